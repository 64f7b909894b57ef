public import WidgetLayout

/// A button or toggle for Control Center, as in WidgetKit; not offered as a widget here.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  var body: Body { get }
}

/// The configuration of a control, as in WidgetKit.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// Sets the control's name; not shown here.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }

  /// Sets the control's description; not shown here.
  public func description(_ text: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }

  /// Has no effect here: boards set parameters.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

  /// Has no effect here: there is no Control Center.
  public func hidden(_ isHidden: Bool = true) -> some ControlWidgetConfiguration { self }
}

/// The template of a control, a button or a toggle, as in WidgetKit.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  /// Has no effect here: controls are not drawn.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Has no effect here: controls are not drawn.
  public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }

  /// Has no effect here: controls are not drawn.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// A builder of a control's template, as in WidgetKit.
@resultBuilder public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }

  public static func buildEither<Content: ControlWidgetTemplate>(first: Content) -> Content {
    first
  }

  public static func buildEither<Content: ControlWidgetTemplate>(second: Content) -> Content {
    second
  }
}

extension View {
  /// Has no effect here: controls are not drawn.
  nonisolated public func controlWidgetStatus(_ text: LocalizedStringKey) -> some View { self }

  /// Has no effect here: controls are not drawn.
  nonisolated public func controlWidgetActionHint(_ text: LocalizedStringKey) -> some View { self }
}
