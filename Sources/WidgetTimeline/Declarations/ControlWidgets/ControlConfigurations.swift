internal import WidgetLayout

/// A control without parameters, as in WidgetKit.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  private let widget: StaticConfiguration<AnyView>

  /// Creates a control of `kind`.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.init(kind: kind, provider: NoControlValue()) { _ in content() }
  }

  /// Creates a control of `kind` that shows a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    widget = StaticConfiguration(kind: kind, provider: ControlTimelineProvider(provider)) {
      content($0.value)._makeView()
    }
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func describe(into description: inout WidgetDescription) {
    widget.describe(into: &description)
  }
}

/// A control with parameters, as in WidgetKit.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  private let widget: AppIntentConfiguration<Configuration, AnyView>

  /// Creates a control of `kind`.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.init(kind: kind, provider: ControlConfigurationValue<Configuration>(), content: content)
  }

  /// Creates a control of `kind` that shows a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    widget = AppIntentConfiguration(
      kind: kind, provider: AppIntentControlTimelineProvider(provider)
    ) {
      content($0.value)._makeView()
    }
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func describe(into description: inout WidgetDescription) {
    widget.describe(into: &description)
  }
}
