import WidgetLayout

/// The style that a terminal would give the next character, in the theme's own colours.
struct TerminalLook {
  private var written = Self.plain

  /// The least contrast of letters to their background, as WCAG's ratio.
  private static let least = 1.5

  /// Returns the style of a character.
  ///
  /// Letters that hardly differ from their background get the plain style, so that no colours hide text. Block
  /// characters keep their colours, since programs draw pictures with them.
  func style(of character: Character) -> Style {
    guard character.isASCII || character.isLetter,
      let letters = written.foreground.rgb, let ground = written.background.rgb,
      letters.contrast(on: ground) < Self.least
    else { return written }
    var style = written
    (style.foreground, style.background) = (Self.plain.foreground, .none)
    return style
  }

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
    case 0: written = Self.plain
    case 1: written.attributes.insert(.bold)
    case 2: written.attributes.insert(.dim)
    case 3: written.attributes.insert(.italic)
    case 4, 21: written.attributes.insert(.underline)
    case 7: written.attributes.insert(.reverse)
    case 9: written.attributes.insert(.strikethrough)
    case 22: written.attributes.subtract([.bold, .dim])
    case 23: written.attributes.remove(.italic)
    case 24: written.attributes.remove(.underline)
    case 27: written.attributes.remove(.reverse)
    case 29: written.attributes.remove(.strikethrough)
    case 30...37: written.foreground = .role(Self.roles[code - 30])
    case 38: written.foreground = Self.color(&rest) ?? written.foreground
    case 39: written.foreground = Self.plain.foreground
    case 40...47: written.background = Self.ground(code - 40)
    case 48: written.background = Self.color(&rest) ?? written.background
    case 49: written.background = .none
    case 90...97: written.foreground = .role(code == 90 ? .dim : Self.roles[code - 90])
    case 100...107: written.background = Self.ground(code - 100)
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
