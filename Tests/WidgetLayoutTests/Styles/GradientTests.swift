import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Gradients")
struct GradientTests {
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  private func backgrounds(_ columns: Int, _ rows: Int, _ view: some View) -> [String] {
    let picture = picture(columns: columns, rows: rows) { view }
    return (0..<rows).map { y in
      (0..<columns).map {
        picture.styles[Int(picture[$0, y].style)].background.description
      }.joined(separator: " ")
    }
  }

  @Test func fixedColoursAreMixedCellByCell() {
    let view = LinearGradient(colors: [black, white], startPoint: .leading, endPoint: .trailing)
    #expect(backgrounds(4, 1, view) == ["#202020 #606060 #9f9f9f #dfdfdf"])
  }

  @Test func namedColoursAreMixedByTheTheme() {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(backgrounds(1, 2, view) == ["red-blue 25%", "red-blue 75%"])
  }

  @Test func betweenANamedAndAFixedColourTheNearerIsTaken() {
    let view = LinearGradient(colors: [.red, white], startPoint: .leading, endPoint: .trailing)
    #expect(backgrounds(4, 1, view) == ["red red #ffffff #ffffff"])
  }

  @Test func stopsStandWhereTheyAreSaidTo() {
    let stops: [Gradient.Stop] = [
      .init(color: .red, location: 0.5), .init(color: .blue, location: 0.5),
    ]
    let view = LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
    #expect(backgrounds(4, 1, view) == ["red red blue blue"])
  }

  @Test func whatFadesToNothingKeepsItsColour() {
    let view = LinearGradient(colors: [.red, .clear], startPoint: .leading, endPoint: .trailing)
    #expect(backgrounds(4, 1, view) == ["red at 87% red at 62% red at 37% red at 12%"])
  }

  @Test func circlesAnglesAndNets() {
    let radial = RadialGradient(
      colors: [black, white], center: .center, startRadius: 0, endRadius: 16)
    #expect(backgrounds(4, 1, radial) == ["#bfbfbf #404040 #404040 #bfbfbf"])
    let angular = AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
    #expect(backgrounds(2, 2, angular) == ["blue blue-red 50%", "green red-green 50%"])
    let mesh = MeshGradient(
      width: 2, height: 2, points: [], colors: [black, white, white, black])
    #expect(backgrounds(2, 1, mesh) == ["#808080 #808080"])
    let elliptical = EllipticalGradient(colors: [black, white])
    #expect(backgrounds(4, 1, elliptical) == ["#bfbfbf #404040 #404040 #bfbfbf"])
  }

  @Test func aShapeIsFilledWithIt() throws {
    try expectStyles(
      4, 1,
      """
      ████
      ---
      abcd
      ---
      a  red-blue 12%
      b  red-blue 37%
      c  red-blue 62%
      d  red-blue 87%
      """
    ) {
      Rectangle().fill(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
  }

  @Test func theForegroundStyleCanBeOne() throws {
    let style = LinearGradient(
      colors: [.red, .red, .blue, .blue], startPoint: .leading, endPoint: .trailing)
    try expectStyles(4, 1, "██ab\n---\nabab\n---\na  red\nb  blue") {
      HStack(spacing: 0) {
        Rectangle().frame(columns: 2)
        Text("ab")
      }.foregroundStyle(style)
    }
  }

  @Test func anInnerForegroundStyleEndsIt() throws {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    try expectStyles(2, 1, "██\n---\naa\n---\na  green") {
      Rectangle().foregroundStyle(.green).foregroundStyle(style)
    }
  }

  @Test func aColoursOwnIsLighterAbove() {
    #expect(
      backgrounds(1, 2, StyleArea(style: Color.red.gradient)) == ["red-white 18%", "red-white 6%"])
  }

  @Test func aStyleOfAnyKindIsItself() {
    let style = AnyShapeStyle(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    #expect(backgrounds(1, 2, StyleArea(style: style)) == ["red-blue 25%", "red-blue 75%"])
  }
}

/// A view that is nothing but a style as its background.
private struct StyleArea<Style: ShapeStyle>: View {
  let style: Style
  var body: some View { Color.clear.background(style) }
}
