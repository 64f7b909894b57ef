/// The relevance of a widget, as in WidgetKit; not used here.
public struct WidgetRelevance<Configuration> {
  /// The relevant configurations, most relevant first.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// Creates a relevance from attributes.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// A relevant configuration, as in WidgetKit.
public struct WidgetRelevanceAttribute<Configuration> {
  /// The configuration.
  public let configuration: Configuration?

  /// Creates an attribute for a relevant configuration.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Creates an attribute for a configuration that is relevant to a group of widgets.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.configuration = configuration
  }
}

/// A group of widgets that are relevant together, as in WidgetKit.
public enum WidgetRelevanceGroup: Sendable, Hashable {
  case automatic, ungrouped
  case named(String)
}
