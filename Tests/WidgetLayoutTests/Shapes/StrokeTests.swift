import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Lines of shapes")
struct StrokeTests {
  @Test func thinRectanglesAreBoxes() throws {
    try expect(4, 3, "┌──┐", "│  │", "└──┘") { Rectangle().stroke(.red) }
    try expect(4, 3, "╭──╮", "│  │", "╰──╯") { RoundedRectangle(cornerRadius: 8).stroke(.red) }
    try expect(4, 3, "╭──╮", "│  │", "╰──╯") { Capsule().stroke(.red) }
    try expect(4, 3, "┏━━┓", "┃  ┃", "┗━━┛") { Rectangle().stroke(.red, lineWidth: 4) }
  }

  @Test func thickOnesAreBlocks() throws {
    try expect(5, 3, "█▀▀▀█", "█   █", "█▄▄▄█") { Rectangle().stroke(.red, lineWidth: 8) }
  }

  @Test func theBorderIsDrawnInside() throws {
    try expect(4, 3, "┌──┐", "│  │", "└──┘") { Rectangle().strokeBorder(.red) }
    try expect(5, 3, "█▀▀▀█", "█   █", "█▄▄▄█") { Rectangle().strokeBorder(.red, lineWidth: 8) }
  }

  @Test func oneRowKeepsTheSides() throws {
    try expect(4, 1, "│ab│") {
      Text("ab").frame(columns: 4).overlay { Rectangle().stroke() }
    }
    try expect(6, 1, "( ab )") { Text("ab").padding(columns: 2).overlay { Capsule().stroke() } }
    try expect(1, 1, "□") { Rectangle().stroke() }
  }

  @Test func aThinLineGivesWayToTexts() throws {
    try expect(5, 3, "┌───┐", "abcde", "└───┘") {
      Text("abcde").frame(rows: 3).overlay { Rectangle().stroke() }
    }
  }

  @Test func dashesAreSeen() throws {
    try expect(4, 1, "┄┄┄┄") {
      Path { path in
        path.move(to: ShapePoint(0, 0))
        path.addLine(to: ShapePoint(32, 0))
      }.stroke(style: StrokeStyle(lineWidth: 1, dash: [5]))
    }
    try expect(4, 1, "⠉ ⠉") {
      Path { path in
        path.move(to: ShapePoint(0, 0))
        path.addLine(to: ShapePoint(32, 0.1))
      }.stroke(style: StrokeStyle(lineWidth: 1, dash: [7, 9]))
    }
  }

  @Test func linesJoinWhereTheyMeet() throws {
    try expect(5, 3, "  │", "──┼──", "  │") {
      Path { path in
        path.addLines([ShapePoint(0, 24), ShapePoint(40, 24)])
        path.addLines([ShapePoint(20, 0), ShapePoint(20, 48)])
      }.stroke()
    }
    try expect(4, 2, "│", "└───") {
      Path { path in
        path.addLines([ShapePoint(0, 0), ShapePoint(0, 32), ShapePoint(32, 32)])
      }.stroke()
    }
  }

  @Test func slantedLinesAreDots() throws {
    try expect(4, 2, "⠑⢄", "  ⠑⢄") {
      Path { path in
        path.addLines([ShapePoint(0, 0), ShapePoint(32, 32)])
      }.stroke()
    }
  }

  @Test func thickLinesHaveTheirCapsAndJoins() throws {
    for join in [CGLineJoin.miter, .round, .bevel] {
      let picture = picture(columns: 12, rows: 5) {
        Path { path in
          path.addLines([ShapePoint(16, 64), ShapePoint(48, 20), ShapePoint(80, 64)])
        }.stroke(style: StrokeStyle(lineWidth: 14, lineCap: .square, lineJoin: join))
      }
      try expectGolden(picture.text, named: "join-\(join)")
    }
  }

  @Test func dotsJoinThoseThatAreThere() throws {
    try expect(2, 1, "⠉⠉") {
      ZStack {
        Path { $0.addLines([ShapePoint(0, 0), ShapePoint(3, 0.1)]) }.stroke(.red)
        Path { $0.addLines([ShapePoint(4, 0), ShapePoint(15, 0.1)]) }.stroke(.blue)
      }
    }
  }

  @Test func aFilledShapeCanHaveALine() throws {
    try expectStyles(
      4, 2,
      """
      ╭──╮
      ╰──╯
      ---
      aaaa
      aaaa
      ---
      a  white on red
      """
    ) {
      RoundedRectangle(cornerRadius: 4).fill(.red).stroke(.white)
    }
  }
}
