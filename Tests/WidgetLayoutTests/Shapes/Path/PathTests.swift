import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Paths")
struct PathTests {
  private func triangle(_ path: inout Path) {
    path.move(to: ShapePoint(32, 0))
    path.addLine(to: ShapePoint(64, 64))
    path.addLine(to: ShapePoint(0, 64))
    path.closeSubpath()
  }

  @Test func aTriangle() throws {
    try expect(8, 4, "   ▟▙", "  ▟██▙", " ▟████▙", "▟██████▙") { Path(triangle).fill(.red) }
  }

  @Test func curvesArcsAndLines() throws {
    let picture = picture(columns: 24, rows: 6) {
      Path { path in
        path.move(to: ShapePoint(0, 90))
        path.addQuadCurve(to: ShapePoint(64, 90), control: ShapePoint(32, 0))
        path.addCurve(
          to: ShapePoint(120, 10), control1: ShapePoint(100, 90), control2: ShapePoint(80, 10))
        path.addArc(
          center: ShapePoint(150, 50), radius: 30, startAngle: .degrees(180),
          endAngle: .degrees(0), clockwise: false)
      }.stroke(.red, lineWidth: 2)
    }
    try expectGolden(picture.text, named: "curves")
  }

  @Test func anArcTurnsClockwiseUnlessItIsSaidTo() throws {
    func arc(clockwise: Bool) -> some View {
      Path { path in
        path.addArc(
          center: ShapePoint(32, 32), radius: 24, startAngle: .zero, endAngle: .degrees(180),
          clockwise: clockwise)
      }.stroke(.red, lineWidth: 8)
    }
    try expect(8, 4, "", "", "▝▙    ▟▘", " ▝▀▜▛▀▘") { arc(clockwise: false) }
    try expect(8, 4, " ▗▄▟▙▄▖", "▗▛    ▜▖", "", "") { arc(clockwise: true) }
  }

  @Test func aHoleIsMadeByTheEvenOddRule() throws {
    func rings(_ style: FillStyle) -> some View {
      Path { path in
        path.addRect(ShapeRect(minX: 0, minY: 0, width: 40, height: 48))
        path.addRect(ShapeRect(minX: 8, minY: 16, width: 24, height: 16))
      }.fill(.red, style: style)
    }
    try expect(5, 3, "█████", "█   █", "█████") { rings(FillStyle(eoFill: true)) }
    try expect(5, 3, "█████", "█████", "█████") { rings(FillStyle()) }
  }

  @Test func uprightEdgesHaveEighths() throws {
    try expect(3, 1, "▁▄▆") {
      Path { path in
        for (index, height) in [2.0, 8, 12].enumerated() {
          path.addRect(
            ShapeRect(minX: Double(index) * 8, minY: 16 - height, width: 8, height: height))
        }
      }.fill(.red)
    }
  }

  @Test func whatIsTooSmallForBlocksIsDots() throws {
    try expect(2, 1, "⠒") {
      Path(ellipseIn: ShapeRect(minX: 3, minY: 5, width: 3, height: 3)).fill(.red)
    }
  }

  @Test func trimming() throws {
    func line(_ start: Double, _ end: Double) -> some View {
      Path { $0.addLines([ShapePoint(0, 8), ShapePoint(64, 8)]) }
        .trim(from: start, to: end).stroke(.red)
    }
    try expect(8, 1, "────────") { line(0, 1) }
    try expect(8, 1, "────") { line(0, 0.49) }
    try expect(8, 1, "    ────") { line(0.5, 7) }
    try expect(8, 1, "") { line(0.5, 0.5) }
    try expect(8, 1, "") { line(0.8, 0.2) }
  }

  @Test func theTrimmedRectangleBeginsAtItsTopLeftCorner() throws {
    try expect(5, 3, "────┐", "    │", "    │") {
      Rectangle().trim(from: 0, to: 0.499).stroke(.red)
    }
  }

  @Test func movedScaledAndOfAnyKind() throws {
    try expect(4, 1, " ██") {
      AnyShape(Rectangle().scale(x: 0.5).offset(x: -8)).offset(x: 8).fill(.red)
    }
  }

  @Test func theBoxAround() {
    #expect(
      Path(triangle).boundingRect == ShapeRect(minX: 0, minY: 0, width: 64, height: 64))
    #expect(Path().isEmpty)
    #expect(Path().boundingRect == ShapeRect(minX: 0, minY: 0, width: 0, height: 0))
  }
}
