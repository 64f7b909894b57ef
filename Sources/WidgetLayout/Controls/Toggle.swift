package import FoundationEssentials

/// A control that is on or off, as in SwiftUI.
///
///     Toggle("Wi-Fi", isOn: $isOn)    Wi-Fi    ━━●
///
/// Here it is drawn; a toggle of an intent can be pressed, and pressing any other changes nothing.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Bool
  private let address: URL?
  private let label: Label

  /// Creates a toggle that is drawn on or off, with a custom label.
  ///
  /// - Parameter address: The address that performs its action; `nil` if it has none.
  package init(isShownOn isOn: Bool, address: URL? = nil, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.address = address
    self.label = label()
  }

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isShownOn: isOn.wrappedValue, label: label)
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    let label = label.changing { if !$0.isEnabled { $0.foreground = .role(.faint) } }
    let parts = ToggleStyleConfiguration(label: AnyView(label), isOn: isOn)
    lowering.control(address) { $0.toggleStyle.makeAnyBody(parts) }
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
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WidgetLayout.Label(title, systemImage: systemImage) }
  }
}
