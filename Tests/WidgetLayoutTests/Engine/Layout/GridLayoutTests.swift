import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Grids: rows in common columns")
struct GridLayoutTests {
  @Test func aColumnIsAsWideAsItsWidestCell() throws {
    try expect(12, 2, "     Mon  9", " Tuesday 12") {
      Grid(alignment: .trailing) {
        GridRow {
          Text("Mon")
          Text("9")
        }
        GridRow {
          Text("Tuesday")
          Text("12")
        }
      }
    }
  }

  @Test func flexibleColumnsShareAndTheFirstGetTheSpare() throws {
    try expect(10, 2, "AAAAA BBBB", "CCCCC DDDD") {
      Grid {
        GridRow {
          Letter("A")
          Letter("B")
        }
        GridRow {
          Letter("C")
          Letter("D")
        }
      }
    }
  }

  @Test func rowsShareTheHeight() throws {
    try expect(3, 5, "A B", "A B", "A B", "C D", "C D") {
      Grid {
        GridRow {
          Letter("A")
          Letter("B")
        }
        GridRow {
          Letter("C")
          Letter("D")
        }
      }
    }
  }

  @Test func aTextColumnLeavesTheRestToABar() throws {
    try expect(12, 2, "/     ━━━───", "/home ━━━━━━") {
      Grid(alignment: .leading) {
        GridRow {
          Text("/")
          GaugeBar(part: 0.5)
        }
        GridRow {
          Text("/home")
          GaugeBar(part: 1)
        }
      }
    }
  }

  @Test func aViewBetweenRowsTakesAllColumns() throws {
    try expect(7, 3, "a     b", "───────", "c     d") {
      Grid {
        GridRow {
          Text("a")
          Spacer()
          Text("b")
        }
        Divider()
        GridRow {
          Text("c")
          Spacer()
          Text("d")
        }
      }
    }
  }

  @Test func aCellMayTakeSeveralColumns() throws {
    try expect(8, 2, "title", "a  b  cd") {
      Grid(alignment: .leading, horizontalSpacing: 16) {
        GridRow { Text("title").gridCellColumns(3) }
        GridRow {
          Text("a")
          Text("b")
          Text("cd")
        }
      }
    }
  }

  @Test func rowsMayDifferInLength() throws {
    try expect(5, 2, "a b c", "d") {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
          Text("c")
        }
        GridRow { Text("d") }
      }
    }
  }

  @Test func spacingIsInPoints() throws {
    try expect(4, 3, "a  b", "", "c  d") {
      Grid(horizontalSpacing: 16, verticalSpacing: 16) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("c")
          Text("d")
        }
      }
    }
  }

  @Test func aGridWithoutRowsIsNothing() throws {
    try expect(3, 1, "ab") {
      HStack(spacing: 0) {
        Text("a")
        Grid { EmptyView() }
        Text("b")
      }
    }
  }
}
