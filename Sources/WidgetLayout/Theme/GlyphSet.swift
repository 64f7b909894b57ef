/// The characters that a terminal and its font can show.
///
/// Archives keep the characters that views drew; a front end replaces those that its terminal lacks
/// as it presents them, each by one character of one column. Letters and digits are data and stay.
package enum GlyphSet: String, Sendable, Hashable, CaseIterable {
  /// All characters, braille among them.
  case unicode
  /// All characters, with the icons of a Nerd Font for marks and weather.
  case nerd
  /// All characters, with the dots of braille as octants, which fill their cell.
  case octants
  /// No braille: its dots become quadrants of blocks.
  case blocks
  /// The Linux console's font: half blocks, straight corners, light and double lines.
  case console
  /// ASCII for lines, blocks, dots, arrows and marks.
  case ascii

  /// Returns the character that stands for `scalar` in the set.
  package func shown(_ scalar: UInt32) -> UInt32 {
    guard self != .unicode, scalar > 0x7E else { return scalar }
    if self == .nerd { return Self.icons[scalar] ?? scalar }
    if case 0x2800...0x28FF = scalar { return braille(UInt8(scalar & 0xFF)) }
    if self == .octants { return scalar }
    return switch self {
    case .unicode, .nerd, .octants, .blocks: scalar
    case .console: Self.onConsole(scalar)
    case .ascii: Self.inASCII(scalar)
    }
  }

  /// Returns a text in the set; clusters of several scalars stay.
  package func shown(_ text: String) -> String {
    guard self != .unicode, text.utf8.contains(where: { $0 > 0x7E }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(Unicode.Scalar(shown(scalar.value)) ?? scalar)
    }
    return String(result)
  }

  // MARK: Icons

  /// The icons of a Nerd Font that say the same as a mark, one column wide in its Mono variants.
  private static let icons: [UInt32: UInt32] = [
    0x2715: 0xF00D, 0x2717: 0xF00D, 0x2713: 0xF00C, 0x2714: 0xF00C, 0x26A0: 0xF071, 0x2605: 0xF005,
    0x2606: 0xF006, 0x2665: 0xF004, 0x2661: 0xF08A, 0x2699: 0xF013, 0x2600: 0xF185, 0x2601: 0xF0C2,
    0x2602: 0xF0E9, 0x2744: 0xF2DC, 0x263E: 0xF186, 0x2709: 0xF0E0, 0x260E: 0xF095,
    0x2691: 0xF024, 0x266A: 0xF001, 0x270E: 0xF040, 0x2702: 0xF0C4, 0x2708: 0xF072, 0x21BB: 0xF01E,
  ]

  // MARK: Braille

  /// Returns the character for the dots of a braille pattern, whose bits are those of Unicode.
  private func braille(_ dots: UInt8) -> UInt32 {
    // The quadrants: upper left and right, lower left and right, two dots each.
    let quadrants = [dots & 0x03, dots & 0x18, dots & 0x44, dots & 0xA0].map { $0 != 0 }
    let number = quadrants.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
    return switch self {
    case .unicode, .nerd: 0x2800 | UInt32(dots)
    case .octants: Octant.characters[Int(dots)]
    case .blocks: Self.quadrants[number]
    case .console: Self.halves[number]
    case .ascii: Self.points[number]
    }
  }

  /// The blocks of the sixteen sets of quadrants.
  private static let quadrants = scalars(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
  /// The same with half blocks alone: where more than a half is meant, the larger part counts.
  private static let halves = scalars(" ▀▀▀▄▌██▄█▐█▄███")
  private static let points = scalars(" ''':|/:.\\|:.:::")

  // MARK: The Linux console

  private static func onConsole(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2588, 0x2580, 0x2584, 0x258C, 0x2590, 0x2591...0x2593: scalar
    case 0x2581...0x2583: 0x5F
    case 0x2585...0x2587: 0x2588
    case 0x2589...0x258B: 0x2588
    case 0x258D...0x258F: 0x258C
    case 0x2594: 0x2580
    case 0x2595: 0x2590
    case 0x2596...0x259F: blockOnConsole(scalar)
    case 0x2500...0x257F: lightLine(scalar)
    case 0xA0...0xFF: scalar
    default: inASCII(scalar)
    }
  }

  private static func blockOnConsole(_ scalar: UInt32) -> UInt32 {
    quadrants.firstIndex(of: scalar).map { halves[$0] } ?? 0x2588
  }

  /// Returns the light, straight line for a heavy, dashed, rounded or half one.
  private static func lightLine(_ scalar: UInt32) -> UInt32 {
    switch LineArms(scalar) {
    // The heavy part of a bar is told from the light one by a double line.
    case [.left, .right], .left, .right: isHeavy(scalar) ? 0x2550 : 0x2500
    case [.up, .down], .up, .down: 0x2502
    case [.right, .down]: 0x250C
    case [.left, .down]: 0x2510
    case [.right, .up]: 0x2514
    case [.left, .up]: 0x2518
    case [.up, .down, .right]: 0x251C
    case [.up, .down, .left]: 0x2524
    case [.left, .right, .down]: 0x252C
    case [.left, .right, .up]: 0x2534
    default: 0x253C
    }
  }

  // MARK: ASCII

  private static func inASCII(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2500...0x257F: line(scalar)
    case 0x2581...0x2588: eighths[Int(scalar - 0x2581)]
    // Large digits are drawn in whole blocks and upper halves.
    case 0x2580: 0x22
    case 0x2594, 0x2598, 0x259D: 0x27
    case 0x2596, 0x2597: 0x2E
    case 0x258C...0x258F, 0x2590, 0x2595: 0x7C
    case 0x2591: 0x3A
    case 0x2589...0x259F: 0x23
    default: marks[scalar] ?? scalar
    }
  }

  /// The lower blocks of one to eight eighths.
  private static let eighths = scalars("_.-=+*%#")

  private static func line(_ scalar: UInt32) -> UInt32 {
    switch LineArms(scalar) {
    // A heavy line is the filled part of a bar beside a light one.
    case [.left, .right], .left, .right: isHeavy(scalar) ? 0x3D : 0x2D
    case [.up, .down], .up, .down: 0x7C
    default: 0x2B
    }
  }

  private static func isHeavy(_ scalar: UInt32) -> Bool {
    [0x2501, 0x2505, 0x2509, 0x254D, 0x2578, 0x257A, 0x257C, 0x257E].contains(scalar)
  }

  /// Arrows, marks, signs and punctuation.
  private static let marks: [UInt32: UInt32] = {
    let pairs: [(String, String)] = [
      ("←↑→↓↔↕↖↗↘↙", "<^>v-|\\/\\/"), ("↩↪↵⇄⇅⇧⇪↺↻", "<><=|^^@@"),
      ("▲△▴▵▼▽▾▿►▸▶▷◂◄◀◁", "^^^^vvvv>>>><<<<"), ("●◉◎○◌◍◯◐◑◒◓◔◕", "*@@oooooooooo"),
      ("■▪▣▤▥▦▧▨▩□▫▢▭▬▮▯▰▱", "#.########.o=-|||="), ("◆◇◊⬒⬓", "*o**#"),
      ("✓✔☑✕✖✗✘×⊘⚠★☆✦♥♡", "vvvxxxxxx!***<<"), ("·•∙⋅…‥–—―−‖", ".*....----|"),
      ("‘’‚‛“”„‟‹›«»", "'',`\"\"\"\"<><>"), ("÷±≈≠≤≥≡∞µ°", "/~~!<>=8uo"), ("⌀∅∆∑√⟨⟩", "0o^EV<>"),
      ("\u{A0}\u{2007}\u{2009}\u{202F}", "    "), ("⚑⚐⚙☰☼☀♪♫", "PP*=**dd"),
    ]
    var marks: [UInt32: UInt32] = [:]
    for (characters, stand) in pairs {
      for (one, other) in zip(scalars(characters), scalars(stand)) { marks[one] = other }
    }
    return marks
  }()

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}

