import CPictures
import Glibc
import WidgetBase
public import WidgetLayout

extension Picture {
  /// The greatest length in pixels of a decoded picture's longer side.
  ///
  /// A larger picture is scaled down. No screen's cells show more pixels than this.
  static let longest: Int32 = 1024
  /// The size in bytes of the largest file that is read.
  static let limit = 64 << 20
  /// The greatest number of pixels of a picture: decoding needs four bytes for each.
  static let mostPixels = 64_000_000

  /// Decodes a picture.
  ///
  /// PNG, JPEG and GIF are always supported, WebP with Debian's `webp-pixbuf-loader`. Pictures come
  /// from strangers, so the loaders that gdk-pixbuf has for rarer formats are not used.
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
    guard PictureFormat(of: bytes) != nil else {
      throw PictureError(path: path, problem: .unknownFormat)
    }
    var pixels = CPixels()
    var reason = [CChar](repeating: 0, count: 512)
    let result = cp_decode(
      bytes, bytes.count, longest, Int64(Self.mostPixels), &pixels, &reason, reason.count)
    defer { free(pixels.rgba) }
    guard result != CP_TOO_MANY_PIXELS else {
      throw PictureError(path: path, problem: .tooManyPixels(limit: Self.mostPixels))
    }
    let (width, height) = (Int(pixels.width), Int(pixels.height))
    guard result == CP_DECODED, let start = pixels.rgba,
      let picture = Picture(
        width: width, height: height,
        rgba: Array(UnsafeBufferPointer(start: start, count: width * height * 4)))
    else {
      let words = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw PictureError(path: path, problem: .noPicture(String(decoding: words, as: UTF8.self)))
    }
    self = picture
  }

  /// Reads a regular file; anything else could keep the reader waiting.
  private static func bytes(ofFile path: String) throws(PictureError) -> [UInt8] {
    let problem: PictureError.Problem
    do throws(FileError) {
      if let bytes = try FileAccess.read(path, limit: limit) { return bytes }
      problem = .unreadable(String(cString: strerror(ENOENT)))
    } catch {
      problem =
        switch error.code {
        case EFBIG: .tooLarge(limit: limit)
        case ENOTSUP: .unreadable("not a regular file")
        default: .unreadable(String(cString: strerror(error.code)))
        }
    }
    throw PictureError(path: path, problem: problem)
  }
}
