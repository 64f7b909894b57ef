import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Pictures as images")
struct ImagePictureTests {
  /// Sixteen by thirty-two pixels: red on the left, blue on the right, transparent below.
  private let picture = Picture(
    width: 16, height: 32,
    rgba: (0..<32).flatMap { y in
      (0..<16).flatMap { x -> [UInt8] in
        y < 16 ? (x < 8 ? [255, 0, 0, 255] : [0, 0, 255, 255]) : [0, 0, 0, 0]
      }
    })

  private var image: Image { Image(picture: picture!) }

  /// Returns the colours of a view's cells: `r`, `b`, the foreground `f`, or a space.
  private func colors(_ columns: Int, _ rows: Int, _ view: some View) -> [String] {
    let grid = WidgetTesting.picture(columns: columns, rows: rows) { view }
    return (0..<rows).map { y in
      (0..<columns).map { x in
        let style = grid.styles[Int(grid[x, y].style)]
        let content = grid[x, y].content
        let paint = content == 0x20 ? style.background : style.foreground
        if paint == .rgb(RGB(0xff0000)) { return "r" }
        if paint == .rgb(RGB(0x0000ff)) { return "b" }
        return paint == .role(.good) ? "f" : " "
      }.joined()
    }
  }

  @Test("A pixel is a point, whatever the room")
  func natural() {
    #expect(colors(6, 4, image) == ["      ", "  rb  ", "      ", "      "])
    #expect(colors(6, 4, image.frame(width: 40)) == ["      ", " rb   ", "      ", "      "])
  }

  @Test("A picture of an asset has as many pixels in a point as it says")
  func scale() {
    let red = Picture(
      width: 32, height: 64, rgba: (0..<32 * 64).flatMap { _ -> [UInt8] in [255, 0, 0, 255] })
    let twice = Image(picture: red!, dark: nil, scale: 2, isTemplate: false)
    #expect(colors(6, 3, twice) == ["  rr  ", "  rr  ", "      "])
    // The room decides on the size, and all of the picture is in it.
    let resizable = Image(picture: picture!, dark: nil, scale: 2, isTemplate: false).resizable()
    #expect(colors(2, 2, resizable) == ["rb", "  "])
  }

  @Test("A resizable picture takes the room, out of proportion")
  func resizable() {
    #expect(colors(6, 2, image.resizable()) == ["rrrbbb", "      "])
    #expect(
      colors(6, 4, image.resizable().frame(width: 32, height: 64)) == [
        " rrbb ", " rrbb ", "      ", "      ",
      ])
  }

  @Test("In its ratio it fits, or fills and stands out until it is clipped")
  func ratio() {
    let fit = image.resizable().scaledToFit()
    #expect(colors(8, 4, fit) == ["  rrbb  ", "  rrbb  ", "        ", "        "])
    #expect(
      colors(8, 4, image.resizable().aspectRatio(contentMode: .fit)) == colors(8, 4, fit))
    let fill = image.resizable().scaledToFill().frame(columns: 4, rows: 2)
    #expect(colors(8, 4, fill) == ["  rrbb  ", "  rrbb  ", "        ", "        "])
    #expect(colors(8, 4, fill.clipped()) == ["        ", "  rrbb  ", "        ", "        "])
  }

  @Test("A template has the foreground's colour where it is not clear")
  func template() {
    #expect(
      colors(2, 2, image.renderingMode(.template).foregroundStyle(.role(.good))) == ["ff", "  "])
  }

  @Test("A circle cuts it, and what is redacted is an area")
  func masked() throws {
    let shape = colors(8, 4, image.resizable().frame(width: 64, height: 128).clipShape(Circle()))
    #expect(shape == ["        ", "        ", " rrrbbb ", "rrrrbbbb"])
    #expect(colors(2, 2, image.redacted(reason: .placeholder)) == ["  ", "  "])
  }
}
