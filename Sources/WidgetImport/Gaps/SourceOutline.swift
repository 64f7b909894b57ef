import WidgetBase

/// The declarations of a Swift source, found by its words and brackets alone.
///
/// It never fails: what it does not understand belongs to the declaration before.
struct SourceOutline: Equatable, Sendable {
  let declarations: [SourceDeclaration]

  init(_ mask: SourceMask) {
    declarations = Reader(bytes: mask.bytes).declarations(in: 0..<mask.bytes.count, depth: 0)
  }

  /// Returns the declarations that contain a place, from the outermost to the innermost.
  func path(to place: Int) -> [SourceDeclaration] {
    var path: [SourceDeclaration] = []
    var list = declarations
    while let found = list.first(where: { $0.range.contains(place) }) {
      path.append(found)
      list = found.members
    }
    return path
  }

  private struct Reader {
    let bytes: [UInt8]

    /// The most types within types that are read.
    private static let deepest = 64
    private static let keywords: Set<String> = [
      "import", "let", "var", "func", "init", "deinit", "subscript", "case", "typealias",
      "associatedtype", "macro", "precedencegroup", "operator",
    ]
    private static let modifiers: Set<String> = [
      "public", "private", "internal", "fileprivate", "open", "package", "static", "final",
      "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "required", "convenience",
      "indirect", "nonisolated", "isolated", "dynamic", "optional", "infix", "prefix", "postfix",
      "async", "distributed", "borrowing", "consuming", "sending",
    ]
    private static let directives: Set<String> = ["#if", "#else", "#elseif", "#endif"]

    // MARK: Words

    private static func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// Returns the word at a place, with a leading `@` or `#`.
    private func word(_ place: Int, _ end: Int) -> Range<Int> {
      var behind = place
      if behind < end, bytes[behind] == UInt8(ascii: "@") || bytes[behind] == UInt8(ascii: "#") {
        behind += 1
      }
      while behind < end, Self.isWord(bytes[behind]) { behind += 1 }
      return place..<behind
    }

