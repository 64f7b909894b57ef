import Foundation
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

/// Tests of the page that says how a widget is written, whose code is `StockWidget.swift`.
@MainActor
@Suite struct WritingAWidgetTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The blocks of code of a language on the page.
  private static func blocks(_ language: String) throws -> [String] {
    try text("docs/writing-a-widget.md").components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  @Test func thePageShowsTheCodeThatIsTested() throws {
    let code =
      try Self.text("Tests/WidgetTUITests/Docs/StockWidget.swift")
      + Self.text("Tests/WidgetTUITests/Docs/WritingAWidgetTests.swift")
    let blocks = try Self.blocks("swift")
    #expect(blocks.count > 5)
    for block in blocks {
      #expect(code.contains(block), "not in the tested code:\n\(block)")
    }
  }

  @Test func itsPictures() throws {
    let entry = StockEntry(date: .now, shop: "Ulm", bottles: 12)
    try expectGolden(
      StockView(entry: entry), named: "stock", families: [.systemSmall, .accessoryInline])
  }

  @Test func itsTimeline() async throws {
    let context = TimelineProviderContext(
      family: .systemSmall, isPreview: false, size: Size(width: 18, height: 8))
    let intent = StockIntent()
    intent.shop = "Ulm"
    let provider = StockProvider()
    let timeline = try await provider.reload(for: intent, in: context)
    #expect(timeline.entries.map(\.bottles) == [12])
    #expect(timeline.policy == .after(provider.shelves.counted + 900))
    #expect(timeline.read == provider.shelves.counted)
    intent.shop = "Rome"
    await #expect(throws: ReloadFailure("no shop Rome")) {
      try await provider.reload(for: intent, in: context)
    }
    let closed = StockProvider(shelves: ShelfFiles(isSignedIn: false))
    await #expect(throws: ReloadFailure.denied("sign in at the till")) {
      try await closed.reload(for: intent, in: context)
    }
  }

  @Test func itIsAWidgetOfABundle() {
    let widgets = StockWidgets().descriptions
    #expect(widgets.map(\.kind) == ["stock"])
    #expect(widgets.map(\.families) == [[.systemSmall, .accessoryInline]])
  }
}
