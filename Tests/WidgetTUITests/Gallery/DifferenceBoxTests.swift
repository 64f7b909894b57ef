import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetTUI

/// Tests of the box with the change of a board's file.
@Suite struct DifferenceBoxTests {
  private func picture(_ after: String, size: Size) -> String {
    let box = DifferenceBox(
      TextDifference(from: "a:\n", to: after).lines, title: "Change", scrolled: 0,
      rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
    var painter = Painter(grid: CellGrid(size: size))
    box.draw(with: &painter)
    return painter.grid.text
  }

  @Test func aLongLineIsShownWhole() throws {
    try expectPicture(
      picture("a:\n  b: one  two three four five six seven\n", size: Size(width: 24, height: 8)),
      equals: """
        ╭ Change ──────────────╮
        │ @@ -1,1 +1,2 @@      │
        │  a:                  │
        │ +  b: one  two three │
        │       four five six  │
        │      seven           │
        │                      │
        ╰──────────────────────╯
        """)
  }

  @Test(arguments: 1...12)
  func aNarrowBoxHasItAll(width: Int) {
    let line = "+    b: one  two 日本語 four"
    let parts = WrappedWords.parts(of: line, columns: width)
    let letters = parts.joined().filter { $0 != " " }
    #expect(letters == line.filter { $0 != " " })
    #expect(parts.allSatisfy { Painter.width(of: $0) <= max(2, width) }, "\(parts)")
  }
}
