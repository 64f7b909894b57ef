// A widget of one's own, as a whole program: `swift run Orders`.
import Foundation
import WidgetLayout
import WidgetTUI
import WidgetTimeline

struct OrdersEntry: TimelineEntry {
  let date: Date
  let orders: Int
  let week: [Double?]
}

/// Orders of a shop that opens at eight: one entry an hour, known in advance, so that the next
/// question is due only tomorrow.
struct OrdersProvider: TimelineProvider {
  func placeholder(in context: Context) -> OrdersEntry {
    OrdersEntry(date: .now, orders: 1284, week: [3, 4, 2, 6, 7, 8, 5])
  }

  func getSnapshot(in context: Context, completion: @escaping (OrdersEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OrdersEntry>) -> Void) {
    let today = Calendar.current.startOfDay(for: .now)
    let entries = (0..<24).map { hour in
      OrdersEntry(
        date: today.addingTimeInterval(Double(hour) * 3600), orders: max(0, hour - 8) * 93,
        week: (0...hour).map { Double(max(0, $0 - 8)) })
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct OrdersWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "orders", provider: OrdersProvider()) { entry in
      MetricCell(
        value: entry.orders.formatted(), comparison: Comparison(.up, "4 %", meaning: .good),
        chart: .sparkline(entry.week))
    }
    .configurationDisplayName("Orders")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

@main
struct ShopWidgets: WidgetBundle {
  var body: some Widget { OrdersWidget() }
}
