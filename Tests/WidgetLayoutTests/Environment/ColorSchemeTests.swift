import Testing
import WidgetLayout
import WidgetTesting

/// A view that names the appearance.
private struct Named: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

@MainActor
@Suite("Light and dark")
struct ColorSchemeTests {
  private let color = Color(light: Color(red: 1, green: 0, blue: 0), dark: .green)

  /// Returns the background of the first cell.
  private func ground(_ view: some View) -> Paint {
    let grid = WidgetTesting.picture(columns: 1, rows: 1) { view }
    return grid.styles[Int(grid[0, 0].style)].background
  }

  @Test func aViewReadsTheAppearance() {
    #expect(Drawn(Named()).text == "dark")
    #expect(Drawn(Named()) { $0.colorScheme = .light }.text == "light")
  }

  @Test func aColourHasAVariantForEach() {
    #expect(ground(color) == .role(.green))
    #expect(ground(color.colorScheme(.light)) == .rgb(RGB(0xff0000)))
    #expect(ground(color.opacity(0.5).colorScheme(.light)) == Paint.rgb(RGB(0xff0000)).opacity(0.5))
  }

  @Test func gradientsHaveTheColoursOfTheAppearance() {
    let gradient = LinearGradient(colors: [color, color], startPoint: .top, endPoint: .bottom)
    #expect(ground(gradient) == .role(.green))
    #expect(ground(gradient.colorScheme(.light)) == .rgb(RGB(0xff0000)))
    let mesh = MeshGradient(
      width: 2, height: 2, points: [], colors: [color, color, color, color])
    #expect(ground(mesh.colorScheme(.light)) == .rgb(RGB(0xff0000)))
  }

  @Test func onlyWhatDependsOnItIsNoted() {
    #expect(!ColorSchemeUse.noting { Drawn(Text("plain").foregroundStyle(.red)) }.isUsed)
    #expect(ColorSchemeUse.noting { Drawn(Text("mood").foregroundStyle(color)) }.isUsed)
    #expect(ColorSchemeUse.noting { Drawn(Named()) }.isUsed)
  }
}
