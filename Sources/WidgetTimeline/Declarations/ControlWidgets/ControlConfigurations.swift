public import WidgetLayout

/// A provider of a control's value, as in WidgetKit; not called here.
public protocol ControlValueProvider: SendableMetatype {
  associatedtype Value
  /// The value for a preview.
  var previewValue: Value { get }
  /// Returns the current value.
  func currentValue() async throws -> Value
}

/// A provider of the value of a control with parameters, as in WidgetKit; not called here.
public protocol AppIntentControlValueProvider: SendableMetatype {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  /// Returns the value for a preview.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the current value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without parameters, as in WidgetKit; not offered here.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// Creates a control of `kind`.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

  /// Creates a control of `kind` that shows a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control with parameters, as in WidgetKit; not offered here.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// Creates a control of `kind`.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}

  /// Creates a control of `kind` that shows a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

/// A control that performs an action, as in WidgetKit; not offered here.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  /// Creates a button with a label, and another label to show while its action runs.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  /// Creates a button with a label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  /// Creates a button with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: Action) {}

  /// Creates a button with a title.
  public init(_ title: LocalizedStringKey, action: Action) {}
}

/// A control that is on or off, as in WidgetKit; not offered here.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
{
  /// Creates a toggle with a label, and another label for its state.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a toggle with a title, and a label for its state.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Creates a toggle with a title, and a label for its state.
  public init(
    _ title: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

/// The center through which an app reloads its controls, as in WidgetKit; it has no effect here.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  /// Has no effect here.
  public func reloadControls(ofKind kind: String) {}

  /// Has no effect here.
  public func reloadAllControls() {}
}
