/// The lines around the tiles of a board.
package enum BorderStyle: String, CaseIterable, Sendable, Hashable {
  /// Thin lines with round corners.
  case rounded
  /// Thin lines with square corners.
  case plain
  /// Thick lines.
  case heavy
  /// No lines: the title and the note stand in the tile's first row.
  case hidden = "none"
}
