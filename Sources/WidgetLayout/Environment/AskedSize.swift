/// The points that the nearest frame asked for, before they became cells.
///
/// A separator of one point and a bar of six both have one row, and should not look alike; and of
/// two bars in a chart the one that is a quarter of a row higher should look higher.
@usableFromInline
struct AskedSize: Sendable, Equatable {
  /// Points; not a number where no frame said.
  var width = Double.nan
  /// Points; not a number where no frame said.
  var height = Double.nan

  /// The character by which a filled rectangle of `size` cells is drawn where its frame was thinner
  /// than a cell: lines as box drawing, upright bars in eighths of a column.
  func line(in size: Size) -> UInt32? {
    if size.height == 1, size.width > 3, height > 0, height < 12 {
      return height < 4 ? 0x2500 : 0x2501  // ─ ━
    }
    if size.width == 1, width > 0, width < 7.5, size.height > 1 || height.isNaN || height > 12 {
      return width < 2 ? 0x2502 : 0x2590 - UInt32(width.rounded())  // │ ▎▍▌▋▊▉
    }
    return nil
  }

  /// How many eighths the upmost row of a narrow bar has, which in a chart stands on its lower
  /// side; 8 where the frame was as high as its rows.
  func eighths(in size: Size) -> Int {
    guard size.width < 4, height > 0, Points.height(height) == size.height else { return 8 }
    let rest = height - Double(size.height - 1) * Points.perRow
    return min(8, max(1, Int((rest / Points.perRow * 8).rounded())))
  }

  /// True for a circle that is meant as a dot between words.
  var isSmall: Bool { width < 5 || height < 5 }
}
