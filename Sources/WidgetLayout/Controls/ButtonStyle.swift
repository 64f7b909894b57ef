/// The appearance of buttons, as in SwiftUI.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the button in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, as passed to its style.
public struct ButtonStyleConfiguration {
  public typealias Label = AnyView

  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// True while the button is pressed; here always false.
  public let isPressed = false
}

/// A style of one's own, with what presses the button decided already.
private nonisolated struct OwnButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label))
  }
}

extension View {
  /// Sets the style of buttons.
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> some View {
    buttonStyle(OwnButtonStyle(style: style))
  }
}
