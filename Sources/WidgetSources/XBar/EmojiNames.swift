import WidgetBase

/// Names of emoji in texts, such as `:sparkles:`.
enum EmojiNames {
  private static let table: [Substring: Substring] = {
    let words = EmojiTable.words.split { $0 == " " || $0 == "\n" }
    let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The most characters of a name.
  private static let longest = 40

  /// Returns the text with each known name between colons replaced; other names are unchanged.
  static func replaced(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
    var result = ""
    var rest = text[...]
    while let colon = rest.firstExactIndex(of: ":") {
      result += rest[..<colon]
      rest = rest[rest.index(after: colon)...]
      let name = rest.prefix(longest).prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || "_+-".contains($0))
      }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ":", let emoji = table[name] {
        result += emoji
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result += ":"
      }
    }
    return result + rest
  }
}
