import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the row of words below the tiles.
@MainActor
@Suite("The status row")
struct StatusRowTests {
  private func drawn(_ words: String, columns: Int) -> String {
    let row = StatusRow(
      left: [StatusRow.Part(words: words, role: .bad)],
      right: [
        StatusRow.Part(text: "next 09:30", role: .dim), StatusRow.Part(text: "09:26", role: .text),
      ])
    var painter = Painter(grid: CellGrid(size: Size(width: columns, height: 1)))
    row.draw(in: Rect(x: 0, y: 0, width: columns, height: 1), with: &painter)
    return String(painter.grid.text.dropLast())
  }

  @Test(arguments: [
    (33, " Opened Ada   next 09:30   09:26"), (20, " Opened Ada   09:26"),
    (17, " Opened…   09:26"), (12, " O…   09:26"), (9, "   09:26"),
  ])
  func importantWordsAreCutInsteadOfLeftOut(columns: Int, expected: String) {
    #expect(drawn("Opened Ada", columns: columns) == expected)
  }

  @Test(arguments: [
    (25, " orders: 409,723   09:26"), (24, " orders: …        09:26"),
    (19, " orders: …   09:26"), (18, " orders:…   09:26"),
  ])
  func aNumberIsShownWholeOrNotAtAll(columns: Int, expected: String) {
    #expect(drawn("orders: 409,723", columns: columns) == expected)
  }

  /// What a widget says must not look like the words of others beside it.
  @Test(arguments: ["   ", "  ", " \u{2003} ", " \u{3000}\u{3000}", " "])
  func noBlanksLookLikeTheEndOfAWidget(blanks: String) throws {
    let text = "ok\(blanks)全 Mail 0"
    var painter = Painter(grid: CellGrid(size: Size(width: 40, height: 1)))
    painter.write(text, x: 3, y: 0, width: 37, style: 0)
    let line = try #require(painter.grid.line)
    #expect(line.text == "ok 全 Mail 0\n" && line.size.width == 12)
  }

  @Test func theTimeIsWholeOrNotThere() {
    #expect(drawn("", columns: 7) == " 09:26")
    #expect(drawn("", columns: 6) == " …")
  }

  /// Returns the row of a board with pages, and with lines on both sides.
  private var full: StatusRow {
    func line(_ words: String) -> StatusRow.Part {
      var painter = Painter(grid: CellGrid(size: Size(width: words.count, height: 1)))
      painter.write(words, x: 0, y: 0, width: words.count, style: 0)
      return StatusRow.Part(line: painter.grid)
    }
    return StatusRow(
      left: [
        StatusRow.Part(text: "▸Home", role: .title), StatusRow.Part(text: "Work", role: .dim),
        StatusRow.Part(text: "atlas", role: .dim, weight: .extra), line("Orders 1,284"),
        StatusRow.Part(text: "? help", role: .dim, weight: .extra),
      ],
      right: [
        line("CPU 42 %"), line("Memory 61 %"),
        StatusRow.Part(text: "self 0.2 %", role: .dim, weight: .least),
        StatusRow.Part(text: "next 09:26:01", role: .dim, weight: .least),
        StatusRow.Part(text: "09:26", role: .text),
      ])
  }

  @Test func whatTheBoardAsksForStaysLongest() throws {
    let rows = [120, 100, 80, 70, 60, 50, 40, 30, 20].map { columns in
      var painter = Painter(grid: CellGrid(size: Size(width: columns, height: 1)))
      full.draw(in: Rect(x: 0, y: 0, width: columns, height: 1), with: &painter)
      return "\(columns)\n" + painter.grid.text
    }
    try expectGolden(rows.joined(), named: "full")
  }

  @Test func whatIsSaidOfALink() {
    let now = Date(timeIntervalSince1970: 1_773_481_200)
    let cases: [(LinkRoute.State, String, Role)] = [
      (.loading("Loading…"), "Loading…", .dim), (.opened(["Ada", "Cut"]), "Opened Ada", .good),
      (.opened([]), "Opened a://b", .good), (.done("Ran ls", reloads: true), "Ran ls", .good),
      (.failed("There is no b."), "There is no b.", .bad),
    ]
    for (state, words, role) in cases {
      let notice = LinkNotice(state, of: "a://b", at: now)
      #expect(notice.words == words)
      #expect(notice.role == role)
      #expect(notice.isNews(at: now + 29) && !notice.isNews(at: now + 30))
    }
  }
}
