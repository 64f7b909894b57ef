/// How far the cleaning of one text has got, beyond the glyphs themselves.
struct CleaningState {
  /// The text's first glyph; nothing is joined to what came before it.
  let first: Int
  /// Where the scalar just read began, as a byte's offset.
  var start = 0
  /// Where a pictograph must begin to be joined to the one before, as a byte's offset.
  var joint = -1
  /// The glyph up to which `column` has been counted.
  var counted: Int
  /// Columns since the beginning of the line.
  var column = 0

  init(first: Int) {
    self.first = first
    counted = first
  }
}
