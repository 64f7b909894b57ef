/// The size in points of the nearest frame, before rounding to cells.
///
/// A separator of one point and a bar of six both take one row, and should look different; so
/// should two bars of a chart of which one is a quarter of a row higher.
@usableFromInline
struct AskedSize: Sendable, Equatable {
  /// The width in points; NaN if no frame sets it.
  var width = Double.nan
  /// The height in points; NaN if no frame sets it.
  var height = Double.nan

  /// Returns the character that draws a filled rectangle of `size` cells whose frame is thinner
  /// than a cell: box drawing for lines, eighths of a column for upright bars. Otherwise returns
  /// `nil`.
  func line(in size: Size) -> UInt32? {
    if size.height == 1, size.width > 3, height > 0, height < 12 {
      return height < 4 ? 0x2500 : 0x2501  // ─ ━
    }
    if size.width == 1, width > 0, width < 7.5, size.height > 1 || height.isNaN || height > 12 {
      return width < 2 ? 0x2502 : 0x2590 - UInt32(width.rounded())  // │ ▎▍▌▋▊▉
    }
    return nil
  }

  /// Returns the eighths of the top row that a narrow bar fills, as bars of a chart stand on its
  /// lower side; 8 if the frame is as high as its rows.
  func eighths(in size: Size) -> Int {
    guard size.width < 4, height > 0, Points.height(height) == size.height else { return 8 }
    let rest = height - Double(size.height - 1) * Points.perRow
    return min(8, max(1, Int((rest / Points.perRow * 8).rounded())))
  }

  /// True for a circle that is meant as a dot between words: less than 5 points wide or high.
  var isSmall: Bool { width < 5 || height < 5 }
}
