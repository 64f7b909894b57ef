/// A symbol by Apple's name, and the character that draws it.
///
/// A name that is in no table is looked up without its last parts, which state the variant:
/// `bell.fill`, `bell.badge.circle`. Next its category is looked up by its first known word; the
/// last resort is `◆`.
struct Symbol {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Returns the character in a set; sets without the symbol use a plain one.
  func character(in set: SymbolSet) -> Unicode.Scalar {
    switch set {
    case .plain: plain
    case .nerdFont: nearest(in: SymbolTable.nerdFont) ?? plain
    case .ascii: Self.ascii(plain)
    }
  }

  /// The character for symbols with unknown names.
  static let unknown: Unicode.Scalar = "◆"

  private var plain: Unicode.Scalar {
    inscribed ?? nearest(in: SymbolTable.plain) ?? category ?? Self.unknown
  }

  /// Returns the character of the longest leading part of the name that is in a table.
  private func nearest(in table: SymbolTable) -> Unicode.Scalar? {
    var part = Substring(name)
    while true {
      if let character = table[String(part)] { return character }
      guard let dot = part.lastIndex(of: ".") else { return nil }
      part = part[..<dot]
    }
  }

  /// The letter or digit in an enclosed symbol such as `a.circle`. A number with several digits is
  /// `#`, since a single digit of it would be another number.
  private var inscribed: Unicode.Scalar? {
    let parts = name.split(separator: ".", maxSplits: 2)
    guard parts.count > 1, Self.shapes.contains(parts[1]) else { return nil }
    let inner = parts[0].unicodeScalars
    if inner.allSatisfy({ "0"..."9" ~= $0 }) { return inner.count == 1 ? inner.first : "#" }
    guard inner.count == 1, let letter = inner.first, "a"..."z" ~= letter else { return nil }
    return Unicode.Scalar(letter.value - 0x20)
  }

  private static let shapes: Set<Substring> = ["circle", "square", "rectangle", "lane"]

  /// The character of the category of the first known word in the name.
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
