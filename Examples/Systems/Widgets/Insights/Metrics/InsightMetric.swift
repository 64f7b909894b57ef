import WidgetTimeline

/// A metric that can be chosen, by its name at the back end; `none` is no metric.
enum InsightMetric: String, AppEnum {
  case none
  case totalSales = "total_sales"
  case orders
  case averageOrder = "average_order_value"
  case sessions
  case conversionRate = "conversion_rate"
  case returningCustomers = "returning_customers"
  case visitDuration = "visit_duration"
  case pageLoad = "page_load"
  case refunds
  case ordersToFulfill = "orders_to_fulfill"
  case topProducts = "top_products"
  case satisfaction

  /// The default metrics: as many as the largest family shows, since a default cannot depend on the
  /// family.
  static let defaults: [InsightMetric] = [
    .totalSales, .orders, .sessions, .conversionRate, .averageOrder, .returningCustomers,
    .ordersToFulfill,
  ]

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Metric" }

  static var caseDisplayRepresentations: [InsightMetric: DisplayRepresentation] {
    [
      .none: "None", .totalSales: "Total sales", .orders: "Orders", .averageOrder: "Average order",
      .sessions: "Sessions", .conversionRate: "Conversion rate",
      .returningCustomers: "Returning customers", .visitDuration: "Time of a visit",
      .pageLoad: "Page load", .refunds: "Refunds", .ordersToFulfill: "Orders to fulfil",
      .topProducts: "Top products", .satisfaction: "Satisfaction",
    ]
  }

  /// Returns the chosen metrics that are shown, in order: each once, without `none`, and at most
  /// `most`. Nothing prevents the user from choosing otherwise.
  static func shown(of choice: [InsightMetric], most: Int) -> [InsightMetric] {
    var shown: [InsightMetric] = []
    for metric in choice where metric != .none && !shown.contains(metric) && shown.count < most {
      shown.append(metric)
    }
    return shown
  }
}

/// The days covered by metrics.
enum InsightRange: String, AppEnum {
  case today
  case week = "7d"
  case month = "30d"

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Days" }

  static var caseDisplayRepresentations: [InsightRange: DisplayRepresentation] {
    [.today: "Today", .week: "Last 7 days", .month: "Last 30 days"]
  }

  /// The days in words.
  var words: String {
    switch self {
    case .today: "Today"
    case .week: "Last 7 days"
    case .month: "Last 30 days"
    }
  }
}
