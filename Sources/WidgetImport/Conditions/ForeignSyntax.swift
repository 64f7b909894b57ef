import WidgetBase

/// The syntax that needs Apple's runtime for Objective-C, in words that the compiler knows here.
///
/// Each line stays a line, so that errors name the place in the original.
struct ForeignSyntax: Equatable, Sendable {
  /// True if the last line had an attribute of a managed property that is declared on the next one.
  private var isManaged = false
  /// True inside of a protocol that only the runtime for Objective-C can leave unimplemented.
  private var removed = false

  /// Attributes that say nothing to a program without the runtime.
  private static let attributes = [
    "@objcMembers", "@objc", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable",
    "@IBSegueAction", "@GKInspectable", "@NSCopying",
  ]
  /// Signs that a line has nothing of this.
  private static let marks = ["@", "#", "Darwin", "import "]

  /// Returns a line as it is compiled here.
  ///
  /// - Parameters:
  ///   - line: The line as it is written.
  ///   - code: Its code alone.
  mutating func rewritten(_ line: String, code: String) -> String {
    guard isManaged || Self.marks.contains(where: { code.contains($0) }) else { return line }
    var line = line
    removed = false
    if code.contains("@") { removeAttributes(&line) }
    if removed, code.contains("protocol ") { Self.bindToClasses(&line) }
    manage(&line, code)
    if code.contains("#selector") { Self.replace(&line, "#selector") { "Selector(\"\($0)\")" } }
    if code.contains("#keyPath") { Self.replace(&line, "#keyPath") { "\"\(Self.path($0))\"" } }
    if code.contains("Darwin") { Self.replaceWord(&line, "Darwin", "Glibc") }
    if code.contains("import ") { Self.importWhole(&line, code) }
    return line
  }

  // MARK: Attributes

  private mutating func removeAttributes(_ line: inout String) {
    Self.replaceWord(&line, "@UIApplicationMain", "@main")
    Self.replaceWord(&line, "@NSApplicationMain", "@main")
    for name in Self.attributes {
      while let range = Self.range(of: name, in: line) {
        var end = range.upperBound
        if end < line.endIndex, line[end] == "(", let close = Self.closing(line, end) {
          end = close
        }
        let count = line[range.lowerBound..<end].count
        line.replaceSubrange(range.lowerBound..<end, with: String(repeating: " ", count: count))
        removed = true
      }
    }
  }

  /// Makes a protocol one of classes, as those of Objective-C are.
  private static func bindToClasses(_ line: inout String) {
    guard let brace = line.lastExactIndex(of: "{") else { return }
    if let colon = line[..<brace].firstExactIndex(of: ":") {
      line.insert(contentsOf: " AnyObject,", at: line.index(after: colon))
    } else {
      line.insert(contentsOf: ": AnyObject ", at: brace)
    }
  }

  // MARK: Managed properties

  /// Gives a property or function of Core Data the body that Apple's runtime makes.
  private mutating func manage(_ line: inout String, _ code: String) {
    if let range = Self.range(of: "@NSManaged", in: line) {
      line.replaceSubrange(range, with: "          ")
      isManaged = true
    }
    guard isManaged else { return }
    if let name = Self.name(after: "var ", in: line) {
      line =
        Self.withoutComment(line)
        + " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
      isManaged = false
    } else if let name = Self.name(after: "func ", in: line) {
      line = Self.withoutComment(line) + Self.body(of: name, line)
      isManaged = false
    }
  }

  private static func withoutComment(_ line: String) -> String {
    guard let range = line.firstExactRange(of: "//") else { return line }
    return String(line[..<range.lowerBound])
  }

  private static func name(after keyword: String, in line: String) -> String? {
    guard let range = line.firstExactRange(of: keyword) else { return nil }
    let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || "_`".contains($0) }
    return name.isEmpty ? nil : String(name.filter { $0 != "`" })
  }

  /// The body of an accessor such as `addToItems(_ value: Item)`.
  private static func body(of name: String, _ line: String) -> String {
    for (prefix, call) in [("addTo", "addManaged"), ("removeFrom", "removeManaged")]
    where name.hasExactPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      let key = rest.prefix(1).lowercased() + rest.dropFirst()
      let parameter = line.firstExactRange(of: ":").map { line[..<$0.lowerBound] } ?? ""
      let argument =
        parameter.split(whereSeparator: { !($0.isLetter || $0.isNumber) }).last ?? "value"
      return " { \(call)(\"\(key)\", \(argument)) }"
    }
    return " { managedCall(\"\(name)\") }"
  }

  // MARK: Imports

  /// Imports a whole module instead of a part that only Clang's modules have.
  private static func importWhole(_ line: inout String, _ code: String) {
    let words = code.split(whereSeparator: \.isWhitespace)
    guard let keyword = words.firstIndex(of: "import"), keyword + 2 == words.count,
      words[keyword + 1].contains("."), let dot = line.firstExactIndex(of: ".")
    else { return }
    let end = line[dot...].firstIndex(where: \.isWhitespace) ?? line.endIndex
    line.removeSubrange(dot..<end)
  }

  // MARK: Words

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func range(of word: String, in line: String) -> Range<String.Index>? {
    var start = line.startIndex
    while let range = line[start...].firstExactRange(of: word) {
      let before =
        range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
      let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
      if !isPart(before), !isPart(after), before != "\"", before != "." { return range }
      start = range.upperBound
    }
    return nil
  }

  private static func replaceWord(_ line: inout String, _ word: String, _ new: String) {
    while let range = range(of: word, in: line) { line.replaceSubrange(range, with: new) }
  }

  /// Replaces an expression in parentheses after a name.
  private static func replace(
    _ line: inout String, _ name: String, with new: (String) -> String
  ) {
    while let range = line.firstExactRange(of: name + "("),
      let end = closing(line, line.index(before: range.upperBound))
    {
      let inside = line[range.upperBound..<line.index(before: end)]
      line.replaceSubrange(range.lowerBound..<end, with: new(inside.filter { $0 != "\"" }))
    }
  }

  /// Returns the place behind the parenthesis that closes the one at a place.
  private static func closing(_ line: String, _ open: String.Index) -> String.Index? {
    var depth = 0
    for index in line[open...].indices {
      if line[index] == "(" { depth += 1 }
      if line[index] == ")" { depth -= 1 }
      if depth == 0 { return line.index(after: index) }
    }
    return nil
  }

  /// The keys of a path such as `Note.tag.name`, without the type.
  private static func path(_ text: String) -> String {
    var parts = text.trimmed.splitExactly(separator: ".")
    if parts.count > 1, let first = parts.first?.first, first.isUppercase || parts[0] == "self" {
      parts.removeFirst()
    }
    return parts.joined(separator: ".")
  }
}
