import WidgetBase

/// A Swift source with its conditions as they are on iOS, line for line.
package struct ConditionedSource: Equatable, Sendable {
  /// An import, with its line.
  package struct Import: Hashable, Sendable {
    package let module: String
    package let line: Int
  }

  /// The lines, in which conditions of the platform are `true` or `false`.
  package private(set) var lines: [String] = []
  /// The code of the lines that are compiled; empty for the others.
  package private(set) var active: [String] = []
  /// The modules that compiled lines import.
  package private(set) var imports: [Import] = []
  /// The modules whose absence a condition found.
  package private(set) var absent: [Import] = []
  /// True if a condition was rewritten.
  package private(set) var isRewritten = false

  /// True if conditions leave nothing to compile, of a file that has code.
  package var isOff: Bool { hasCode && !active.contains { Self.isCode($0) } }

  /// The lines with an attribute that names a section of the object: the compiler and the linker read theirs
  /// as orders.
  package var sections: [Int] {
    let bytes = Array(active.joined(separator: "\n").utf8)
    var found: [Int] = []
    var line = 1
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "@"), found.last != line else { continue }
      // The compiler permits blanks, and comments, which are gone here, between an `@` and its name.
      let name = bytes[(index + 1)...].drop { $0 <= 0x20 }
        .drop { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "_") }
      if name.starts(with: "section".utf8) { found.append(line) }
    }
    return found
  }

  private var hasCode = false
  private var syntax = ForeignSyntax()
  private var blocks: [Block] = []

  private struct Block: Equatable {
    let isOuterActive: Bool
    var wasTaken: Bool
    var isActive: Bool
  }

  package init(_ text: String, _ conditions: PlatformConditions) {
    let source = SwiftLines(text)
    var index = 0
    while index < source.code.count {
      let count = directiveLength(source.code, index)
      if count > 0 {
        let words = source.code[index..<(index + count)].joined(separator: " ")
        follow(words.trimmed, conditions, line: index + 1)
        for line in source.written[index..<(index + count)] { rewrite(line, conditions) }
      } else {
        take(source.written[index], source.code[index], line: index + 1)
      }
      index += max(1, count)
    }
  }

  /// Takes other lines in place of these, as many, in which some parts are gaps.
  package mutating func replace(_ lines: [String]) {
    self.lines = lines
    isRewritten = true
  }

  /// The source's text, which names the place of the original to the compiler.
  package func text(original: String) -> String {
    "#sourceLocation(file: \(SwiftName.literal(original)), line: 1)\n"
      + lines.joined(separator: "\n")
  }

  /// Returns the number of lines of the directive that begins at a line; 0 if none does.
  private func directiveLength(_ code: [String], _ index: Int) -> Int {
    let line = code[index].trimmed
    guard ["#if", "#elseif", "#else", "#endif"].contains(Self.word(line)) else { return 0 }
    var count = 1
    var last = line
    while last.hasExactSuffix("||") || last.hasExactSuffix("&&"), index + count < code.count {
      last = code[index + count].trimmed
      count += 1
    }
    return count
  }

  private static func word(_ line: String) -> String {
    String(line.prefix { !$0.isWhitespace && $0 != "(" && $0 != "!" })
  }

  private mutating func rewrite(_ line: String, _ conditions: PlatformConditions) {
    let new = ConditionExpression.rewritten(line, conditions)
    if new != line { isRewritten = true }
    lines.append(new)
    active.append("")
  }

  private mutating func take(_ written: String, _ code: String, line: Int) {
    if Self.isCode(code) { hasCode = true }
    guard blocks.last?.isActive ?? true else {
      lines.append(written)
      return active.append("")
    }
    let compiled = syntax.rewritten(written, code: code)
    if compiled != written { isRewritten = true }
    lines.append(compiled)
    active.append(code)
    if let module = Self.imported(code) { imports.append(Import(module: module, line: line)) }
  }

  private mutating func follow(_ directive: String, _ conditions: PlatformConditions, line: Int) {
    let word = Self.word(directive)
    let expression = String(directive.dropFirst(word.count))
    if word == "#if" || word == "#elseif" { noteAbsent(expression, conditions, line) }
    // A condition that only the compiler knows counts as true.
    let value = ConditionExpression.value(of: expression, conditions) ?? true
    switch word {
    case "#if":
      let outer = blocks.last?.isActive ?? true
      blocks.append(Block(isOuterActive: outer, wasTaken: value, isActive: outer && value))
    case "#elseif": turn(value)
    case "#else": turn(true)
    default: _ = blocks.popLast()
    }
  }

  private mutating func turn(_ value: Bool) {
    guard var block = blocks.popLast() else { return }
    block.isActive = block.isOuterActive && !block.wasTaken && value
    block.wasTaken = block.wasTaken || value
    blocks.append(block)
  }

  private mutating func noteAbsent(
    _ expression: String, _ conditions: PlatformConditions, _ line: Int
  ) {
    guard blocks.last?.isActive ?? true else { return }
    for part in expression.components(after: "canImport(") {
      let module = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !conditions.canImport(String(module)) {
        absent.append(Import(module: String(module), line: line))
      }
    }
  }

  private static func isCode(_ code: String) -> Bool {
    let code = code.trimmed
    return !code.isEmpty && imported(code) == nil
  }

  private static let attributes: Set<Substring> = [
    "public", "internal", "private", "fileprivate", "package", "struct", "class", "enum",
    "protocol",
    "func", "var", "let", "typealias",
  ]

  /// Returns the module that a line imports.
  private static func imported(_ code: String) -> String? {
    guard code.contains("import ") else { return nil }
    let words = code.split { $0.isWhitespace || $0 == ";" }
    guard let keyword = words.firstIndex(of: "import"),
      words[..<keyword].allSatisfy({ $0.hasExactPrefix("@") || attributes.contains($0) }),
      let name = words[(keyword + 1)...].first(where: { !attributes.contains($0) })
    else { return nil }
    let module = String(name.prefix { $0 != "." })
    // The compiler refuses what is no name; a package with such a module would say something else.
    guard SwiftName.isName(module) else { return nil }
    return module == "Darwin" ? "Glibc" : module
  }
}

extension String {
  /// Returns what stands behind each occurrence of a text.
  fileprivate func components(after text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstExactRange(of: text) {
      rest = rest[range.upperBound...]
      parts.append(rest)
    }
    return parts
  }
}
