public import WidgetLayout

/// A widget without parameters, as in WidgetKit.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let kind: String
  private let source: TimelineSource

  /// Creates a widget of `kind` that shows `provider`'s entries as `content`.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    source = TimelineSource(provider: provider, content: content)
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func describe(into description: inout WidgetDescription) {
    description.kind = kind
    if description.displayName.isEmpty { description.displayName = kind }
    description.source = source
  }
}
