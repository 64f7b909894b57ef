/// The content that a terminal with pixels may show in place of some cells.
///
/// It is as small as it can be, and becomes pixels only where it is shown: a ring or a code to scan
/// is sharp at any size of a cell.
package enum PixelContent: Sendable, Hashable {
  case image(PixelImage)
  case modules(PixelModules)
  case ring(PixelRing)
}

/// A picture's pixels, at most as many as are worth keeping.
package struct PixelImage: Sendable, Hashable {
  /// The most pixels that are kept; a tile of 40 × 20 cells on a usual screen has no more.
  package static let most = 120_000

  package let width: Int
  package let height: Int
  /// Four bytes for each pixel: red, green, blue and opacity.
  package let rgba: [UInt8]
  /// The paint of all opaque parts; `nil` for the picture's own colours.
  package let tint: Paint?

  /// Creates an image; `nil` if the bytes are not four for each pixel, or if there are no pixels or
  /// too many.
  package init?(width: Int, height: Int, rgba: [UInt8], tint: Paint? = nil) {
    guard width > 0, height > 0, width <= Self.most, height <= Self.most,
      width * height <= Self.most, rgba.count == width * height * 4
    else { return nil }
    (self.width, self.height, self.rgba, self.tint) = (width, height, rgba, tint)
  }
}

/// The modules of a code to scan, black on white.
package struct PixelModules: Sendable, Hashable {
  /// The most modules of a row, and the most rows; the largest QR code has 177 of each.
  package static let most = 1024

  package let width: Int
  package let rows: Int
  /// The clear modules around it.
  package let quiet: Int
  /// True if modules are squares; otherwise bars are as high as there is room.
  package let isMatrix: Bool
  /// Row by row; true is dark.
  package let modules: [Bool]

  /// Creates a code; `nil` if there are not as many modules as the sizes say, or too many.
  package init?(width: Int, rows: Int, quiet: Int, isMatrix: Bool, modules: [Bool]) {
    guard (1...Self.most).contains(width), (1...Self.most).contains(rows),
      (0...100).contains(quiet), modules.count == width * rows
    else { return nil }
    self.width = width
    self.rows = rows
    self.quiet = quiet
    self.isMatrix = isMatrix
    self.modules = modules
  }
}

/// A ring that is filled up to a fraction.
package struct PixelRing: Sendable, Hashable {
  /// The filled fraction from 0 to 1.
  package let part: Double
  /// True for a ring whose lowest quarter is open, and which begins at the left end of the opening;
  /// a closed ring begins at the top.
  package let isOpen: Bool
  /// The thickness of the filled and of the empty part, as fractions of the radius.
  package let filled: Double
  package let empty: Double
  package let paint: Paint
  package let track: Paint

  package init(
    part: Double, isOpen: Bool, filled: Double, empty: Double, paint: Paint,
    track: Paint = .role(.faint)
  ) {
    func fraction(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    self.part = fraction(part)
    self.isOpen = isOpen
    self.filled = fraction(filled)
    self.empty = fraction(empty)
    self.paint = paint
    self.track = track
  }
}
