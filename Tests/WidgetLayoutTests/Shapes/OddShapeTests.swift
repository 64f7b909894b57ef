import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Shapes of odd numbers")
struct OddShapeTests {
  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  /// Draws shapes beside each other; they must be drawn without a fault, and nowhere else.
  private func draw(_ view: some View) throws {
    let picture = picture(columns: 8, rows: 3) {
      VStack {
        Text("above")
        view.frame(columns: 8, rows: 1).clipped()
        Text("below")
      }
    }
    #expect(picture.row(0) == " above")
    #expect(picture.row(2) == " below")
  }

  @Test(arguments: numbers) func radii(number: Double) throws {
    try draw(RoundedRectangle(cornerRadius: number).fill(.red))
    try draw(RoundedRectangle(cornerRadius: number).stroke(.red))
    try draw(Color.red.cornerRadius(number))
  }

  @Test(arguments: numbers) func widths(number: Double) throws {
    try draw(Rectangle().stroke(.red, lineWidth: number))
    try draw(Circle().stroke(.red, lineWidth: number))
    try draw(Circle().strokeBorder(.red, lineWidth: number))
    try draw(Rectangle().inset(by: number))
    try draw(
      Circle().stroke(style: StrokeStyle(miterLimit: number, dash: [number], dashPhase: number)))
  }

  @Test(arguments: numbers) func places(number: Double) throws {
    try draw(
      Path { path in
        path.move(to: ShapePoint(number, 0))
        path.addLine(to: ShapePoint(0, number))
        path.addQuadCurve(to: ShapePoint(4, 4), control: ShapePoint(number, number))
        path.addCurve(
          to: ShapePoint(number, number), control1: ShapePoint(1, 1), control2: ShapePoint(2, 2))
        path.addArc(
          center: ShapePoint(4, 4), radius: number, startAngle: .degrees(number),
          endAngle: .degrees(10), clockwise: true)
        path.addRect(ShapeRect(minX: 0, minY: number, width: number, height: number))
        path.addEllipse(in: ShapeRect(minX: number, minY: 0, width: number, height: number))
      }.stroke(.red, lineWidth: 9))
  }

  @Test(arguments: numbers) func turnsAndParts(number: Double) throws {
    try draw(Rectangle().rotation(.degrees(number)))
    try draw(Rectangle().scale(number))
    try draw(Rectangle().offset(x: number, y: number))
    try draw(Circle().trim(from: number, to: 0.5))
    try draw(Circle().trim(from: 0, to: number).stroke())
    try draw(Rectangle().rotationEffect(.degrees(number)))
  }

  @Test(arguments: numbers) func coloursAndPlaces(number: Double) throws {
    let place = UnitPoint(x: number, y: number)
    let colors = [Color.red, Color(hue: number, saturation: number, brightness: number)]
    try draw(LinearGradient(colors: colors, startPoint: place, endPoint: .center))
    try draw(RadialGradient(colors: colors, center: place, startRadius: 0, endRadius: number))
    try draw(AngularGradient(colors: colors, center: place, angle: .degrees(number)))
    try draw(
      EllipticalGradient(
        stops: [Gradient.Stop(color: .red, location: number)], endRadiusFraction: number))
    try draw(Color.red.opacity(number))
    try draw(Text("x").opacity(number))
  }

  @Test func noColoursAreNoGradient() throws {
    try expect(3, 1, "") { LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) }
    try expect(3, 1, "") { MeshGradient(width: 2, height: 2, points: [], colors: [.red]) }
  }

  @Test func aRoomOfNothingShowsNothing() throws {
    try expect(3, 1, "") { Circle().stroke(lineWidth: 8).frame(columns: 0, rows: 0) }
    try expect(3, 1, "") { Rectangle().frame(columns: 3, rows: 0) }
  }

  @Test func aClearShapeShowsNothing() throws {
    try expect(3, 1, "") { Circle().fill(.clear) }
    try expect(3, 1, "") { Rectangle().stroke(.red, lineWidth: 0) }
  }
}
