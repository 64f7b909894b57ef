import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Circles and ellipses")
struct CircleTests {
  @Test(arguments: [
    (1, 1, Size(width: 1, height: 1)), (2, 1, Size(width: 2, height: 1)),
    (9, 4, Size(width: 8, height: 4)), (5, 10, Size(width: 5, height: 3)),
    (80, 2, Size(width: 4, height: 2)), (0, 3, .zero), (3, 0, .zero),
  ])
  func aCircleHasTwoColumnsForEachRow(columns: Int, rows: Int, size: Size) {
    #expect(Circle().size(for: Proposal(width: columns, height: rows)) == size)
  }

  @Test func inOneRowItIsADot() throws {
    try expect(5, 1, "● ab") {
      HStack(spacing: 8) {
        Circle().fill(.red).frame(width: 8, height: 8)
        Text("ab")
      }
    }
    try expect(1, 1, "•") { Circle().frame(width: 4, height: 4) }
    try expect(1, 1, "○") { Circle().stroke() }
  }

  @Test func itIsRound() throws {
    try expect(8, 4, " ▄████▄", "▟██████▙", "▜██████▛", " ▀████▀") { Circle().fill(.red) }
    try expect(4, 2, "▟██▙", "▜██▛") { Circle().fill(.red) }
  }

  @Test func aLargeOne() throws {
    try expectGolden(picture(columns: 20, rows: 10) { Circle() }.text, named: "circle")
  }

  @Test func anEllipseFillsItsRoom() throws {
    try expectGolden(picture(columns: 20, rows: 4) { Ellipse() }.text, named: "ellipse")
  }

  @Test func aThinLineIsDots() throws {
    try expect(8, 4, "⢀⠔⠉⠉⠉⠉⠢⡀", "⡇      ⢸", "⡇      ⢸", "⠈⠢⣀⣀⣀⣀⠔⠁") { Circle().stroke() }
  }

  @Test func onlyHalfCoveredQuartersAreDrawn() throws {
    try expect(2, 1, "▐▌") { Path(ShapeRect(minX: 3, minY: 0, width: 10, height: 16)).fill(.red) }
  }
}
