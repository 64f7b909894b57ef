import TestViews
import Testing
import WidgetLayout
import WidgetTesting

/// A gauge as widgets draw it.
private struct Ring: View {
  let part: Double
  let lineWidth: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.3), lineWidth: lineWidth)
      Circle().trim(from: 0, to: part)
        .stroke(.blue, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text("\(Int(part * 100)) %")
    }
  }
}

@MainActor
@Suite("Rings")
struct RingTests {
  @Test(arguments: [4, 6, 12])
  func small(lineWidth: Int) throws {
    let picture = picture(columns: 9, rows: 4) { Ring(part: 0.7, lineWidth: Double(lineWidth)) }
    try expectGolden(picture.textWithStyles, named: "small-\(lineWidth)")
  }

  @Test(arguments: [0, 40, 100])
  func large(percent: Int) throws {
    let picture = picture(columns: 20, rows: 10) {
      Ring(part: Double(percent) / 100, lineWidth: 16)
    }
    try expectGolden(picture.textWithStyles, named: "large-\(percent)")
  }

  @Test func aTrimmedCircleBeginsOnTheRightAndTurnsClockwise() throws {
    try expect(8, 4, "", "", "      ▟▛", "    ██▀") {
      Circle().trim(from: 0, to: 0.25).stroke(lineWidth: 12)
    }
  }

  @Test func aTurnedShapeIsTurned() throws {
    try expect(8, 4, "    ██▄", "      ▜▙", "", "") {
      Circle().trim(from: 0, to: 0.25).rotation(.degrees(-90)).stroke(lineWidth: 12)
    }
  }

  @Test func aGradientTurnsWithItsShape() throws {
    let picture = picture(columns: 12, rows: 6) {
      Circle().stroke(
        AngularGradient(colors: [.red, .green], center: .center), lineWidth: 12
      ).rotationEffect(.degrees(-90))
    }
    try expectGolden(picture.textWithStyles, named: "gradient")
  }

  @Test func theLineStaysInItsRoom() throws {
    try expect(12, 4, "a  ▄▛▀▀▜▄  b", "  ▟▘    ▝▙", "  ▜▖    ▗▛", "   ▀▙▄▄▟▀") {
      HStack(alignment: .top, spacing: 8) {
        Text("a")
        Circle().stroke(lineWidth: 8)
        Text("b")
      }
    }
  }
}
