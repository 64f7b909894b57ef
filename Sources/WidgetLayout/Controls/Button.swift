package import FoundationEssentials

/// A button, as in SwiftUI.
///
///     Button("Refresh") {}    [ Refresh ]
///
/// Here it is drawn; a button of an intent can be pressed, and the action of any other is not run.
public nonisolated struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let address: URL?
  private let label: Label

  /// Creates a button with a label.
  ///
  /// - Parameter address: The address that performs its action; `nil` if it has none.
  package init(role: ButtonRole? = nil, address: URL? = nil, @ViewBuilder title label: () -> Label)
  {
    self.role = role
    self.address = address
    self.label = label()
  }

  /// Creates a button with a custom label.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, title: label)
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    let role = role
    lowering.control(
      address,
      content: StyledView((any PrimitiveButtonStyle).self) { style, part in
        (style ?? DefaultButtonStyle()).makeAnyBody(
          PrimitiveButtonStyleConfiguration(role: role, label: part(label)))
      })
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that is passed to a style, for the next style to draw.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role) { configuration.label }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role) { Text(title) }
  }
}

extension Button where Label == WidgetLayout.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role) { WidgetLayout.Label(title, systemImage: systemImage) }
  }
}

/// The role of a button, as in SwiftUI.
public enum ButtonRole: Sendable, Hashable {
  case destructive, cancel
}
