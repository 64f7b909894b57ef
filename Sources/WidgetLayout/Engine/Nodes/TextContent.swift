/// One text of a picture: where its glyphs lie and how its lines are made.
struct TextContent {
  /// Into the glyphs of `NodeTree.text`.
  var glyphs: Range<Int>
  /// Into `NodeTree.runs`.
  var runs: Range<Int>
  /// Columns of the whole text in one line; nil where it has line breaks of its own.
  var naturalWidth: Int?
  /// The most lines; 0 is no limit.
  var lineLimit: Int
  var truncation: TruncationMode
  var alignment: TextAlignment
  /// Blank rows between two lines.
  var lineSpacing = 0
  /// Drawn as bars of the text's extent.
  var isRedacted: Bool
  /// How many of the texts after this one are narrower forms of it, each narrower than the last.
  var narrowerForms = 0
  /// How many rows its digits may be high where there is room.
  var digitRows = 1
  /// Into `NodeTree.liveTexts`, where time changes the text.
  var live: Int?
}

/// The style of a text's glyphs up to an index.
struct TextRun {
  var end: Int
  var style: UInt16
  /// Into `NodeTree.shadings`; -1 where the style's colour is all.
  var shading: Int16 = -1
}
