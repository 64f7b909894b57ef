/// How buttons are drawn, as in SwiftUI.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// The button as the style draws it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, as its style sees them.
public struct ButtonStyleConfiguration {
  public typealias Label = AnyView

  /// What the button is for.
  public let role: ButtonRole?
  /// What stands on the button.
  public let label: Label
  /// Whether a finger is on it; never here.
  public let isPressed = false
}

/// Buttons that are their label alone.
public nonisolated struct PlainButtonStyle: ButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Buttons that are their label alone, in the tint.
public nonisolated struct BorderlessButtonStyle: ButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColor(role: configuration.role))
  }
}

/// Buttons between brackets, with their label in the tint: `[ Refresh ]`.
public nonisolated struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColor(role: configuration.role))
      .padding(columns: 2)
      .background { DrawingView { _ in BracketsDrawing() } }
  }
}

/// Buttons that are an area of the tint, with their label set out of it.
public nonisolated struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(columns: 2)
      .background { DrawingView { ReversedDrawing(foreground: $0.foreground) } }
      .changing { $0.attributes.insert(.reverse) }
      .modifier(ButtonColor(role: configuration.role))
  }
}

/// The colour of a button's label: the tint, that of what destroys, or faint where it is disabled.
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
  /// Sets how the buttons inside are drawn.
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> some View {
    changing { $0.buttonStyle = style }
  }
}
