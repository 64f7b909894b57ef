import Testing
import WidgetLayout

@testable import WidgetTUI

/// The marked part of a tile's right border.
@Suite struct ScrollBarTests {
  private func thumb(_ top: Int, shown: Int = 10, of rows: Int, in length: Int = 8) -> Range<Int> {
    ScrollBar(top: top, shown: shown, rows: rows).thumb(in: length)
  }

  @Test func itIsAsLongAsThePartInView() {
    #expect(thumb(0, of: 20) == 0..<4)
    #expect(thumb(10, of: 20) == 4..<8)
    #expect(thumb(0, of: 1000) == 0..<1)
    #expect(thumb(990, of: 1000) == 7..<8)
  }

  /// Only where nothing is scrolled out at an end does it touch that end.
  @Test func anEndIsAnEnd() {
    for rows in [11, 12, 15, 40, 500] {
      for length in 3...12 {
        let last = rows - 10
        for top in 0...last {
          let thumb = thumb(top, of: rows, in: length)
          #expect(!thumb.isEmpty && thumb.lowerBound >= 0 && thumb.upperBound <= length)
          #expect(top > 0 || thumb.lowerBound == 0)
          #expect(top < last || thumb.upperBound == length)
          // With room for three places, what lies between is seen as that.
          if length - thumb.count > 1, top > 0, top < last {
            #expect(thumb.lowerBound > 0, "\(top) of \(rows) in \(length)")
            #expect(thumb.upperBound < length, "\(top) of \(rows) in \(length)")
          }
        }
      }
    }
  }

  @Test func allOfItWhereNothingScrolls() {
    #expect(thumb(0, of: 10) == 0..<8)
    #expect(thumb(0, of: 20, in: 0) == 0..<0)
    #expect(thumb(3, of: 20, in: 1) == 0..<1)
  }
}
