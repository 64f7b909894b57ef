import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

/// The position in scrolled content, from one entry to the next.
@MainActor
@Suite struct TileScrollTests {
  /// Returns rows of which five are in view.
  private func content(_ rows: [String], _ edge: ScrollEdge = .start) -> ScrolledContent {
    var painter = Painter(grid: CellGrid(size: Size(width: 12, height: rows.count + 3)))
    let style = painter.number(of: .plain)
    for (y, row) in rows.enumerated() { painter.write(row, x: 0, y: y, width: 12, style: style) }
    return ScrolledContent(painter.grid, shown: 5, edge: edge)
  }

  /// Returns a table with a dim heading of which five rows are in view.
  private func table(_ rows: [String], heading: Role = .dim) -> ScrolledContent {
    var painter = Painter(grid: CellGrid(size: Size(width: 12, height: rows.count + 1)))
    let (head, plain) = (Style(foreground: .role(heading)), Style(foreground: .role(.text)))
    painter.write("heading", x: 0, y: 0, width: 12, style: painter.number(of: head))
    let style = painter.number(of: plain)
    for (y, row) in rows.enumerated() {
      painter.write(row, x: 0, y: y + 1, width: 12, style: style)
    }
    return ScrolledContent(painter.grid, shown: 5, edge: .start, head: 1)
  }

  private func window(_ content: ScrolledContent, _ top: Int) -> [String] {
    let grid = content.window(from: top, size: Size(width: 12, height: 5))
    return (0..<5).map { grid.row($0) }
  }

  @Test func aHeadingStays() {
    let content = table(numbers(1...20))
    #expect(content.head == 1)
    #expect(window(content, 0) == ["heading", "row 1", "row 2", "row 3", "row 4"])
    #expect(window(content, 1) == ["heading", "row 2", "row 3", "row 4", "row 5"])
    #expect(window(content, content.last) == ["heading", "row 17", "row 18", "row 19", "row 20"])
    #expect(content.isInView(0, below: 7) && !content.isInView(7, below: 7))
    #expect(content.isInView(8, below: 7) && content.place(of: 8, below: 7) == 1)
  }

  @Test func aFirstRowThatIsNoHeadingScrolls() {
    let content = table(numbers(1...20), heading: .text)
    #expect(content.head == 0)
    #expect(window(content, 1) == ["row 1", "row 2", "row 3", "row 4", "row 5"])
  }

  private func numbers(_ range: ClosedRange<Int>) -> [String] { range.map { "row \($0)" } }

  @Test func whereItBegins() {
    var scroll = TileScroll()
    #expect(scroll.follow(content(numbers(1...20))) == 0)
    #expect(scroll.follow(content(numbers(1...20), .end)) == 15)
    #expect(scroll.follow(content(numbers(1...3), .end)) == 0)
    // Blank rows at the end are no content.
    #expect(content(numbers(1...20)).rows == 20)
  }

  @Test func itStaysWithinTheRows() {
    var scroll = TileScroll()
    scroll.move(to: 40, of: content(numbers(1...20)))
    #expect(scroll.top == 15)
    scroll.move(to: -3, of: content(numbers(1...20)))
    #expect(scroll.top == 0)
    scroll.move(to: 15, of: content(numbers(1...20)))
    // Other rows, and fewer.
    #expect(scroll.follow(content((1...8).map { "other \($0)" })) == 3)
  }

  @Test func rowsAddedBeforeThoseInViewMoveThemNot() {
    var scroll = TileScroll()
    scroll.move(to: 7, of: content(numbers(1...20)))
    #expect(scroll.follow(content(["new", "newer"] + numbers(1...20))) == 9)
    #expect(scroll.follow(content(numbers(1...20))) == 7)
    #expect(scroll.follow(content(numbers(5...20))) == 3)
  }

  @Test func atTheStartTheNewRowsAreSeen() {
    var scroll = TileScroll()
    scroll.move(to: 0, of: content(numbers(1...20)))
    #expect(scroll.follow(content(["new"] + numbers(1...20))) == 0)
  }

  @Test func aLogStaysAtItsEndOrWhereItIsRead() {
    var scroll = TileScroll()
    scroll.move(to: 15, of: content(numbers(1...20), .end))
    #expect(scroll.follow(content(numbers(1...30), .end)) == 25)
    scroll.move(to: 10, of: content(numbers(1...30), .end))
    // Its first lines are gone, and there are new ones.
    #expect(scroll.follow(content(numbers(8...37), .end)) == 3)
    scroll.move(to: 25, of: content(numbers(8...37), .end))
    #expect(scroll.followsEnd)
  }

  @Test func whatWasScrolledBeforeItWasThereCounts() {
    var scroll = TileScroll()
    scroll.pending = 4
    #expect(scroll.follow(content(numbers(1...20))) == 4)
    #expect(scroll.pending == 0)
    #expect(scroll.follow(content(numbers(1...20))) == 4)
    var log = TileScroll()
    log.pending = -3
    #expect(log.follow(content(numbers(1...20), .end)) == 12)
  }
}