extension GlyphSet {
  /// Returns the set that an environment suits: ASCII where the locale is `C`, `POSIX` or of another
  /// charset than UTF-8, and on the Linux console what its font has.
  ///
  /// A locale that is not set says nothing of the terminal, as in a container, and means UTF-8.
  package static func suiting(
    locale: String?, terminal: String?
  ) -> GlyphSet {
    if let locale, !isUTF8(locale) { return .ascii }
    return terminal == "linux" ? .console : .unicode
  }

  /// Returns the set that suits an environment, whose variables a function tells.
  package static func suiting(_ variable: (String) -> String?) -> GlyphSet {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    return suiting(locale: locale, terminal: variable("TERM"))
  }

  /// Returns true if the terminal of an environment, whose variables a function tells, takes UTF-8, as far as its locale
  /// says.
  package static func takesUTF8(_ variable: (String) -> String?) -> Bool {
    suiting(variable) != .ascii
  }

  private static func isUTF8(_ locale: String) -> Bool {
    if locale == "C" || locale == "POSIX" { return false }
    let name = locale.prefix { $0 != "@" }
    guard let dot = name.firstIndex(of: ".") else { return true }
    let charset = name[name.index(after: dot)...].lowercased().filter { $0 != "-" }
    return charset == "utf8"
  }
}

extension CellGrid {
  /// Returns the grid with the characters of a set; clusters and wide characters stay.
  package func shown(in glyphs: GlyphSet) -> CellGrid {
    guard glyphs != .unicode else { return self }
    var grid = self
    for index in grid.cells.indices where grid.cells[index].width == 1 {
      let content = grid.cells[index].content
      if content & Glyph.clusterFlag == 0 { grid.cells[index].content = glyphs.shown(content) }
    }
    return grid
  }
}
