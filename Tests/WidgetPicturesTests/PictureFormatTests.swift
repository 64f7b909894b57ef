import Testing

@testable import WidgetPictures

/// The ends of pictures.
@Suite("Formats of pictures")
struct PictureFormatTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [0, 0, 0, 4] + Array("tEXtIEND".utf8)
    + [1, 2, 3, 4] + [0, 0, 0, 0] + Array("IEND".utf8) + [1, 2, 3, 4]
  /// A small picture within the picture has an end of its own, and so have escaped bytes.
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 0xFF, 0xD8, 0xFF, 0xD9, 0xFF, 0xDA, 0, 4, 1, 2, 7, 0xFF, 0, 0xD9,
    0xFF, 0xD0, 9, 0xFF, 0xC4, 0, 3, 1, 0xFF, 0xDA, 0, 2, 5, 0xFF, 0xD9,
  ]
  private static let webP: [UInt8] =
    Array("RIFF".utf8) + [6, 0, 0, 0] + Array("WEBP".utf8) + [1, 2]

  @Test(arguments: [png, jpeg, webP]) func onlyAWholePictureIsWhole(_ bytes: [UInt8]) throws {
    let format = try #require(PictureFormat(of: bytes))
    #expect(format.isWhole(bytes))
    #expect(format.isWhole(bytes + [0, 0]))
    for count in 0..<bytes.count {
      #expect(!format.isWhole(Array(bytes.prefix(count))), "\(count)")
    }
  }
}
