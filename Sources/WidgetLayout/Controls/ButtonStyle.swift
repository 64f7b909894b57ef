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

/// A button style of only the label.
public nonisolated struct PlainButtonStyle: ButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button style of only the label, in the tint.
public nonisolated struct BorderlessButtonStyle: ButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColor(role: configuration.role))
  }
}

/// A button style with brackets around the label in the tint: `[ Refresh ]`.
public nonisolated struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColor(role: configuration.role))
      .padding(columns: 2)
      .background { DrawingView { _ in BracketsDrawing() } }
  }
}

/// A button style with the label on an area of the tint.
public nonisolated struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(columns: 2)
      .background { DrawingView { ReversedDrawing(foreground: $0.foreground) } }
      .changing { $0.attributes.insert(.reverse) }
      .modifier(ButtonColor(role: configuration.role))
  }
}

/// The colour of a button's label: the tint, the bad colour for a destructive role, or faint if it
/// is disabled.
private nonisolated struct ButtonColor: ViewModifier {
  let role: ButtonRole?

  @MainActor func body(content: Content) -> some View {
    content.changing {
      $0.foreground = role == .destructive ? .role(.bad) : $0.tint
      if !$0.isEnabled { $0.foreground = .role(.faint) }
    }
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: Self { Self() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: Self { Self() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var automatic: Self { Self() }
  public nonisolated static var bordered: Self { Self() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: Self { Self() }
}

extension ButtonStyle {
  func makeAnyBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any ButtonStyle { BorderedButtonStyle() }
  }

  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of buttons.
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> some View {
    changing { $0.buttonStyle = style }
  }
}
