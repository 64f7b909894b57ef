import FoundationEssentials
import WidgetLayout
import WidgetTUI
import WidgetTimeline

// The widget of docs/writing-a-widget.md, which shows parts of this file.

/// The bottles on the shelf of a shop.
struct StockEntry: TimelineEntry {
  let date: Date
  let shop: String
  let bottles: Int
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: bottles < 20 ? 80 : 0) }
  var staleDate: Date? { date + 1800 }
}

struct StockIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Shop"

  @Parameter(title: "Shop", default: "Berlin") var shop: String
}

struct StockProvider: ThrowingAppIntentTimelineProvider {
  typealias Intent = StockIntent

  var shelves = ShelfFiles()

  func placeholder(in context: Context) -> StockEntry {
    StockEntry(date: .now, shop: "Berlin", bottles: 120)
  }

  func reload(
    for configuration: StockIntent, in context: Context
  ) async throws -> Timeline<StockEntry> {
    let (counted, bottles) = try shelves.count(of: configuration.shop)
    let entry = StockEntry(date: counted, shop: configuration.shop, bottles: bottles)
    var timeline = Timeline(entries: [entry], policy: .after(counted + 900))
    timeline.read = counted
    return timeline
  }
}

extension StockProvider: WatchingAppIntentTimelineProvider {
  func watch(
    for configuration: StockIntent, in context: Context, onChange: @escaping @Sendable () -> Void
  ) async -> (any AnyObject & Sendable)? {
    shelves.watch(configuration.shop, onChange: onChange)
  }
}

extension StockProvider: RemoteTimelineProvider {
  var servers: [String] { ["till.example"] }
  var deadline: TimeInterval? { 10 }
}

struct StockView: View {
  let entry: StockEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryInline: Text(verbatim: "\(entry.shop) \(entry.bottles)")
    default:
      VStack(alignment: .leading) {
        Text(verbatim: "\(entry.bottles) bottles").bold()
        Text(verbatim: entry.shop).foregroundStyle(.secondary)
        Spacer()
        GaugeBar(part: Double(entry.bottles) / 200).tint(entry.bottles < 20 ? .red : .green)
      }
    }
  }
}

struct StockWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "stock", provider: StockProvider()) { StockView(entry: $0) }
      .configurationDisplayName("Stock")
      .description("The bottles on a shop's shelf.")
      .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

struct StockWidgets: WidgetBundle {
  var body: some Widget { StockWidget() }
}

/// What the tills of the shops counted.
struct ShelfFiles: Sendable {
  var counts: [String: Int] = ["Berlin": 120, "Ulm": 12]
  var isSignedIn = true
  var counted = Date(timeIntervalSince1970: 1_773_480_240)

  func count(of shop: String) throws(ReloadFailure) -> (Date, Int) {
    guard isSignedIn else { throw .denied("sign in at the till") }
    guard let count = counts[shop] else { throw ReloadFailure("no shop \(shop)") }
    return (counted, count)
  }

  func watch(
    _ shop: String, onChange: @escaping @Sendable () -> Void
  ) -> (any AnyObject & Sendable)? { nil }
}
