import WidgetBase

/// Names of a project as they are written into sources of Swift: nothing but a name can come of them.
///
/// They are looked at by scalars, for a mark may make one character of a letter and a quotation mark.
package enum SwiftName {
  /// The words of Swift that a name must not be without backquotes.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue
  }

  /// Returns true for a text that is a name and no word of Swift's.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= 200 else { return false }
    return (first == "_" || first.properties.isXIDStart) && text.unicodeScalars.allSatisfy(isPart)
      && !keywords.contains(text)
  }

  /// Returns a text with an underscore for everything that cannot be in a name.
  package static func plain(_ text: String) -> String {
    var name = String.UnicodeScalarView()
    name.append(contentsOf: text.unicodeScalars.prefix(200).map { isPart($0) ? $0 : "_" })
    if let first = name.first, first != "_", !first.properties.isXIDStart {
      name.insert("_", at: name.startIndex)
    }
    return name.isEmpty ? "_" : String(name)
  }

  /// Returns a text as the name of a declaration: with backquotes if it is a word of Swift's.
  static func declared(_ text: String) -> String {
    let name = plain(text)
    if name == "_" { return "_unnamed" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns a text as a literal.
  static func literal(_ text: String) -> String { "\"\(text.escapingLiteral)\"" }
}
