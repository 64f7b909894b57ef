/// A symbol by Apple's name for it, and the character that it is drawn with.
///
/// A name that no table has is looked up without its last parts, which say the form: `bell.fill`,
/// `bell.badge.circle`. Then by what its first known word is about; at last it is `◆`.
struct Symbol {
  private let name: String

  init(_ name: String) { self.name = name }

  /// The character of one set; sets that lack the symbol have a plain one for it.
  func character(in set: SymbolSet) -> Unicode.Scalar {
    switch set {
    case .plain: plain
    case .nerdFont: nearest(in: SymbolTable.nerdFont) ?? plain
    case .ascii: Self.ascii(plain)
    }
  }

  /// What a symbol of an unknown name is drawn with.
  static let unknown: Unicode.Scalar = "◆"

  private var plain: Unicode.Scalar {
    inscribed ?? nearest(in: SymbolTable.plain) ?? category ?? Self.unknown
  }

  /// The character of the longest part of the name, from its beginning, that a table has.
  private func nearest(in table: SymbolTable) -> Unicode.Scalar? {
    var part = Substring(name)
    while true {
      if let character = table[String(part)] { return character }
      guard let dot = part.lastIndex(of: ".") else { return nil }
      part = part[..<dot]
    }
  }

  /// A letter or digit in a shape, such as `a.circle`, is the letter itself; of a number only `#`
  /// is left, since its last digit alone would be another number.
  private var inscribed: Unicode.Scalar? {
    let parts = name.split(separator: ".", maxSplits: 2)
    guard parts.count > 1, Self.shapes.contains(parts[1]) else { return nil }
    let inner = parts[0].unicodeScalars
    if inner.allSatisfy({ "0"..."9" ~= $0 }) { return inner.count == 1 ? inner.first : "#" }
    guard inner.count == 1, let letter = inner.first, "a"..."z" ~= letter else { return nil }
    return Unicode.Scalar(letter.value - 0x20)
  }

  private static let shapes: Set<Substring> = ["circle", "square", "rectangle", "lane"]

  /// The character of what a part of the name is about.
  private var category: Unicode.Scalar? {
    for part in name.split(separator: ".") {
      if let found = SymbolTable.categories.first(where: { part.hasPrefix($0.word) }) {
        return found.character
      }
    }
    return nil
  }

  private static func ascii(_ character: Unicode.Scalar) -> Unicode.Scalar {
    character.isASCII ? character : SymbolTable.ascii[character] ?? "*"
  }
}
