import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Levels of styles")
struct StyleLevelTests {
  private func paint(
    _ style: some ShapeStyle, change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    return style.resolve(in: environment).description
  }

  @Test("Styles have quieter levels; backgrounds and fills have one")
  func members() {
    #expect(paint(.tint.secondary) == "accent at 68%")
    #expect(paint(.blue.tertiary) == "blue at 50%")
    #expect(paint(.tint.opacity(0.5)) == "accent at 50%")
    #expect(paint(.primary.opacity(0.5)) == "text at 50%")
    #expect(paint(Color.red.secondary) == "red at 68%")
    #expect(paint(.foreground.quaternary) == "text at 37%")
    #expect(paint(.background.secondary) == "background")
    #expect(paint(.fill.tertiary) == paint(.fill))
    #expect(paint(.fill) == "text at 12%")
    #expect(paint(.quaternary) == "faint")
    #expect(paint(.quinary) == "faint")
  }

  @Test("The system's styles are the theme's roles")
  func system() {
    #expect(paint(.separator) == "border")
    #expect(paint(.link) == "accent")
    #expect(paint(.selection) == "accent")
    #expect(paint(.placeholder) == "faint")
    #expect(paint(.windowBackground) == "background")
    #expect(paint(.thinMaterial) == "background")
    #expect(paint(.blue.shadow(.drop(color: .black, radius: 4, x: 0, y: 2))) == "blue")
    #expect(paint(.red.gradient) == "red")
  }

  @Test("A view's levels are what it was given")
  func levels() throws {
    try expectStyles(
      5, 1,
      """
      abcde
      ---
      abcca
      ---
      a  red
      b  blue
      c  green
      """
    ) {
      HStack(spacing: 0) {
        Text("a")
        Text("b").foregroundStyle(.secondary)
        Text("c").foregroundStyle(.tertiary)
        Text("d").foregroundStyle(.quaternary)
        Text("e").foregroundStyle(.primary)
      }
      .foregroundStyle(.red, .blue, .green)
    }
  }

  @Test("A text in a gradient has one colour in each column")
  func gradient() throws {
    let grid = picture(columns: 4, rows: 1) {
      Text("abcd").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let colors = (0..<4).map { grid.styles[Int(grid[$0, 0].style)].foreground.description }
    #expect(colors == ["red-blue 12%", "red-blue 37%", "red-blue 62%", "red-blue 87%"])
    let inherited = picture(columns: 4, rows: 1) {
      HStack { Text("abcd") }.foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    #expect(inherited.textWithStyles == grid.textWithStyles)
  }

  @Test("Areas, shapes and overlays take all of them")
  func areas() throws {
    try expectStyles(
      3, 3,
      """

       a

      ---
      aaa
      aba
      aaa
      ---
      a  none on text at 12%
      b  text on text at 12%
      """
    ) {
      Text("a").frame(columns: 3, rows: 3).background(.fill.tertiary)
    }
    try expectStyles(
      3, 3,
      """

       a

      ---
      aaa
      aba
      aaa
      ---
      a  none on background
      b  text on background
      """
    ) {
      Text("a").frame(columns: 3, rows: 3).background(.thinMaterial, in: Rectangle())
    }
    try expectStyles(2, 1, "██\n---\naa\n---\na  accent at 68%") {
      Rectangle().fill(.tint.secondary, style: FillStyle(eoFill: true))
    }
    try expectStyles(2, 1, "██\n---\naa\n---\na  red") {
      Text("ab").overlay(.red, in: .rect)
    }
  }
}
