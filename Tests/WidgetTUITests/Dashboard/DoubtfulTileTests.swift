import FoundationEssentials
import Synchronization
import TestServers
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetTUI

/// 09:41 in the zone of the tests, whatever that is.
private let start = Date(iso8601: "2026-03-14T09:41:00") ?? .distantPast

private struct OrdersEntry: TimelineEntry {
  let date: Date
}

/// A server that answers until it is told to fail.
private final class OrdersServer: Sendable {
  let failure = Mutex<ReloadFailure?>(nil)
  static let shared = OrdersServer()
}

private struct OrdersProvider: ThrowingTimelineProvider {
  func placeholder(in context: Context) -> OrdersEntry { OrdersEntry(date: start) }

  func timeline(in context: Context) async throws -> Timeline<OrdersEntry> {
    if let failure = OrdersServer.shared.failure.withLock({ $0 }) { throw failure }
    return Timeline(entries: [OrdersEntry(date: start)], policy: .after(start + 60))
  }
}

private struct OrdersRows: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("1,284 orders")
      if family != .accessoryInline {
        Text("▲ 4 %")
        Text("▁▂▃▅▆")
        Text("vs 1 h")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Orders: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "orders", provider: OrdersProvider()) { _ in OrdersRows() }
      .supportedFamilies([
        .systemSmall, .systemMedium, .accessoryInline, .accessoryRectangular, .accessoryCircular,
      ])
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget { Orders() }
}

/// Tests of the tiles of old values, in every family and without any colour.
@MainActor
@Suite("Tiles of old values", .serialized)
struct DoubtfulTileTests {
  private enum Fault { case none, late, failed }

  /// Returns the picture of a tile of a size; its values are of 09:41, and it is 09:45 if there is
  /// a fault.
  private func picture(_ family: WidgetFamily, _ size: Size, _ fault: Fault) async throws -> String
  {
    let clock = ManualClock(start)
    let scheduler = Scheduler(clock: clock, alarm: ManualAlarm())
    let front = PictureFront(size: size, theme: Theme(name: "plain"))
    let dashboard = Dashboard(
      front: front, scheduler: scheduler, clock: clock, catalog: Catalog(Bundle()),
      board: Board(pages: [Board.Page("Home", maps: [], names: ["orders"])]), host: "")
    dashboard.hasStatus = false
    dashboard.forcedFamily = family
    OrdersServer.shared.failure.withLock { $0 = nil }
    dashboard.arrange()
    try await settle(scheduler)
    if fault != .none { clock.now = start + 240 }
    if fault == .failed {
      OrdersServer.shared.failure.withLock { $0 = ReloadFailure("no route to host") }
      for id in scheduler.instances { scheduler.requestReload(id) }
      try await settle(scheduler)
    }
    dashboard.invalidate()
    dashboard.draw()
    return front.grid.text
  }

  private func settle(_ scheduler: Scheduler) async throws {
    try await comesAbout { !scheduler.isAsking }
  }

  @Test func small() async throws {
    try expectPicture(
      await picture(.systemSmall, Size(width: 20, height: 6), .failed),
      equals: """
        ╭ ✕ orders ────────╮
        │ 1,284 orders     │
        │ ▲ 4 %            │
        │ ▁▂▃▅▆            │
        │ vs 1 h           │
        ╰───────── ✕ 09:41 ╯
        """)
  }

  /// With rows to spare the reason stands in the tile.
  @Test func smallAndHigh() async throws {
    try expectPicture(
      await picture(.systemSmall, Size(width: 20, height: 9), .failed),
      equals: """
        ╭ ✕ orders ────────╮
        │ 1,284 orders     │
        │ ▲ 4 %            │
        │ ▁▂▃▅▆            │
        │ vs 1 h           │
        │                  │
        │                  │
        │ no route to host │
        ╰───────── ✕ 09:41 ╯
        """)
  }

  @Test func medium() async throws {
    try expectPicture(
      await picture(.systemMedium, Size(width: 40, height: 6), .failed),
      equals: """
        ╭ ✕ orders ────────────────────────────╮
        │ 1,284 orders                         │
        │ ▲ 4 %                                │
        │ ▁▂▃▅▆                                │
        │ vs 1 h                               │
        ╰───────── no route to host · of 09:41 ╯
        """)
    try expectPicture(
      await picture(.systemMedium, Size(width: 40, height: 6), .late),
      equals: """
        ╭ orders ──────────────────────────────╮
        │ 1,284 orders                         │
        │ ▲ 4 %                                │
        │ ▁▂▃▅▆                                │
        │ vs 1 h                               │
        ╰───────── of 09:41 · late since 09:42 ╯
        """)
  }

  @Test func rectangular() async throws {
    let size = Size(width: 20, height: 4)
    try expectPicture(
      await picture(.accessoryRectangular, size, .none),
      equals: """
         1,284 orders
         ▲ 4 %
         ▁▂▃▅▆
         vs 1 h
        """)
    try expectPicture(
      await picture(.accessoryRectangular, size, .late),
      equals: """
         1,284 orders
         ▲ 4 %
         ▁▂▃▅▆
            of 09:41 · late
        """)
    try expectPicture(
      await picture(.accessoryRectangular, size, .failed),
      equals: """
         1,284 orders
         ▲ 4 %
         ▁▂▃▅▆
          ✕ 09:41 no route…
        """)
  }

  @Test func circular() async throws {
    try expectPicture(
      await picture(.accessoryCircular, Size(width: 9, height: 4), .failed),
      equals: """
         1,284…
         ▲ 4 %
         ▁▂▃▅▆
         ✕ 09:41
        """)
  }

  @Test func inline() async throws {
    try expectPicture(
      await picture(.accessoryInline, Size(width: 30, height: 1), .none), equals: " 1,284 orders")
    for fault in [Fault.late, .failed] {
      try expectPicture(
        await picture(.accessoryInline, Size(width: 30, height: 1), fault),
        equals: " 1,284 orders (09:41)")
      try expectPicture(
        await picture(.accessoryInline, Size(width: 16, height: 1), fault),
        equals: " 1,284… (09:41)")
    }
  }

  @Test(
    "The smallest tiles have the date too",
    arguments: [
      (Size(width: 10, height: 3), "╰ ✕09:41 ╯"), (Size(width: 9, height: 3), "╰─✕09:41╯"),
      (Size(width: 7, height: 3), "✕09:41╯"), (Size(width: 6, height: 3), "✕09:41"),
    ])
  func tiny(size: Size, expected: String) async throws {
    let rows = try await picture(.systemSmall, size, .failed).split(separator: "\n")
    #expect(rows.last.map(String.init) == expected)
  }
}
