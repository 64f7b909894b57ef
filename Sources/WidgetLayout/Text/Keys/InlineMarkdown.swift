import FoundationEssentials

/// The inline Markdown of a text: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`,
/// `[words](url)`, and `\` before a literal mark.
///
/// A mark without its partner is drawn literally, and so is one between spaces or an underscore
/// within a word: `2 * 3`, `snake_case`.
struct InlineMarkdown {
  /// A part of the text with one style.
  struct Stretch: Hashable, Sendable {
    var text = ""
    var intent: InlinePresentationIntent = []
    var link: URL?
  }

  private let characters: [Character]
  private var stretches: [Stretch] = []

  /// Returns the parts of `text`.
  static func stretches(of text: String) -> [Stretch] {
    guard text.utf8.contains(where: isMark) else { return [Stretch(text: text)] }
    var markdown = InlineMarkdown(characters: Array(text))
    markdown.read(0..<markdown.characters.count, Stretch())
    return markdown.stretches
  }

  /// Returns true if a text with this byte may have markup.
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
