import WidgetBase

/// The build settings of a target: each level inherits those of the level before.
package struct BuildSettings: Equatable, Sendable {
  private var values: [String: String]

  /// - Parameter values: The settings that Xcode itself gives.
  package init(_ values: [String: String] = [:]) { self.values = values }

  /// The deepest nesting of variables that is followed.
  private static let deepest = 20
  /// The most bytes that variables add to a text, and of a setting.
  private static let mostBytes = 1 << 20
  /// The most characters of a variable's name and operators.
  private static let longestName = 1000

  /// Returns a setting with its variables replaced; `nil` if it is not set or empty.
  package subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let text = expanded(value).trimmed
    return text.isEmpty ? nil : text
  }

  /// Returns the words of a setting.
  package func words(_ name: String) -> [String] {
    (self[name] ?? "").split(whereSeparator: \.isWhitespace).map {
      $0.filter { $0 != "\"" }
    }
  }

  /// Returns true for a setting of `YES`.
  package func isOn(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// Adds a level, such as the settings of a target's configuration.
  package mutating func add(_ level: [(name: String, value: String)], configuration: String) {
    // The settings without a condition come first.
    let sorted = level.filter { !$0.name.contains("[") } + level.filter { $0.name.contains("[") }
    for (key, value) in sorted {
      let parts = key.splitExactly(separator: "[")
      guard let first = parts.first,
        parts.dropFirst().allSatisfy({ Self.holds($0, configuration) })
      else { continue }
      let name = String(first).trimmed
      let old = values[name] ?? ""
      let new = value.replacing("$(inherited)", with: old).replacing("${inherited}", with: old)
      values[name] = new.utf8.count <= Self.mostBytes ? new : old
    }
  }

  /// Returns true if a condition such as `sdk=iphoneos*]` holds for a device.
  private static func holds(_ condition: Substring, _ configuration: String) -> Bool {
    let parts = condition.prefix { $0 != "]" }.splitExactly(separator: "=").map { String($0) }
    guard parts.count == 2 else { return false }
    switch parts[0] {
    case "sdk": return parts[1] == "*" || parts[1].hasExactPrefix("iphoneos")
    case "config": return parts[1] == configuration
    case "arch": return parts[1] == "*" || parts[1].hasExactPrefix("arm64")
    default: return false
    }
  }

  /// Returns a text with the variables `$(NAME)` and `${NAME}` replaced.
  ///
  /// Variables beyond a length of a million bytes of values stay as they are written.
  package func expanded(_ text: String) -> String {
    var budget = Self.mostBytes
    return expanded(text[...], depth: 0, &budget)
  }

  private func expanded(_ text: Substring, depth: Int, _ budget: inout Int) -> String {
    guard depth < Self.deepest else { return String(text) }
    var result = ""
    var rest = text
    while budget > 0, let dollar = rest.firstExactIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if let name = Self.name(in: rest) {
        let value = value(
          of: expanded(name, depth: depth + 1, &budget), depth: depth + 1, &budget)
        budget -= value.utf8.count + name.utf8.count
        result += value
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        budget -= 1
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// Returns the name of the variable with which a text begins, or `nil` if it is not closed.
  private static func name(in text: Substring) -> Substring? {
    guard let open = text.dropFirst().first, open == "(" || open == "{" else { return nil }
    let closing: Character = open == "(" ? ")" : "}"
    let start = text.index(text.startIndex, offsetBy: 2)
    var level = 1
    for index in text[start...].prefix(longestName).indices {
      if text[index] == open { level += 1 }
      if text[index] == closing { level -= 1 }
      if level == 0 { return text[start..<index] }
    }
    return nil
  }

  /// Returns the value of a variable, perhaps with an operator: `NAME:default=x`.
  private func value(of variable: String, depth: Int, _ budget: inout Int) -> String {
    let parts = variable.splitExactly(separator: ":").map(String.init)
    guard let name = parts.first else { return "" }
    var value = values[name].map { expanded($0[...], depth: depth, &budget) } ?? ""
    for change in parts.dropFirst() {
      switch change {
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case "rfc1034identifier":
        value = String(
          value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
      case "c99extidentifier", "identifier": value = Self.identifier(value)
      default:
        if change.hasExactPrefix("default="), value.isEmpty { value = String(change.dropFirst(8)) }
      }
    }
    return value
  }

  /// Returns a name as the name of a module.
  package static func identifier(_ name: String) -> String {
    name.isEmpty ? "" : SwiftName.plain(name)
  }
}
