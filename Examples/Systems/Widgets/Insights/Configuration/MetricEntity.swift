import FoundationEssentials
import WidgetCatalog
import WidgetSources
import WidgetTimeline

/// A metric to choose, by its name at the back end; `none` is no metric.
struct MetricEntity: AppEntity, Hashable, Sendable {
  /// The choice that leaves a metric out.
  static let none = MetricEntity("none", title: "None")

  /// The default metrics: as many as the largest family shows, since a default cannot depend on the
  /// family.
  static let defaults = [
    "total_sales", "orders", "sessions", "conversion_rate", "average_order_value",
    "returning_customers", "orders_to_fulfill",
  ].map { MetricEntity($0) }

  let id: String
  /// The title in the language of the figures; the name if it is unknown.
  let title: String

  init(_ id: String, title: String? = nil) { (self.id, self.title) = (id, title ?? id) }

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Metric" }
  static var defaultQuery: MetricQuery { MetricQuery() }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Returns the names of the chosen metrics that are shown, in order: each once, without `none`,
  /// and at most `most`. Nothing prevents the user from choosing otherwise.
  static func shown(of choice: [MetricEntity], most: Int) -> [String] {
    var shown: [String] = []
    for metric in choice where metric != .none && !shown.contains(metric.id) {
      guard shown.count < most else { break }
      shown.append(metric.id)
    }
    return shown
  }
}

/// A query of the metrics that the shop's back end has.
struct MetricQuery: EntityStringQuery {
  @IntentParameterDependency<InsightsIntent>(\.$server, \.$session) private var insights

  /// Returns the metrics with some names, without looking them up: a configured widget must not
  /// fail because the list does. The back end reports an unknown name.
  func entities(for identifiers: [String]) async throws -> [MetricEntity] {
    identifiers.map { MetricEntity($0) }
  }

  func entities(matching string: String) async throws -> [MetricEntity] {
    try await metrics(matching: string)
  }

  func suggestedEntities() async throws -> [MetricEntity] {
    try await metrics(matching: "") + [.none]
  }

  private func metrics(matching words: String) async throws -> [MetricEntity] {
    let client = InsightsClient(choosingFor: insights)
    return try await ReadingThreads.shared.result { () throws(SourceFailure) in
      try client.metrics(matching: words)
    }
  }
}
