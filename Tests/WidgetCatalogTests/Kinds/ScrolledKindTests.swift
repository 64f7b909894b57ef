import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// The whole content of kinds that scroll: the rows of the tile, drawn as there, then the rest.
@MainActor
@Suite("Kinds that scroll")
struct ScrolledKindTests {
  private struct Picture {
    let shown: [String]
    let whole: [String]
  }

  /// Returns the rows of a kind's tile and of its whole content.
  private func picture(
    _ type: any ReadingKind.Type, _ settings: Setting = [:], _ datum: Datum,
    columns: Int = 30, rows: Int = 8
  ) throws -> Picture {
    let exhibit = Exhibit("\(type)", type, settings, datum)
    let entry = Self.entry(exhibit.kind, exhibit.entry)
    let size = Size(width: columns, height: rows)
    let tile = entry.picture(size: size, family: .systemLarge, at: Exhibit.now).grid
    let whole = try #require(
      entry.wholePicture(of: size, family: .systemLarge, at: Exhibit.now)?.grid)
    #expect(type.scrollEdge(settings) != nil)
    return Picture(
      shown: (0..<tile.size.height).map { tile.row($0) },
      whole: (0..<whole.size.height).map { whole.row($0) })
  }

  private static func entry(
    _ kind: some ReadingKind, _ entry: ReadingEntry
  ) -> AnyTimelineEntry {
    AnyTimelineEntry(date: entry.date) { lowering in lowering.root { kind.view(of: entry) } }
  }

  private static let items = Datum.list((1...40).map { .text("item \($0)") })

  @Test func aList() throws {
    let picture = try picture(ListKind.self, [:], Self.items)
    #expect(picture.shown.last == "+33 more")
    #expect(picture.whole.count == 40)
    #expect(Array(picture.whole.prefix(7)) == Array(picture.shown.prefix(7)))
    #expect(picture.whole.last == "item 40")
  }

  /// Where details have no rows of their own in the tile, they have none in what is scrolled.
  @Test func aListWithDetails() throws {
    let items = Datum.list(
      (1...20).map { ["title": .text("item \($0)"), "detail": .text("detail \($0)")] })
    let picture = try picture(ListKind.self, [:], items)
    #expect(picture.whole.count == 20)
    #expect(Array(picture.whole.prefix(7)) == Array(picture.shown.prefix(7)))
  }

  @Test func aTable() throws {
    let rows = Datum.list((1...40).map { ["name": .text("row \($0)"), "count": .number(7)] })
    let picture = try picture(TableKind.self, [:], rows)
    #expect(picture.whole.count == 41)
    #expect(picture.whole[0].hasPrefix("name "))
    #expect(picture.whole.last?.contains("row 40") == true)
  }

  @Test func anAgenda() throws {
    let events = Datum.list(
      (0..<30).map {
        [
          "title": .text("event \($0)"),
          "start": .number(Exhibit.now.timeIntervalSince1970 + Double($0) * 20_000),
          "end": .number(Exhibit.now.timeIntervalSince1970 + Double($0) * 20_000 + 600),
        ]
      })
    let picture = try picture(AgendaKind.self, ["days": "7"], events)
    #expect(Array(picture.whole.prefix(7)) == Array(picture.shown.prefix(7)))
    #expect(picture.whole.contains { $0.contains("event 19") }, "\(picture.whole)")
  }

  @Test func aFeed() throws {
    let articles = Datum.list((1...30).map { ["title": .text("article \($0)")] })
    for rows in [5, 8, 16] {
      let picture = try picture(FeedKind.self, [:], articles, rows: rows)
      #expect(Array(picture.whole.prefix(rows - 1)) == Array(picture.shown.prefix(rows - 1)))
      #expect(picture.whole.last?.contains("article 30") == true, "\(picture.whole)")
    }
  }

  @Test func aTextWraps() throws {
    let text = Datum.text(
      (1...20).map { "a line that is longer than its tile \($0)" }.joined(separator: "\n"))
    let picture = try picture(TextKind.self, [:], text)
    #expect(picture.whole.count == 40)
    #expect(Array(picture.whole.prefix(7)) == Array(picture.shown.prefix(7)))
    #expect(picture.whole.last?.contains("20") == true)
  }

  /// The last rows of a log are those of its tile.
  @Test func aLog() throws {
    let log = Datum.text((1...90).map { "09:00:00 info line \($0)" }.joined(separator: "\n"))
    let picture = try picture(LogKind.self, [:], log)
    #expect(LogKind.scrollEdge([:]) == .end)
    #expect(picture.whole.count == 90)
    #expect(Array(picture.whole.suffix(8)) == picture.shown)
  }

  @Test func howMuchThereIsAtMost() throws {
    let items = Datum.list((1...5000).map { .text("item \($0)") })
    let picture = try picture(ListKind.self, [:], items)
    #expect(picture.whole.count == Size.mostScrolledRows)
    #expect(picture.whole.last == "+4501 more")
  }

  /// What fits its tile is a row higher, so that it is not taken for a picture of the tile.
  @Test func whatFits() throws {
    let picture = try picture(ListKind.self, [:], ["one", "two"])
    #expect(picture.whole.count == 9)
    #expect(Array(picture.whole.prefix(8)) == picture.shown)
  }

  @Test func oddDataIsDrawn() throws {
    for type in ReadingKinds.all where type.scrollEdge([:]) != nil {
      for datum in OddDataTests.data {
        for rows in [1, 2, 7] {
          let picture = try picture(type, [:], datum, columns: 12, rows: rows)
          #expect(picture.whole.count > rows)
          #expect(picture.whole.count <= Size.mostScrolledRows)
        }
      }
    }
  }
}
