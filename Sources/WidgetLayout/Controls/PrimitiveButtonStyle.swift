/// The appearance of buttons that also decides what presses them, as in SwiftUI.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the button in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, as passed to its primitive style.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = AnyView

  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label

  /// Has no effect here: a picture is not pressed by itself.
  public func trigger() {}
}

/// The default style of buttons: brackets around the label.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A button style of only the label.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button style of only the label, in the tint.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColor(role: configuration.role))
  }
}

/// A button style with brackets around the label in the tint: `[ Refresh ]`.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonColor(role: configuration.role))
      .padding(columns: 2)
      .background { DrawingView { _ in BracketsDrawing() } }
  }
}

/// A button style with the label on an area of the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
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

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public nonisolated static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle {
  func makeAnyBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of buttons.
  nonisolated public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    self.style((any PrimitiveButtonStyle).self, style)
  }
}
