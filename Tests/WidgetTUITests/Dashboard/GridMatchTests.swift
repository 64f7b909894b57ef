import Testing
import WidgetLayout

@testable import WidgetTUI

/// Words found in pictures.
@Suite struct GridMatchTests {
  private func found(_ words: String, in rows: String...) -> [String] {
    var painter = Painter(grid: CellGrid(size: Size(width: 30, height: rows.count)))
    let style = painter.number(of: .plain)
    for (y, row) in rows.enumerated() { painter.write(row, x: 0, y: y, width: 30, style: style) }
    return painter.grid.matches(of: words).map {
      "\($0.row):\($0.columns.lowerBound)-\($0.columns.upperBound)"
    }
  }

  @Test func wordsInReadingOrder() {
    let found = found("or", in: "Orders or more", "none", "for")
    #expect(found == ["0:0-2", "0:7-9", "0:11-13", "2:1-3"])
  }

  @Test func nothingIsNowhere() {
    #expect(found("", in: "anything") == [])
    #expect(found("x", in: "") == [])
  }

  @Test func capitalLettersMatterWhereTheyAreTyped() {
    #expect(found("error", in: "Error error ERROR") == ["0:0-5", "0:6-11", "0:12-17"])
    #expect(found("Error", in: "Error error ERROR") == ["0:0-5"])
  }

  @Test func theyDoNotOverlap() { #expect(found("aa", in: "aaaaa") == ["0:0-2", "0:2-4"]) }

  @Test func wideCharactersHaveTwoColumns() {
    #expect(found("漢字", in: "a漢字b") == ["0:1-5"])
    #expect(found("b", in: "a漢字b") == ["0:5-6"])
    // Combining marks belong to their letter.
    #expect(found("e\u{301}", in: "cafe\u{301}s") == ["0:3-4"])
  }
}
