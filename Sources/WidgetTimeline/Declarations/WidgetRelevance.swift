/// When a widget matters, as in WidgetKit; not asked for here.
public struct WidgetRelevance<Configuration> {
  /// What is relevant, the most relevant first.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// A relevance of these attributes.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// A configuration that matters, as in WidgetKit.
public struct WidgetRelevanceAttribute<Configuration> {
  /// What is configured.
  public let configuration: Configuration?

  /// A configuration that matters.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// A configuration that matters to a group of widgets.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.configuration = configuration
  }
}

/// Widgets that matter together, as in WidgetKit.
public enum WidgetRelevanceGroup: Sendable, Hashable {
  case automatic, ungrouped
  case named(String)
}
