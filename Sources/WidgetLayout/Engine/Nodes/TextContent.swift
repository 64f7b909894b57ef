/// A text of a picture: the place of its glyphs and the rules for its lines.
struct TextContent {
  /// The range in the glyphs of `NodeTree.text`.
  var glyphs: Range<Int>
  /// The range in `NodeTree.runs`.
  var runs: Range<Int>
  /// The columns of the text in one line; `nil` if it has line breaks.
  var naturalWidth: Int?
  /// The maximum number of lines; 0 for no limit.
  var lineLimit: Int
  var truncation: TruncationMode
  var alignment: TextAlignment
  /// The number of blank rows between two lines.
  var lineSpacing = 0
  /// True if bars of its extent are drawn instead of the text.
  var isRedacted: Bool
  /// The number of following texts that are narrower forms of this one, each narrower than the
  /// last.
  var narrowerForms = 0
  /// The maximum height of its digits in rows, where space allows.
  var digitRows = 1
  /// True if it takes all columns that it is offered, as a running date does that is aligned in them.
  var fillsWidth = false
  /// The index into `NodeTree.liveTexts` if the text changes with time.
  var live: Int?
}

/// The style of a text's glyphs up to an index.
struct TextRun {
  var end: Int
  var style: UInt16
  /// The index into `NodeTree.shadings`; -1 if the style has the only colour.
  var shading: Int16 = -1
}
