import Testing
import WidgetTesting

@testable import WidgetLayout

/// Pictures as pixels, each drawn here as a character.
@Suite("Pixels of pictures")
struct GridPicturePixelsTests {
  private let colors = PixelColors(theme: .standard, background: RGB(0))

  private func picture(_ content: PixelContent) -> GridPicture {
    GridPicture(content, in: Rect(x: 0, y: 0, width: 2, height: 2), on: .none)
  }

  /// Returns the rows of pixels: `#` is dark, `.` light, a space transparent.
  private func rows(_ pixels: PixelGrid?) -> [String] {
    guard let pixels else { return [] }
    return (0..<pixels.height).map { y in
      (0..<pixels.width).map { x in
        let index = (y * pixels.width + x) * 4
        if pixels.rgba[index + 3] < 128 { return " " }
        return pixels.rgba[index] < 128 ? "#" : "."
      }.joined()
    }
  }

  private func code(isMatrix: Bool, rows: Int) throws -> PixelContent {
    let modules = (0..<rows).flatMap { y in [true, false, true].map { $0 != (y % 2 == 1) } }
    return .modules(
      try #require(
        PixelModules(width: 3, rows: rows, quiet: 1, isMatrix: isMatrix, modules: modules)))
  }

  @Test func modulesAreWholePixels() throws {
    let matrix = picture(try code(isMatrix: true, rows: 2))
    #expect(
      rows(matrix.pixels(width: 11, height: 8, colors: colors)) == [
        "...........", "...........", "..##..##...", "..##..##...", "....##.....", "....##.....",
        "...........", "...........",
      ])
    let bars = picture(try code(isMatrix: false, rows: 1))
    #expect(
      rows(bars.pixels(width: 12, height: 2, colors: colors)) == ["...##..##...", "...##..##..."])
  }

  /// A module cannot be half a pixel, so the cells say what there is no room for.
  @Test func aCodeWithoutRoomHasNoPixels() throws {
    let bars = picture(try code(isMatrix: false, rows: 1))
    #expect(bars.pixels(width: 4, height: 4, colors: colors) == nil)
    #expect(rows(bars.pixels(width: 5, height: 2, colors: colors)) == [".#.#.", ".#.#."])
    let stacked = picture(try code(isMatrix: false, rows: 4))
    #expect(stacked.pixels(width: 20, height: 7, colors: colors) == nil)
  }

  @Test func aRingIsFilledClockwiseFromTheTop() {
    let ring = picture(
      .ring(
        PixelRing(
          part: 0.25, isOpen: false, filled: 0.3, empty: 0.3, paint: .rgb(RGB(0)),
          track: .rgb(RGB(0xff_ffff)))))
    #expect(
      rows(
        ring.pixels(
          width: 12, height: 12, colors: PixelColors(theme: .standard, background: nil)))
        == [
          "            ", "   ...###   ", "  ..    ##  ", " ..      ## ", " .        # ",
          " .        # ", " .        . ", " .        . ", " ..      .. ", "  ..    ..  ",
          "   ......   ", "            ",
        ])
  }

  @Test func aRingOfAFewPixelsIsNone() {
    #expect(
      picture(GridPictureTests.ring).pixels(width: 8, height: 20, colors: colors) == nil)
  }

  @Test func anImageIsScaled() throws {
    let rgba: [UInt8] = [0, 0, 0, 255, 200, 200, 200, 255, 100, 100, 100, 255, 100, 100, 100, 0]
    let image = picture(.image(try #require(PixelImage(width: 2, height: 2, rgba: rgba))))
    let small = try #require(image.pixels(width: 1, height: 1, colors: colors))
    #expect(small.rgba == [75, 75, 75, 255])
    let same = try #require(image.pixels(width: 2, height: 2, colors: colors))
    #expect(same.rgba == [0, 0, 0, 255, 200, 200, 200, 255, 100, 100, 100, 255, 0, 0, 0, 255])
    let large = try #require(image.pixels(width: 40, height: 40, colors: colors))
    #expect(Array(large.rgba.prefix(4)) == [0, 0, 0, 255])
    #expect(Array(large.rgba[39 * 4..<40 * 4]) == [200, 200, 200, 255])
    // Halfway between the two.
    #expect((90...110).contains(large.rgba[20 * 4]))
  }

  /// Halfway between the middles of two cells there is half of each paint.
  @Test func aPaintOverItChangesSmoothly() throws {
    var image = picture(
      .image(try #require(PixelImage(width: 1, height: 1, rgba: [200, 200, 200, 255]))))
    for x in 0..<2 {
      let isVeiled = image.veil(x: x, y: 1, paint: .rgb(RGB(0)).opacity(0.5))
      #expect(isVeiled)
    }
    let pixels = try #require(image.pixels(width: 2, height: 9, colors: colors))
    let reds = (0..<9).map { pixels.rgba[$0 * 8] }
    #expect(reds == [200, 200, 194, 172, 150, 128, 106, 100, 100])
  }

  @Test func anOldImageIsNearerToTheBackground() throws {
    var image = picture(
      .image(try #require(PixelImage(width: 1, height: 1, rgba: [200, 100, 0, 255]))))
    image.isDimmed = true
    #expect(image.pixels(width: 1, height: 1, colors: colors)?.rgba == [100, 50, 0, 255])
  }
}
