import CXML

/// Plain text from HTML: no tags, no names of characters, no runs of spaces.
enum HTMLText {
  /// How much of a text is looked at, in bytes.
  private static let longest = 64 << 10
  private static let silent: Set<String> = ["script", "style", "head", "template"]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "em", "font", "i", "kbd", "mark", "q", "s",
    "samp", "small", "span", "strong", "sub", "sup", "tt", "u", "var", "wbr",
  ]

  /// The text of a piece of HTML, cut off after so many characters.
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

  /// A `<` that begins no tag is a sign: `1 < 2`.
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
