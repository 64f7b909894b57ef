/// The places where a line may be broken: a short form of Unicode's line breaking algorithm that
/// looks at three glyphs.
///
/// A line may be broken after spaces; after hyphens and dashes in a word, except for a hyphen
/// before a digit (`-5`, `2024-05-01`); before and after wide characters, but not before closing or
/// after opening punctuation (kinsoku); never at a no-break space.
enum LineBreaking {
  /// Returns true if a line may begin at `index`, which is not the first of `glyphs`.
  static func canBreak(_ glyphs: ArraySlice<Glyph>, before index: Int) -> Bool {
    let left = glyphs[index - 1]
    let right = glyphs[index]
    if right == .space { return false }
    if left == .space { return true }
    if left.content == 0xA0 || right.content == 0xA0 { return false }
    if isClosing(right.content) || isOpening(left.content) { return false }
    if left.width == 2 || right.width == 2 { return true }
    guard isDash(left.content), !isDash(right.content) else { return false }
    guard index - 2 >= glyphs.startIndex else { return false }
    let before = glyphs[index - 2]
    if before == .space || before == .lineBreak || isDash(before.content) { return false }
    return left.content != 0x2D || !(0x30...0x39 ~= right.content)
  }

  private static func isDash(_ content: UInt32) -> Bool {
    switch content {
    case 0x2D, 0x2010, 0x2013, 0x2014: true
    default: false
    }
  }

  /// Returns true if no line may begin with this: closing brackets, stops, small kana and similar
  /// marks.
  private static func isClosing(_ content: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(content) else { return false }
    switch scalar {
    case "!", "\"", "%", "'", ")", ",", ".", ":", ";", "?", "]", "}", "»", "’", "”", "‥", "…", "°",
      "、", "。", "々", "〉", "》", "」", "』", "】", "〕", "〗", "〙", "〛", "〟", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ",
      "っ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ", "・",
      "ー", "ヽ", "ヾ", "ゝ", "ゞ", "！", "％", "）", "，", "．", "：", "；", "？", "］", "｝", "｠", "｡", "｣", "､":
      return true
    default: return false
    }
  }

  /// Returns true if no line may end with this: opening brackets and quotation marks.
  private static func isOpening(_ content: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(content) else { return false }
    switch scalar {
    case "\"", "'", "(", "[", "{", "«", "‘", "“", "〈", "《", "「", "『", "【", "〔", "〖", "〘", "〚",
      "〝", "（", "［", "｛", "｟", "｢":
      return true
    default: return false
    }
  }
}
