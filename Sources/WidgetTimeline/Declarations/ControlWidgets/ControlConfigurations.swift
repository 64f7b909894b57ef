internal import WidgetLayout

/// A control without parameters, as in WidgetKit.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  private let kind: String
  private let source: @MainActor () -> TimelineSource

  /// Creates a control of `kind`.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.init(kind: kind, provider: NoControlValue()) { _ in content() }
  }

  /// Creates a control of `kind` that shows a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
    source = {
      TimelineSource(provider: ControlTimelineProvider(provider)) { entry in
        ControlView { content(entry.value) }
      }
    }
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func describe(into description: inout WidgetDescription) {
    description.kind = kind
    if description.displayName.isEmpty { description.displayName = kind }
    description.source = source()
  }
}

/// A control with parameters, as in WidgetKit.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  private let kind: String
  private let parameters: @MainActor () -> WidgetParameters

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
    self.kind = kind
    parameters = {
      WidgetParameters(provider: AppIntentControlTimelineProvider(provider)) { entry in
        ControlView { content(entry.value) }
      }
    }
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func describe(into description: inout WidgetDescription) {
    let parameters = parameters()
    description.kind = kind
    if description.displayName.isEmpty { description.displayName = kind }
    description.parameters = parameters
    description.source = parameters.source([:])
  }
}

/// A control as a tile shows it.
private struct ControlView<Template: ControlWidgetTemplate>: View {
  let template: () -> Template

  var body: some View { template()._makeView() }
}
