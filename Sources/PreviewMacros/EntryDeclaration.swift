/// A variable that `@Entry` makes a key of the environment.
///
///     @Entry var accent: Color = .red
struct EntryDeclaration {
  let name: String
  /// The declared type; `nil` if it is that of the default value.
  let type: String?
  /// The default value; `nil` if there is none.
  let value: String?

  /// Parses the variable of a declaration's source; `nil` if there is none.
  init?(_ source: String) {
    var words = source.split(separator: "var ", maxSplits: 1)[...]
    guard words.count == 2, let rest = words.popLast() else { return nil }
    let (head, value) = Self.halves(of: rest, at: "=")
    let (name, type) = Self.halves(of: head[...], at: ":")
    self.name = name
    self.type = type
    self.value = value
    guard !name.isEmpty, type != nil || value != nil else { return nil }
  }

  /// Returns the text before and after a sign, ignoring those in brackets.
  private static func halves(of text: Substring, at sign: Character) -> (String, String?) {
    var depth = 0
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      defer { last = character }
      if "([<{".contains(character) { depth += 1 }
      // The arrow of a function's type is no bracket.
      if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
      guard depth == 0, character == sign else { continue }
      return (trimmed(text[..<index]), trimmed(text[text.index(after: index)...]))
    }
    return (trimmed(text), nil)
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The accessors of the variable.
  var accessors: String {
    """
    {
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
    }
    """
  }

  /// The declaration of the key beside the variable.
  var key: String {
    let constant = "static let defaultValue = \(value ?? "nil")"
    let computed = type.map { "static var defaultValue: \($0) { \(value ?? "nil") }" }
    return "private struct __Key_\(name): EnvironmentKey { \(computed ?? constant) }"
  }
}
