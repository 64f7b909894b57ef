package import WidgetLayout

/// The value of a role in a theme file: a colour, or another role that supplies the colour.
package enum RoleColor: Sendable, Hashable {
  /// A colour.
  case color(ThemeColor)
  /// The colour of another role, whichever theme sets it.
  case role(Role)
}

extension ScalarKind<RoleColor> {
  /// A colour in one word; the sixteen colour names take precedence over roles of the same name.
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
  /// One of the terminal's sixteen colours.
  static var ansi: Self {
    let words = ANSIColor.allCases.map(\.name)
    return ScalarKind(
      noun: "colour name", expected: "one of " + words.joined(separator: ", "), words: words
    ) { ANSIColor(name: $0.text) }
  }
}

extension RGB {
  /// Creates a colour as `init(hex:)` does, but accepts only hexadecimal digits, without a sign.
  fileprivate init?(digits text: String) {
    guard text.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
    self.init(hex: text)
  }
}
