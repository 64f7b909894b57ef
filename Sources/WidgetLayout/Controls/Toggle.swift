package import FoundationEssentials

/// A control that is on or off, as in SwiftUI.
///
///     Toggle("Wi-Fi", isOn: $isOn)    Wi-Fi    ━━●
///
/// Here it is drawn; a toggle of an intent can be pressed, and pressing any other changes nothing.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Bool
  private let isMixed: Bool
  private let address: URL?
  private let label: Label

  /// Creates a toggle that is drawn on or off, with a custom label.
  ///
  /// - Parameter address: The address that performs its action; `nil` if it has none.
  package init(
    isShownOn isOn: Bool, isMixed: Bool = false, address: URL? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.address = address
    self.label = label()
  }

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isShownOn: isOn.wrappedValue, label: label)
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    let label = label.changing { if !$0.isEnabled { $0.foreground = .role(.faint) } }
    let (isOn, isMixed) = (isOn, isMixed)
    lowering.control(
      address,
      content: StyledView((any ToggleStyle).self) { style, part in
        (style ?? SwitchToggleStyle()).makeAnyBody(
          ToggleStyleConfiguration(label: part(label), isOn: isOn, isMixed: isMixed))
      })
  }
}

extension Toggle {
  /// Creates a toggle of several values, which is on if all are.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn].wrappedValue }
    let isOn = !values.contains(false)
    self.init(isShownOn: isOn, isMixed: !isOn && values.contains(true), label: label)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that is passed to a style, for the next style to draw.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isShownOn: configuration.isOn, isMixed: configuration.isMixed) {
      configuration.label
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == WidgetLayout.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WidgetLayout.Label(title, systemImage: systemImage) }
  }
}
