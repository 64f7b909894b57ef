import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetTesting

/// The rows of docs/systems/insights.md that are about one answer for several places, and about what is known of a
/// widget's use, in the programs that ship.
@Suite("Rows of a shop", .fewAtOnce)
struct InsightsRowTests {
  private static let patience = Duration.seconds(60)

  private func shop(_ settings: String) async throws -> SystemWidgetBoard {
    let shop = SystemWidgetBoard(
      try SystemStand("insights"), kind: "insights",
      ", server: SERVER, session: FOLDER/merchant/session, language: en\(settings)")
    try await shop.stand.merchant("sign-in")
    try shop.write("")
    return shop
  }

  /// Called again and again within a minute, the provider asks once; the figures keep their age.
  @Test func askedAgainWithinAMinute() async throws {
    let shop = try await shop("")
    let session = try await shop.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("Total sales") }
    for _ in 0..<5 {
      try await session.send("r")
      try await Task.sleep(for: .milliseconds(400))
    }
    #expect(try await shop.asked().count { $0.hasPrefix("GET /insights/metrics") } == 1)
  }

  /// The places of one widget, on the page and in the status row, show figures of one answer, that of the largest.
  @Test func placesOfOneWidgetShareOneAnswer() async throws {
    let shop = try await shop("")
    try shop.write("", page: "w w w w, w w w w", also: "status: {right: [w]}")
    let session = try await shop.dashboard()
    let figure = #/€[0-9][0-9.,]*[0-9]/#
    try await session.waitFor(Self.patience) { screen in
      let figures = screen.matches(of: figure).map(\.output)
      return screen.contains("Total sales") && figures.count > 1 && figures[0] == figures.last
    }
    // The status row's place may be known a moment before the page's.
    let asked = try await shop.asked().filter { $0.hasPrefix("GET /insights/metrics") }
    #expect(asked.count <= 2 && asked.last?.contains("orders_to_fulfill") == true, "\(asked)")
  }

  /// A cell is a value alone, a value with its course as a line, or with bars, as there is room.
  @Test func aLongValueKeepsItsChart() async throws {
    let shop = try await shop(", store: store-2, range: 30d, metrics: [total_sales, orders]")
    for (size, figure) in [("20x10", #/¥[0-9.]+M/#), ("14x10", #/¥[0-9]+M/#)] {
      let tile = try await shop.picture("small", size: size)
      #expect(tile.contains(figure), "\(size): \(tile)")
      // The course of the metric, as a line or bars.
      #expect(tile.contains(#/[⠁-⣿█▁-▇]/#), "\(size): \(tile)")
    }
    let circular = try await shop.picture("circular")
    #expect(circular.contains("¥") && !circular.contains(#/[⠁-⣿█▁-▇]/#), "\(circular)")
  }

  /// The log of a widget's use has what was added, configured and removed, with family and size, and nothing of the
  /// shop.
  @Test func addedConfiguredAndRemoved() async throws {
    struct Event: Decodable {
      let event, kind, family, size: String
      let metrics, range: String?
    }
    let shop = try await shop("")
    try shop.write("", page: "w w")
    // While it stays, another one comes and goes.
    let other =
      ", other: {kind: insights, server: \"\(shop.stand.address)\", session: \(shop.stand.folder.path)/merchant/session}"
    let session = try await shop.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("Total sales") }
    func shown() async throws -> [Event] {
      let found = try await Program("find").run([
        shop.stand.folder.path, "-name", "insights-analytics.jsonl",
      ])
      let path = found.standardOutput.filter { !$0.isNewline }
      let text = path.isEmpty ? "" : try TextFile.read(path) ?? ""
      for secret in ["127.0.0.1", "merchant/session", "store-"] { #expect(!text.contains(secret)) }
      return try text.split(separator: "\n").map {
        try JSONDecoder().decode(Event.self, from: Data($0.utf8))
      }
    }
    func waitFor(_ wanted: [String]) async throws -> [Event] {
      let all: [Event]? = try await ask(for: .seconds(30)) {
        let events = try await shown()
        return events.map(\.event) == wanted ? events : nil
      }
      guard let all else {
        throw TimeUp(
          awaited: "the events", timeout: .seconds(30), seen: [("events", "\(try await shown())")])
      }
      return all
    }
    #expect(try await waitFor(["added"])[0].kind == "insights")
    try shop.write(", range: 7d, metrics: [orders]", page: "w w")
    let configured = try await waitFor(["added", "configured"])[1]
    #expect(configured.range == "7d" && configured.metrics?.contains("orders") == true)
    #expect(configured.size.contains("x") && !configured.family.isEmpty)
    try shop.write(", range: 7d, metrics: [orders]", others: other, page: "w w other")
    _ = try await waitFor(["added", "configured", "added"])
    try shop.write(", range: 7d, metrics: [orders]", others: other, page: "w w")
    _ = try await waitFor(["added", "configured", "added", "removed"])
  }
}
