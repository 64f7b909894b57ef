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

  @Test func theTimeIsWholeOrNotThere() {
    #expect(drawn("", columns: 7) == " 09:26")
    #expect(drawn("", columns: 6) == " …")
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
