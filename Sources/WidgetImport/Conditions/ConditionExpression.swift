import WidgetBase

/// The expression of an `#if`, such as `os(iOS) && !DEBUG`.
struct ConditionExpression {
  private let tokens: [Substring]
  private let conditions: PlatformConditions
  private var place = 0
  private var depth = 0
  /// The deepest nesting that is followed, and the longest argument of a condition.
  private static let (deepest, longestArgument) = (100, 200)

  /// Returns the value of an expression; `nil` if only the compiler knows it.
  static func value(of text: String, _ conditions: PlatformConditions) -> Bool? {
    var expression = ConditionExpression(text, conditions)
    let value = expression.either()
    return expression.place == expression.tokens.count ? value : nil
  }

  /// Returns a line in which the conditions of the platform are `true` and `false`.
  static func rewritten(_ line: String, _ conditions: PlatformConditions) -> String {
    var text = ""
    var rest = Substring(line)
    while let open = rest.firstExactIndex(of: "(") {
      let before = rest[..<open]
      let name = String(before.reversed().prefix { $0.isLetter || $0 == "_" }.reversed())
      guard PlatformConditions.isOfPlatform(name),
        let close = rest[open...].prefix(longestArgument).firstExactIndex(of: ")"),
        let value = conditions.value(of: name, rest[rest.index(after: open)..<close].trimmed)
      else {
        text += rest[...open]
        rest = rest[rest.index(after: open)...]
        continue
      }
      text += before.dropLast(name.count) + (value ? "true" : "false")
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  private init(_ text: String, _ conditions: PlatformConditions) {
    self.conditions = conditions
    var tokens: [Substring] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let length =
        !word.isEmpty ? word.count : rest.hasExactPrefix("&&") || rest.hasExactPrefix("||") ? 2 : 1
      tokens.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    self.tokens = tokens
  }

  private var next: Substring? { place < tokens.count ? tokens[place] : nil }

  private mutating func take(_ token: String) -> Bool {
    guard let next, next == token else { return false }
    place += 1
    return true
  }

  private mutating func either() -> Bool? {
    var value = both()
    while take("||") {
      let right = both()
      value = value == true || right == true ? true : value == nil || right == nil ? nil : false
    }
    return value
  }

  private mutating func both() -> Bool? {
    var value = one()
    while take("&&") {
      let right = one()
      value = value == false || right == false ? false : value == nil || right == nil ? nil : true
    }
    return value
  }

  private mutating func one() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      place = tokens.count
      return nil
    }
    if take("!") { return one().map { !$0 } }
    if take("(") {
      let value = either()
      _ = take(")")
      return value
    }
    guard let name = next else { return nil }
    place += 1
    guard take("(") else {
      return name == "true"
        ? true : name == "false" ? false : conditions.flags.contains(String(name))
    }
    var argument = ""
    while let next, next != ")" {
      argument += next
      place += 1
    }
    _ = take(")")
    return conditions.value(of: String(name), argument)
  }
}
