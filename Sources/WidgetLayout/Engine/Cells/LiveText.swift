import FoundationEssentials

/// A stretch of a text that time changes: its words, or what they are made of, and how they look.
package struct LiveStretch: Hashable, Sendable {
  /// The words; those of the moment where time changes them.
  package var words: String
  /// What changes the words; nil where nothing does.
  package var live: LiveWords?
  package var style: Style

  package init(words: String, live: LiveWords?, style: Style) {
    self.words = words
    self.live = live
    self.style = style
  }
}

/// A text in a picture that time changes: where it stands, and what it is made of.
///
/// The room is what the layout gave the text when the picture was made; words that grow take blank
/// cells beside it, and are cut where there are none.
package struct LiveText: Hashable, Sendable {
  /// The cells of the text.
  package var rect: Rect
  /// The cells in which it may be seen.
  package var clip: Rect
  package var stretches: [LiveStretch]
  /// The most lines; 0 is no limit.
  package var lineLimit: Int
  package var truncation: TruncationMode
  package var alignment: TextAlignment
  /// Blank rows between two lines.
  package var lineSpacing: Int
  /// True if it takes narrower words before it is cut.
  package var narrows: Bool
  /// How many rows high its digits are.
  package var digitRows: Int

  package init(
    rect: Rect, clip: Rect, stretches: [LiveStretch], lineLimit: Int, truncation: TruncationMode,
    alignment: TextAlignment, lineSpacing: Int, narrows: Bool, digitRows: Int = 1
  ) {
    self.rect = rect
    self.clip = clip
    self.stretches = stretches
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.narrows = narrows
    self.digitRows = digitRows
  }
}
