public import WidgetLayout

/// A widget with parameters that people choose, as in WidgetKit.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  private let kind: String
  private let parameters: WidgetParameters

  /// Creates a widget of `kind` that shows `provider`'s entries as `content`.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    parameters = WidgetParameters(provider: provider, content: content)
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func describe(into description: inout WidgetDescription) {
    description.kind = kind
    if description.displayName.isEmpty { description.displayName = kind }
    description.parameters = parameters
    description.source = parameters.source([:])
  }
}
