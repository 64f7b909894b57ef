/// A class that `@Model` has kept in a store.
struct ModelDeclaration {
  /// A property that is kept.
  struct Property: Equatable {
    var name: String
    var isUnique = false
    var isCascading = false
    /// The key path of the other side of a relationship.
    var inverse: String?
  }

  let name: String
  /// The words before those of its members: `public` or nothing.
  let access: String
  private(set) var properties: [Property] = []

  /// Parses the source of a class; `nil` for any other declaration.
  init?(_ source: String) {
    let code = Self.withoutComments(source)
    guard let word = code.firstRange(of: "class "),
      let brace = code[word.upperBound...].firstIndex(of: "{")
    else { return nil }
    name = String(
      code[word.upperBound..<brace].drop { $0 == " " }.prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      })
    let head = code[..<word.lowerBound]
    access =
      head.contains("public") || head.contains("open")
      ? "public " : head.contains("package ") ? "package " : ""
    for statement in Self.statements(code[code.index(after: brace)...]) {
      if let property = Self.property(statement) { properties.append(property) }
    }
  }

  /// The members that the macro adds.
  var members: String {
    let values = properties.map { "    self.\($0.name) = row.value(\"\($0.name)\")\n" }.joined()
    let list = properties.map { property in
      let inverse = property.inverse.map { ", inverse: \($0)" } ?? ""
      let unique = property.isUnique ? ", isUnique: true" : ""
      let cascading = property.isCascading ? ", isCascading: true" : ""
      return
        "      SwiftData.ModelProperty(\"\(property.name)\", \\\(name).\(property.name)\(unique)\(cascading)\(inverse)),\n"
    }
    return """
      \(access)let _state = SwiftData.ModelState()

      \(access)required init(_row row: SwiftData.ModelRow) {
      \(values)  }

      \(access)static var _properties: [SwiftData.ModelProperty] {
        [
      \(list.joined())    ]
      }
      """
  }

  // MARK: Parsing

  private static func withoutComments(_ source: String) -> String {
    var text = ""
    var rest = source[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        text.append(first)
        rest.removeFirst()
      }
    }
    return text
  }

  /// The statements directly in the braces that are open, each with its attributes.
  private static func statements(_ body: Substring) -> [String] {
    var statements: [String] = []
    var current = ""
    var depth = 0
    var isText = false
    var last: Character = " "
    for character in body {
      if character == "\"", last != "\\" { isText.toggle() }
      last = character
      if !isText {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth < 0 { break }
      }
      if depth == 0, !isText, character.isNewline || character == ";" {
        // An attribute of its own line belongs to what follows; so does a line that goes on.
        let ended = words(current)
        if ended.isEmpty || ended.allSatisfy({ $0.hasPrefix("@") }) && !current.contains("var ")
          || isOpen(current)
        {
          current.append(" ")
        } else {
          statements.append(current)
          current = ""
        }
      } else {
        current.append(character)
      }
    }
    return statements + [current]
  }

  /// The words before the first parenthesis that is no attribute's.
  private static func words(_ text: String) -> [Substring] {
    var plain = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ")" { depth -= 1 }
    }
    return plain.split(whereSeparator: \.isWhitespace)
  }

  private static func isOpen(_ text: String) -> Bool {
    text.last { !$0.isWhitespace }.map { ":=,".contains($0) } ?? true
  }

  /// The words before a stored property of an object; a type inside has others.
  private static let modifiers: Set<Substring> = [
    "public", "private", "internal", "fileprivate", "package", "open", "final", "override",
    "nonisolated", "dynamic", "weak", "unowned",
  ]

  private static func property(_ statement: String) -> Property? {
    let words = words(statement)
    guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
      keyword + 1 < words.count,
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }),
      !statement.contains("@Transient")
    else { return nil }
    let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let marks = words[keyword] == "let" ? "let " : "var "
    let rest = statement.firstRange(of: marks).map { statement[$0.upperBound...] } ?? ""
    let equal = rest.firstIndex(of: "=")
    if words[keyword] == "let", equal != nil { return nil }
    if let brace = rest.firstIndex(of: "{"), equal.map({ brace < $0 }) ?? true,
      !rest.contains("didSet"), !rest.contains("willSet")
    {
      return nil
    }
    let attributes = statement[
      ..<(statement.firstRange(of: marks)?.lowerBound ?? statement.startIndex)]
    return Property(
      name: String(name),
      isUnique: attributes.contains("@Attribute") && attributes.contains(".unique"),
      isCascading: attributes.contains(".cascade"), inverse: inverse(attributes))
  }

  private static func inverse(_ attributes: Substring) -> String? {
    guard let range = attributes.firstRange(of: "inverse:") else { return nil }
    let path = attributes[range.upperBound...].prefix { $0 != ")" && $0 != "," }
    return String(path.filter { !$0.isWhitespace })
  }
}
