/// The settings of how a board's tiles are set apart; what is `nil` is left to another look, and
/// finally to the standard one.
package struct BoardLook: Sendable, Hashable {
  /// The blank columns and rows between tiles.
  package var gaps: Size?
  /// The lines around tiles.
  package var borders: BorderStyle?
  /// The room that tiles leave blank around their content.
  package var density: BoardDensity?
  /// True if the first row names the page, the date and the time.
  package var hasHeader: Bool?

  /// Creates a look without any settings.
  package init() {}

  /// Returns these settings, and those of `other` where there are none.
  package func over(_ other: BoardLook) -> BoardLook {
    var look = self
    look.gaps = gaps ?? other.gaps
    look.borders = borders ?? other.borders
    look.density = density ?? other.density
    look.hasHeader = hasHeader ?? other.hasHeader
    return look
  }
}
