/// The state of cleaning one text, in addition to its glyphs.
struct CleaningState {
  /// The index of the text's first glyph; nothing joins a glyph before it.
  let first: Int
  /// The byte offset of the current scalar.
  var start = 0
  /// The byte offset at which a pictograph must begin to be joined to the previous one.
  var joint = -1
  /// The index of the glyph up to which `column` is counted.
  var counted: Int
  /// The columns since the start of the line.
  var column = 0

  init(first: Int) {
    self.first = first
    counted = first
  }
}