    private func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self)
    }

    private func skipBlanks(_ place: Int, _ end: Int) -> Int {
      var place = place
      while place < end, Self.isBlank(bytes[place]) { place += 1 }
      return place
    }

    /// Returns the place behind the bracket that closes the one at a place.
    private func behindBracket(_ open: Int, _ end: Int) -> Int {
      var depth = 0
      for place in open..<end {
        switch bytes[place] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if depth == 0 { return place + 1 }
        default: break
        }
      }
      return end
    }

    // MARK: Declarations

    /// The beginning of a declaration: attributes, modifiers, keyword and name.
    private struct Beginning {
      var start: Int
      var keyword: String
      var name: String
      var behind: Int
    }

    func declarations(in range: Range<Int>, depth: Int) -> [SourceDeclaration] {
      guard depth < Self.deepest else { return [] }
      var found: [Beginning] = []
      var place = range.lowerBound
      var isLineStart = true
      while place < range.upperBound {
        let byte = bytes[place]
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") {
          isLineStart = true
          place += 1
        } else if Self.isBlank(byte) {
          place += 1
        } else if isLineStart, let beginning = beginning(at: place, range.upperBound) {
          found.append(beginning)
          place = beginning.behind
          isLineStart = Self.directives.contains(beginning.keyword)
        } else {
          isLineStart = false
          let isOpen = "([{".utf8.contains(byte)
          place = isOpen ? behindBracket(place, range.upperBound) : place + 1
        }
      }
      return found.indices.map { index in
        let end = index + 1 < found.count ? found[index + 1].start : range.upperBound
        return declaration(found[index], trimmedEnd(found[index].start, end), depth)
      }
    }

    private func trimmedEnd(_ start: Int, _ end: Int) -> Int {
      var end = end
      while end > start, Self.isBlank(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: ";") {
        end -= 1
      }
      return end
    }

    /// Returns what begins at a place; `nil` if no declaration does.
    private func beginning(at start: Int, _ end: Int) -> Beginning? {
      var place = start
      while place < end {
        let range = word(place, end)
        let token = text(range)
        if Self.directives.contains(token) {
          var behind = range.upperBound
          while behind < end, bytes[behind] != UInt8(ascii: "\n") { behind += 1 }
          return Beginning(start: start, keyword: token, name: "", behind: behind)
        }
        if token.hasExactPrefix("@"), token.count > 1 {
          place = skipBlanks(behindAttribute(range.upperBound, end), end)
        } else if token.hasExactPrefix("#"), token.count > 1 {
          return Beginning(start: start, keyword: token, name: "", behind: range.upperBound)
        } else if Self.keywords.contains(token) || isType(token, range.upperBound, end) {
          return named(start, token, range.upperBound, end)
        } else if Self.modifiers.contains(token) || token == "class" {
          place = range.upperBound
          if place < end, bytes[place] == UInt8(ascii: "(") { place = behindBracket(place, end) }
          place = skipBlanks(place, end)
        } else {
          return nil
        }
      }
      return nil
    }

    private func behindAttribute(_ place: Int, _ end: Int) -> Int {
      var place = place
      while place < end, bytes[place] == UInt8(ascii: ".") {
        place = word(place + 1, end).upperBound
      }
      if place < end, bytes[place] == UInt8(ascii: "<") {
        while place < end, bytes[place] != UInt8(ascii: ">") { place += 1 }
        place = min(place + 1, end)
      }
      return place < end && bytes[place] == UInt8(ascii: "(") ? behindBracket(place, end) : place
    }

    private func isType(_ token: String, _ behind: Int, _ end: Int) -> Bool {
      guard SourceDeclaration.types.contains(token) else { return false }
      let next = text(word(skipBlanks(behind, end), end))
      // `class func` declares a function.
      return token != "class" || !(Self.keywords.contains(next) || Self.modifiers.contains(next))
    }

    private func named(_ start: Int, _ keyword: String, _ place: Int, _ end: Int) -> Beginning {
      let first = skipBlanks(place, end)
      var behind = word(first, end).upperBound
      if keyword == "extension" || keyword == "import" {
        while behind < end, bytes[behind] == UInt8(ascii: ".") {
          behind = word(behind + 1, end).upperBound
        }
      }
      return Beginning(
        start: start, keyword: keyword, name: text(first..<behind).filter { $0 != "`" },
        behind: max(behind, place))
    }

    private func declaration(
      _ beginning: Beginning, _ end: Int, _ depth: Int
    ) -> SourceDeclaration {
      let parts = parts(of: beginning, end)
      let isType = SourceDeclaration.types.contains(beginning.keyword)
      var members: [SourceDeclaration] = []
      if isType, let body = parts.body, body.count > 2 {
        members = declarations(in: (body.lowerBound + 1)..<(body.upperBound - 1), depth: depth + 1)
      }
      return SourceDeclaration(
        keyword: beginning.keyword, name: beginning.name, range: beginning.start..<end,
        behindName: min(beginning.behind, end), body: parts.body, initial: parts.initial,
        members: members)
    }

    private func parts(
      of beginning: Beginning, _ end: Int
    ) -> (body: Range<Int>?, initial: Range<Int>?) {
      guard !["import", "case", "typealias", "associatedtype"].contains(beginning.keyword),
        !Self.directives.contains(beginning.keyword)
      else { return (nil, nil) }
      let isProperty = ["let", "var"].contains(beginning.keyword)
      var place = beginning.behind
      while place < end {
        switch bytes[place] {
        case UInt8(ascii: "("), UInt8(ascii: "["): place = behindBracket(place, end)
        case UInt8(ascii: "{"): return (place..<behindBracket(place, end), nil)
        case UInt8(ascii: "=") where isProperty:
          return (nil, skipBlanks(place + 1, end)..<end)
        default: place += 1
        }
      }
      return (nil, nil)
    }
  }
}
