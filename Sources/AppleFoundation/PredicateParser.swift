/// The parsing of a predicate's format.
package struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case argument(key: Bool)
    case sign(String)
  }

  private var tokens: ArraySlice<Token> = []
  private var arguments: ArraySlice<Any?>

  /// - Parameters:
  ///   - format: The format, in which `%@` and the like stand for arguments.
  ///   - arguments: The values for it.
  package init(_ format: String, _ arguments: [Any?]) {
    self.arguments = arguments[...]
    tokens = Self.tokens(of: format)[...]
  }

  /// Returns the condition; `nil` if the format is not understood.
  package mutating func predicate() -> PredicateFormat? {
    guard let read = alternatives(), tokens.isEmpty else { return nil }
    return read
  }

  // MARK: Tokens

  private static let marks = ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"]

  private static func tokens(of format: String) -> [Token] {
    var tokens: [Token] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      if first == "%" {
        let letters = rest.dropFirst().prefix { "@Kdiufgxl.0123456789h".contains($0) }
        tokens.append(.argument(key: letters.hasPrefix("K")))
        rest = rest.dropFirst(
          1 + (letters.hasPrefix("@") || letters.hasPrefix("K") ? 1 : letters.count))
      } else if first == "\"" || first == "'" {
        let text = rest.dropFirst().prefix { $0 != first }
        tokens.append(.text(String(text)))
        rest = rest.dropFirst(text.count + 2)
      } else if first.isNumber || first == "-" {
        let text = rest.prefix { $0.isNumber || "-.eE".contains($0) }
        tokens.append(.number(Double(text) ?? 0))
        rest = rest.dropFirst(text.count)
      } else if first.isLetter || "_@".contains(first) {
        let text = rest.prefix { $0.isLetter || $0.isNumber || "_@.".contains($0) }
        tokens.append(.word(String(text)))
        rest = rest.dropFirst(text.count)
      } else {
        let mark = marks.first { rest.hasPrefix($0) } ?? String(first)
        tokens.append(.sign(mark))
        rest = rest.dropFirst(mark.count)
      }
    }
    return tokens
  }

  private mutating func take(_ words: String...) -> String? {
    switch tokens.first {
    case .word(let word) where words.contains(word.uppercased()): break
    case .sign(let sign) where words.contains(sign): break
    default: return nil
    }
    guard let token = tokens.popFirst() else { return nil }
    if case .word(let word) = token { return word.uppercased() }
    if case .sign(let sign) = token { return sign }
    return nil
  }

  // MARK: Conditions

  private mutating func alternatives() -> PredicateFormat? {
    guard var parts = conjunction().map({ [$0] }) else { return nil }
    while take("OR", "||") != nil {
      guard let next = conjunction() else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() -> PredicateFormat? {
    guard var parts = condition().map({ [$0] }) else { return nil }
    while take("AND", "&&") != nil {
      guard let next = condition() else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func condition() -> PredicateFormat? {
    if take("NOT", "!") != nil { return condition().map { .not($0) } }
    if take("TRUEPREDICATE") != nil { return .always(true) }
    if take("FALSEPREDICATE") != nil { return .always(false) }
    if tokens.first == .sign("(") {
      let (before, values) = (tokens, arguments)
      tokens.removeFirst()
      if let inner = alternatives(), take(")") != nil { return inner }
      (tokens, arguments) = (before, values)
    }
    let quantity = take("ANY", "SOME", "ALL", "NONE")
    guard let left = term(), let word = comparison() else { return nil }
    let options = bracket()
    guard let right = term() else { return nil }
    return switch quantity {
    case "ANY", "SOME": .compare(left, "ANY " + word, options: options, right)
    case "ALL": .compare(left, "ALL " + word, options: options, right)
    case "NONE": .not(.compare(left, "ANY " + word, options: options, right))
    default: .compare(left, word, options: options, right)
    }
  }

  private mutating func comparison() -> String? {
    take(
      "=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "CONTAINS", "BEGINSWITH", "ENDSWITH",
      "LIKE", "MATCHES", "IN", "BETWEEN")
  }

  private mutating func bracket() -> String {
    guard take("[") != nil, case .word(let letters)? = tokens.popFirst(), take("]") != nil else {
      return ""
    }
    return letters.lowercased()
  }

  private mutating func term() -> PredicateFormat.Term? {
    switch tokens.popFirst() {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .argument(let isKey):
      guard let value = arguments.popFirst() else { return nil }
      guard isKey else { return .value(value) }
      return .path("\(value ?? "")".split(separator: ".").map(String.init))
    case .word(let word):
      switch word.uppercased() {
      case "NIL", "NULL": return .value(nil)
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      default: return .path(word.split(separator: ".").map(String.init))
      }
    case .sign("{"):
      var items: [PredicateFormat.Term] = []
      while take("}") == nil {
        guard let item = term() else { return nil }
        items.append(item)
        _ = take(",")
      }
      return .list(items)
    default: return nil
    }
  }
}

extension NSPredicate {
  /// Creates a predicate from a format, as in Foundation.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, values: arguments)
  }

  /// Creates a predicate from a format, as in Foundation.
  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(format: format, values: argumentArray ?? [])
  }

  private convenience init(format: String, values: [Any?]) {
    var parser = PredicateParser(format, values)
    guard let read = parser.predicate() else {
      preconditionFailure("the predicate's format is not understood here: \(format)")
    }
    self.init(block: { object, _ in read.isMet(by: object) })
  }
}

// On Apple's systems these are bridged to classes, which any format takes.
// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { described(self) }
}
// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { described(self) }
}
// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { described(self) }
}
// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { described(self) }
}
// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { described(self) }
}

private func described(_ value: Any) -> [Int] {
  ("\(value)" as any CVarArg)._cVarArgEncoding
}
