import CLinux
import Glibc
import Synchronization
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

  /// The longest time that decoding one picture may take, in seconds.
  private static let patience = 5.0

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

  /// Decodes a picture within `seconds`, and scales it down if its longer side has more pixels than `longest`.
  package init(decoding bytes: [UInt8], longest: Int, within seconds: Double) throws(PictureError) {
    let longest = Int32(clamping: max(1, min(longest, Int(Self.longest))))
    try self.init(decoding: bytes, path: nil, longest: longest, patience: seconds)
  }

  /// Decodes a picture of an app's assets, which may be an SVG drawing: that needs Debian's
  /// `librsvg2-common`.
  package init(decodingAsset bytes: [UInt8]) throws(PictureError) {
    try self.init(decoding: bytes, path: nil, takesDrawings: true)
  }

  /// Reads and decodes the picture in a file.
  public init(contentsOfFile path: String) throws(PictureError) {
    try self.init(decoding: Self.bytes(ofFile: path, named: path), path: path)
  }

  /// Reads and decodes the picture in a file that was found, in the time that `budget` has left.
  package init(
    contentsOf file: borrowing PictureFile, in budget: PictureBudget
  ) throws(PictureError) {
    let bytes = try Self.bytes(ofFile: "/proc/self/fd/\(file.descriptor)", named: file.path)
    try self.init(decoding: bytes, path: file.path, budget: budget)
  }

  private init(
    decoding bytes: [UInt8], path: String?, longest: Int32 = longest, takesDrawings: Bool = false,
    patience: Double = patience, budget: PictureBudget = .shared
  ) throws(PictureError) {
    guard let format = PictureFormat(of: bytes), takesDrawings || format != .svg else {
      throw PictureError(path: path, problem: .unknownFormat)
    }
    let start = ContinuousClock.now
    // A view that decodes a picture holds the main thread.
    let isDrawing = clinux_is_main_thread()
    let left = min(
      patience, isDrawing ? budget.seconds(at: start) : .infinity)
    defer { if isDrawing { budget.spend(.now - start) } }
    do throws(PictureError.Problem) {
      guard left > 0 else { throw .othersTookTooLong }
      self = try PictureTask.picture(of: bytes, longest: longest, within: left)
      // The decoders show what there is of one that is cut.
      guard format.isWhole(bytes) else { throw .noPicture("its end is missing") }
    } catch {
      throw PictureError(path: path, problem: error)
    }
  }

  /// Reads a regular file; anything else could keep the reader waiting.
  private static func bytes(
    ofFile path: String, named name: String
  ) throws(PictureError) -> [UInt8] {
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
    throw PictureError(path: name, problem: problem)
  }
}
