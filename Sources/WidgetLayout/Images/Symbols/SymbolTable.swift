/// A table of characters by symbol names, parsed from lines of a character and its names.
struct SymbolTable {
  private let characters: [String: Unicode.Scalar]

  /// Creates a table from lines such as `♡ heart suit.heart`; the character may be a hexadecimal
  /// code point.
  init(_ texts: [String]) {
    var characters: [String: Unicode.Scalar] = [:]
    for line in Self.lines(of: texts) {
      for name in line.names { characters[String(name)] = line.character }
    }
    self.characters = characters
  }

  subscript(name: String) -> Unicode.Scalar? { characters[name] }

  /// The names in the table, in no particular order.
  var names: some Collection<String> { characters.keys }

  /// Characters that most monospaced fonts have, one column wide.
  static let plain = SymbolTable(PlainSymbols.all)

  /// The icons of a Nerd Font.
  static let nerdFont = SymbolTable([NerdFontSymbols.text])

  /// The categories of unknown names by word; the first word that begins a part of the name counts.
  static let categories: [(word: Substring, character: Unicode.Scalar)] =
    lines(of: [CategorySymbols.text])
    .flatMap { line in line.names.map { ($0, line.character) } }

  /// The ASCII characters for plain ones.
  static let ascii: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    lines(of: [ASCIISymbols.text]).flatMap { line in
      line.names.compactMap { $0.unicodeScalars.first }.map { ($0, line.character) }
    }, uniquingKeysWith: { first, _ in first })

  /// Returns the lines of several texts, each with its character and names.
  static func lines(
    of texts: [String]
  ) -> [(character: Unicode.Scalar, names: ArraySlice<Substring>)] {
    texts.flatMap { $0.split(separator: "\n") }.compactMap { line in
      let words = line.split(separator: " ")
      guard let first = words.first, let character = character(first) else { return nil }
      return (character, words.dropFirst())
    }
  }

  private static func character(_ word: Substring) -> Unicode.Scalar? {
    if word.unicodeScalars.count == 1 { return word.unicodeScalars.first }
    return UInt32(word, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
