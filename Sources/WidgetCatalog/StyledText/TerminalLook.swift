import WidgetLayout

/// The style that a terminal would give the next character, in the theme's own colours.
struct TerminalLook {
  private(set) var style = Self.plain

  private static let plain = Style(foreground: .role(.text))
  /// The first eight colours; black and white map to roles that are readable in the theme.
  private static let roles: [Role] = [
    .faint, .red, .green, .yellow, .blue, .purple, .cyan, .text,
  ]

  /// Applies the parameters of an SGR sequence: `1;31`.
  mutating func apply(_ parameters: Substring) {
    let texts = parameters.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }
    var codes = texts.map { Int($0.prefix(4)) ?? 0 }[...]
    while let code = codes.popFirst() { apply(code, &codes) }
  }

  private mutating func apply(_ code: Int, _ rest: inout ArraySlice<Int>) {
    switch code {
    case 0: style = Self.plain
    case 1: style.attributes.insert(.bold)
    case 2: style.attributes.insert(.dim)
    case 3: style.attributes.insert(.italic)
    case 4, 21: style.attributes.insert(.underline)
    case 7: style.attributes.insert(.reverse)
    case 9: style.attributes.insert(.strikethrough)
    case 22: style.attributes.subtract([.bold, .dim])
    case 23: style.attributes.remove(.italic)
    case 24: style.attributes.remove(.underline)
    case 27: style.attributes.remove(.reverse)
    case 29: style.attributes.remove(.strikethrough)
    case 30...37: style.foreground = .role(Self.roles[code - 30])
    case 38: style.foreground = Self.color(&rest) ?? style.foreground
    case 39: style.foreground = Self.plain.foreground
    case 40...47: style.background = Self.ground(code - 40)
    case 48: style.background = Self.color(&rest) ?? style.background
    case 49: style.background = .none
    case 90...97: style.foreground = .role(code == 90 ? .dim : Self.roles[code - 90])
    case 100...107: style.background = Self.ground(code - 100)
    default: break
    }
  }

  private static func ground(_ index: Int) -> Paint {
    .role(index == 0 ? .background : index == 7 ? .gray : roles[index])
  }

  /// Returns a colour of the palette of 256 (`5;n`) or of 24 bits (`2;r;g;b`).
  private static func color(_ rest: inout ArraySlice<Int>) -> Paint? {
    switch rest.popFirst() {
    case 5:
      guard let index = rest.popFirst(), (0...255).contains(index) else { return nil }
      if index < 16 { return .role(index == 8 ? .dim : roles[index % 8]) }
      return .rgb(rgb(ofIndex: index))
    case 2:
      guard rest.count >= 3 else { return nil }
      let parts = rest.prefix(3).map { UInt8(min(max($0, 0), 255)) }
      rest = rest.dropFirst(3)
      return .rgb(RGB(red: parts[0], green: parts[1], blue: parts[2]))
    default: return nil
    }
  }

  /// Returns a colour of the cube of 6 × 6 × 6, or of the greys after it.
  private static func rgb(ofIndex index: Int) -> RGB {
    if index >= 232 {
      let grey = UInt8(8 + (index - 232) * 10)
      return RGB(red: grey, green: grey, blue: grey)
    }
    func part(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + step * 40) }
    let place = index - 16
    return RGB(red: part(place / 36), green: part(place / 6 % 6), blue: part(place % 6))
  }
}
