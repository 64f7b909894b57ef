public import WidgetLayout

/// Reads a control's value, as in WidgetKit; not asked here.
public protocol ControlValueProvider: SendableMetatype {
  associatedtype Value
  /// The value of a preview.
  var previewValue: Value { get }
  /// The value now.
  func currentValue() async throws -> Value
}

/// Reads the value of a control with parameters, as in WidgetKit; not asked here.
public protocol AppIntentControlValueProvider: SendableMetatype {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  /// The value of a preview.
  func previewValue(configuration: Configuration) -> Value
  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without parameters, as in WidgetKit; not offered here.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// A control of `kind`.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

  /// A control of `kind` that shows a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control with parameters, as in WidgetKit; not offered here.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// A control of `kind`.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}

  /// A control of `kind` that shows a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

/// A control that does something, as in WidgetKit; not offered here.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  /// A button with words, and words for while it is at work.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  /// A button with words.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  /// A button with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: Action) {}

  /// A button with a title.
  public init(_ title: LocalizedStringKey, action: Action) {}
}

/// A control that is on or off, as in WidgetKit; not offered here.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
{
  /// A switch with words, and words for its two states.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == Text {
  /// A switch with a title, and words for its two states.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// A switch with a title, and words for its two states.
  public init(
    _ title: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

/// Where an app says that its controls have something new, as in WidgetKit; nobody listens here.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  /// Has no effect here.
  public func reloadControls(ofKind kind: String) {}

  /// Has no effect here.
  public func reloadAllControls() {}
}
