import CXML

/// Conversion of HTML to plain text without tags, character names or runs of spaces.
enum HTMLText {
  /// The most bytes of a text that are read.
  private static let longest = 64 << 10
  private static let silent: Set<String> = ["script", "style", "head", "template"]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "em", "font", "i", "kbd", "mark", "q", "s",
    "samp", "small", "span", "strong", "sub", "sup", "tt", "u", "var", "wbr",
  ]

  /// Returns the text of a piece of HTML, shortened to `most` characters.
  static func plain(_ html: String, most: Int, library: cxml) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      return html.cut(most)
    }
    guard let reader = XMLReader(html: escaped(html), library: library) else { return "" }
    var text = ""
    var silence = 0
    while let node = reader.next() {
      switch node {
      case .start(let name, _, let isEmpty):
        if !inline.contains(name) { text += " " }
        if silent.contains(name), !isEmpty { silence += 1 }
      case .end(let name):
        if !inline.contains(name) { text += " " }
        if silent.contains(name) { silence -= 1 }
      case .text(let words): if silence == 0 { text += words }
      }
    }
    return text.cut(most)
  }

  /// Returns the HTML with every `<` escaped that does not begin a tag, as in `1 < 2`.
  private static func escaped(_ html: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(html.utf8.prefix(longest))
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      let isTag =
        next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
        || (next | 0x20) >= 0x61
          && (next | 0x20) <= 0x7a
      if byte == UInt8(ascii: "<"), !isTag { result += "&lt;".utf8 } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
