package import WidgetLayout

/// What a theme file writes for a role: a colour, or another role whose colour it takes.
package enum RoleColor: Sendable, Hashable {
  /// A colour of its own.
  case color(ThemeColor)
  /// The colour of another role, whatever theme sets that.
  case role(Role)
}

extension ScalarKind<RoleColor> {
  /// A colour in one word; names of the sixteen come before roles of the same name.
  static var roleColor: Self {
    ScalarKind(
      noun: "colour",
      expected: "a colour name (red, bright-red, …), terminal, another role, \"#rrggbb\""
        + " or {rgb: \"#rrggbb\", ansi: cyan}",
      words: ["terminal"] + ANSIColor.allCases.map(\.name) + Role.allCases.map(\.name)
    ) { scalar in
      if scalar.text == "terminal" { return .color(.terminal) }
      if let color = ANSIColor(name: scalar.text) { return .color(.ansi(color)) }
      if let role = Role(name: scalar.text) { return .role(role) }
      return RGB(digits: scalar.text).map { .color(.rgb($0, fallback: $0.nearestANSI)) }
    }
  }
}

extension ScalarKind<RGB> {
  /// A 24-bit colour.
  static var rgb: Self {
    ScalarKind(noun: "24-bit colour", expected: "\"#rrggbb\"") { RGB(digits: $0.text) }
  }
}

extension ScalarKind<ANSIColor> {
  /// One of the terminal's sixteen.
  static var ansi: Self {
    let words = ANSIColor.allCases.map(\.name)
    return ScalarKind(
      noun: "colour name", expected: "one of " + words.joined(separator: ", "), words: words
    ) { ANSIColor(name: $0.text) }
  }
}

extension RGB {
  /// As `init(hex:)`, but for hexadecimal digits alone: no sign.
  fileprivate init?(digits text: String) {
    guard text.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
    self.init(hex: text)
  }
}
