import FoundationEssentials

/// The Markdown within a line: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`, `[words](url)`,
/// and `\` before a sign that is none of them.
///
/// A mark without its partner is drawn as it is, and so is one between spaces or, if it is an
/// underscore, within a word: `2 * 3`, `snake_case`.
struct InlineMarkdown {
  /// A stretch of one look.
  struct Stretch: Hashable, Sendable {
    var text = ""
    var intent: InlinePresentationIntent = []
    var link: URL?
  }

  private let characters: [Character]
  private var stretches: [Stretch] = []

  /// The stretches of `text`.
  static func stretches(of text: String) -> [Stretch] {
    guard text.utf8.contains(where: isMark) else { return [Stretch(text: text)] }
    var markdown = InlineMarkdown(characters: Array(text))
    markdown.read(0..<markdown.characters.count, Stretch())
    return markdown.stretches
  }

  /// Whether a text with this in it may be more than words.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch UInt8(byte) {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func read(_ range: Range<Int>, _ look: Stretch) {
    var index = range.lowerBound
    while index < range.upperBound {
      if isEscape(index, in: range) {
        append(characters[index + 1], look)
        index += 2
      } else if let span = MarkdownSpan(at: index, in: range, of: characters) {
        var inner = look
        inner.intent.formUnion(span.intent)
        inner.link = span.link ?? look.link
        if span.intent == .code {
          for character in characters[span.content] { append(character, inner) }
        } else {
          read(span.content, inner)
        }
        index = span.end
      } else {
        append(characters[index], look)
        index += 1
      }
    }
  }

  private func isEscape(_ index: Int, in range: Range<Int>) -> Bool {
    guard characters[index] == "\\", index + 1 < range.upperBound else { return false }
    let next = characters[index + 1]
    return next.isASCII && (next.isPunctuation || next.isSymbol)
  }

  private mutating func append(_ character: Character, _ look: Stretch) {
    let last = stretches.count - 1
    if last >= 0, stretches[last].intent == look.intent, stretches[last].link == look.link {
      stretches[last].text.append(character)
    } else {
      var stretch = look
      stretch.text = String(character)
      stretches.append(stretch)
    }
  }
}
