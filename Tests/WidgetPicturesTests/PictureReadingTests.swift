import Foundation
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

  /// Decoders show a picture that is cut, with blank rows where the rest would be.
  @Test func aPictureWithoutItsEndIsNone() {
    for bytes in [png.dropLast(12), png.dropLast(1), webP.dropLast(1)] {
      #expect(throws: PictureError.self) { try Picture(decoding: Array(bytes)) }
    }
  }

  /// The loaders for rarer formats are closed to pictures of strangers.
  @Test(arguments: ["BM\u{1}\u{2}", "<svg xmlns='http://www.w3.org/2000/svg'/>", "II*", "icns"])
  func otherFormatsAreRefused(beginning: String) {
    let error = #expect(throws: PictureError.self) {
      try Picture(decoding: Array(beginning.utf8) + Array(repeating: 0, count: 64))
    }
    #expect(error?.problem == .unknownFormat)
  }

  /// A file of a few bytes may ask for gigabytes.
  @Test(arguments: [(8000, 8001, true), (65_000, 65_000, true), (8000, 8000, false)])
  func tooManyPixelsAreRefusedBeforeTheyAreDecoded(width: Int, height: Int, isRefused: Bool) {
    func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
    let chunk: [UInt8] = Array("IHDR".utf8) + bytes(width) + bytes(height) + [8, 6, 0, 0, 0]
    let header = Array(png.prefix(8)) + bytes(13) + chunk + bytes(Int(Self.checksum(of: chunk)))
    var problem: PictureError.Problem?
    do throws(PictureError) {
      _ = try Picture(decoding: header + png.dropFirst(33))
    } catch {
      problem = error.problem
    }
    #expect((problem == .tooManyPixels(limit: 64_000_000)) == isRefused)
  }

  /// The CRC-32 of a chunk of a PNG.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let half = sum >> 1
        sum = sum & 1 == 0 ? half : half ^ 0xEDB8_8320
      }
    }
    return ~sum
  }

  /// A drawing may be a stranger's only where an app brought it along.
  @Test func drawingsAreReadOfAssetsOnly() throws {
    let drawing = Array(
      """
      <?xml version="1.0"?>
      <!-- Made by hand. -->
      <svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><rect width="2" height="1"/></svg>
      """.utf8)
    let error = #expect(throws: PictureError.self) { try Picture(decoding: drawing) }
    #expect(error?.problem == .unknownFormat)
    let picture = try Picture(decodingAsset: drawing)
    #expect(picture == Picture(width: 2, height: 1, rgba: [0, 0, 0, 255, 0, 0, 0, 255]))
  }

  /// Reading it would wait for a writer.
  @Test func aPipeIsNotRead() throws {
    let path = "\(NSTemporaryDirectory())widgettui-picture-pipe-\(getpid())"
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    for path in [path, "/dev/ptmx", "/"] {
      let error = #expect(throws: PictureError.self) { try Picture(contentsOfFile: path) }
      #expect(error?.problem == .unreadable("not a regular file"), "\(path): \(error as Any)")
    }
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
