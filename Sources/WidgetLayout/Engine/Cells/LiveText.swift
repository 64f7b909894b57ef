import FoundationEssentials

/// A part of a live text: its words, or what they are made from, and its style.
package struct LiveStretch: Hashable, Sendable {
  /// The words; if they change with time, those of the current moment.
  package var words: String
  /// The source of changing words; `nil` for fixed ones.
  package var live: LiveWords?
  package var style: Style

  package init(words: String, live: LiveWords?, style: Style) {
    self.words = words
    self.live = live
    self.style = style
  }
}

/// A text in a picture that changes with time: its place and its parts.
///
/// Its rectangle is the one that the layout gave the text when the picture was made. Longer words
/// take blank cells beside it, and are truncated if there are none.
package struct LiveText: Hashable, Sendable {
  /// The cells of the text.
  package var rect: Rect
  /// The cells in which it is visible.
  package var clip: Rect
  package var stretches: [LiveStretch]
  /// The maximum number of lines; 0 for no limit.
  package var lineLimit: Int
  package var truncation: TruncationMode
  package var alignment: TextAlignment
  /// The number of blank rows between two lines.
  package var lineSpacing: Int
  /// True if shorter words are tried before the text is truncated.
  package var narrows: Bool
  /// The height of its digits in rows.
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
