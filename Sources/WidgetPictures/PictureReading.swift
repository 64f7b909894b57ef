import CPictures
import Glibc
public import WidgetLayout

extension Picture {
  /// The greatest length in pixels of a decoded picture's longer side.
  ///
  /// A larger picture is scaled down. No screen's cells show more pixels than this.
  static let longest: Int32 = 1024
  /// The size in bytes of the largest file that is read.
  static let limit = 64 << 20

  /// Decodes a picture.
  ///
  /// PNG and JPEG are always supported, WebP with Debian's `webp-pixbuf-loader`, and other formats
  /// if gdk-pixbuf has a loader for them.
  public init(decoding bytes: [UInt8]) throws(PictureError) {
    try self.init(decoding: bytes, path: nil)
  }

  /// Decodes a picture, and scales it down if its longer side has more pixels than `longest`.
  public init(decoding bytes: [UInt8], longest: Int) throws(PictureError) {
    let longest = Int32(clamping: max(1, min(longest, Int(Self.longest))))
    try self.init(decoding: bytes, path: nil, longest: longest)
  }

  /// Reads and decodes the picture in a file.
  public init(contentsOfFile path: String) throws(PictureError) {
    try self.init(decoding: Self.bytes(ofFile: path), path: path)
  }

  private init(
    decoding bytes: [UInt8], path: String?, longest: Int32 = longest
  ) throws(PictureError) {
    var pixels = CPixels()
    var reason = [CChar](repeating: 0, count: 512)
    let isDone = cp_decode(bytes, bytes.count, longest, &pixels, &reason, reason.count)
    defer { free(pixels.rgba) }
    let (width, height) = (Int(pixels.width), Int(pixels.height))
    guard isDone, let start = pixels.rgba,
      let picture = Picture(
        width: width, height: height,
        rgba: Array(UnsafeBufferPointer(start: start, count: width * height * 4)))
    else {
      let words = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw PictureError(path: path, problem: .noPicture(String(decoding: words, as: UTF8.self)))
    }
    self = picture
  }

  private static func bytes(ofFile path: String) throws(PictureError) -> [UInt8] {
    guard let file = fopen(path, "rbe") else {
      throw PictureError(path: path, problem: .unreadable(String(cString: strerror(errno))))
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
      if bytes.count > limit {
        throw PictureError(path: path, problem: .tooLarge(limit: limit))
      }
    }
    guard ferror(file) == 0 else {
      throw PictureError(path: path, problem: .unreadable(String(cString: strerror(errno))))
    }
    return bytes
  }
}
