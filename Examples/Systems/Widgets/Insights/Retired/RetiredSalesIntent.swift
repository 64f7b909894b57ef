import WidgetTimeline

/// The settings of the first of the shop's widgets.
struct RetiredSalesIntent: WidgetConfigurationIntent {
  /// A choice for each of its two metrics.
  enum Figure: String, AppEnum {
    case revenue, orders, visitors
    static var caseDisplayRepresentations: [Figure: DisplayRepresentation] {
      [.revenue: "Revenue", .orders: "Orders", .visitors: "Visitors"]
    }
  }

  /// A choice for its days.
  enum Period: String, AppEnum {
    case day, week, month
    static var caseDisplayRepresentations: [Period: DisplayRepresentation] {
      [.day: "Day", .week: "Week", .month: "Month"]
    }
  }

  static var title: LocalizedStringResource { "Sales" }

  @Parameter(title: "The address of the shop's analytics") var server: String
  @Parameter(title: "The file that the merchant's app keeps its tokens in") var session: String
  @Parameter(title: "The shop's identifier") var shop: String
  @Parameter(title: "The days: day, week or month", default: .day) var period: Period
  @Parameter(title: "The first figure", default: .revenue) var first: Figure
  @Parameter(title: "The second figure", default: .orders) var second: Figure

  init() {}

  /// The same settings as those of its successor.
  var migrated: InsightsIntent {
    let intent = InsightsIntent()
    intent.server = server
    intent.session = session
    intent.store = shop.isEmpty ? nil : StoreEntity(shop)
    intent.range =
      switch period {
      case .day: .today
      case .week: .week
      case .month: .month
      }
    intent.metrics = [first, second].map { figure in
      switch figure {
      case .revenue: MetricEntity("total_sales")
      case .orders: MetricEntity("orders")
      case .visitors: MetricEntity("sessions")
      }
    }
    return intent
  }
}
