public import WidgetLayout

/// The template of a control, a button or a toggle, as in WidgetKit.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  var body: Body { get }
  /// Returns the control as a tile shows it.
  func _makeView() -> AnyView
}

extension ControlWidgetTemplate {
  public func _makeView() -> AnyView { body._makeView() }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  /// Sets the colour of the control.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate { AnyView(_makeView().tint(tint)) }
  }

  /// Dims the control.
  public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate { AnyView(_makeView().disabled(isDisabled)) }
  }

  /// Marks the control's value as private, which has an effect as for any view.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedControlTemplate { AnyView(_makeView().privacySensitive(sensitive)) }
  }
}

/// A control's template with one modification.
struct ModifiedControlTemplate: ControlWidgetTemplate {
  let view: @MainActor () -> AnyView

  var body: Never { fatalError("a primitive has no body") }

  func _makeView() -> AnyView { view() }
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

  public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }
}
