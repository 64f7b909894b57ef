import Testing
import WidgetLayout
import WidgetPictures
import WidgetTesting

@MainActor
@Suite("Pictures from files")
struct PictureReadingTests {
  /// Two pixels, red and green, as a PNG.
  private let png: [UInt8] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x7b, 0x40, 0xe8,
    0xdd, 0x00, 0x00, 0x00, 0x0f, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0xc0,
    0xf0, 0x9f, 0x01, 0x00, 0x07, 0xff, 0x01, 0xff, 0x01, 0x7f, 0x89, 0xa7, 0x00, 0x00, 0x00, 0x00,
    0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
  ]

  /// The same two pixels as a lossless WebP.
  private let webP: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x1e, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4c,
    0x11, 0x00, 0x00, 0x00, 0x2f, 0x01, 0x00, 0x00, 0x00, 0x0f, 0xb0, 0xff, 0xf3, 0x1f, 0xf3, 0x1f,
    0x15, 0x32, 0xa2, 0xff, 0x01, 0x00,
  ]

  @Test func aWebPIsDecoded() throws {
    let picture = try Picture(decoding: webP)
    #expect(picture == (try Picture(decoding: png)))
  }

  @Test func aPNGIsDecoded() throws {
    let picture = try Picture(decoding: png)
    #expect(picture.width == 2)
    #expect(picture.height == 1)
    #expect(picture.rgba == [255, 0, 0, 255, 0, 255, 0, 255])
  }

  @Test func whatIsNoPictureIsSaidToBeNone() {
    #expect(throws: PictureError.self) { try Picture(decoding: Array("hello, world".utf8)) }
    #expect(throws: PictureError.self) { try Picture(decoding: []) }
    #expect(throws: PictureError.self) { try Picture(decoding: Array(png.prefix(40))) }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    let error = #expect(throws: PictureError.self) {
      try Picture(contentsOfFile: "/nowhere/cat.png")
    }
    #expect(
      error?.description == "“/nowhere/cat.png” could not be read: No such file or directory")
  }

  @Test func chafaChoosesTheCharacters() throws {
    let picture = try Picture(decoding: png)
    let grid = WidgetTesting.picture(columns: 2, rows: 1) { SymbolPictureView(picture) }
    let colors = (0..<2).compactMap { x in
      let style = grid.styles[Int(grid[x, 0].style)]
      return (grid[x, 0].content == 0x20 ? style.background : style.foreground).rgb
    }
    // Chafa draws the area between the two pixels as a transition.
    try #require(colors.count == 2)
    #expect(colors[0].red > colors[0].green)
    #expect(colors[1].green > colors[1].red)
  }
}
