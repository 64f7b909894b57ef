import CNcurses
import WidgetLayout

/// A theme at a terminal's depth: styles as ncurses' attributes and colour pairs.
@MainActor
struct TerminalPalette {
  let theme: Theme
  let depth: ColorDepth
  /// True where the terminal has eight colours, not sixteen.
  let hasOnlyEight: Bool
  private var looks: [Look] = []

  /// How ncurses draws a style.
  struct Look {
    var attributes: Int32
    var pair: Int32
    /// The background, if it is all that is seen of a space in this look.
    var ground: Int32?
  }

  init(theme: Theme, depth: ColorDepth, hasOnlyEight: Bool = false) {
    self.theme = theme
    self.depth = depth
    self.hasOnlyEight = hasOnlyEight
  }

  /// The look of style `number` of `grid`. Looks are remembered by number: a palette serves one
  /// grid, whose table of styles only grows.
  mutating func look(of number: UInt16, in grid: CellGrid) -> Look {
    while looks.count <= Int(number) { looks.append(look(of: grid.styles[looks.count])) }
    return looks[Int(number)]
  }

  /// Forgets the looks of a grid, for another one.
  mutating func forget() { looks = [] }

  private func look(of style: Style) -> Look {
    let style = style.resolved(in: theme, at: depth)
    var attributes = brightness(style.foreground)
    func set(_ attribute: Style.Attributes, _ bit: Int) {
      if style.attributes.contains(attribute) { attributes |= Int32(bit) }
    }
    set(.bold, NC_BOLD)
    set(.dim, NC_DIM)
    set(.italic, NC_ITALIC)
    set(.underline, NC_UNDERLINE)
    set(.reverse, NC_REVERSE)
    let (foreground, background) = (number(style.foreground), number(style.background))
    let isSeen = !style.attributes.isDisjoint(with: [.underline, .reverse])
    return Look(
      attributes: attributes, pair: nc_pair(foreground, background),
      ground: isSeen ? nil : background)
  }

  /// Terminals of eight colours have the brighter eight by weight: bold, and a dim white for grey.
  private func brightness(_ color: TerminalColor) -> Int32 {
    guard hasOnlyEight, case .index(let index) = color, index > 7 else { return 0 }
    return index == ANSIColor.brightBlack.rawValue ? Int32(NC_DIM) : Int32(NC_BOLD)
  }

  /// The colour as ncurses counts: a palette index, or where colours are direct, 0xRRGGBB.
  private func number(_ color: TerminalColor) -> Int32 {
    switch color {
    case .terminal: -1
    // Direct-colour terminals keep the first eight numbers for the palette; the brighter eight
    // have none there and are drawn as xterm shows them.
    case .index(let index) where depth == .trueColor && index > 7:
      Int32(ANSIColor(rawValue: index)?.typical.value ?? 0)
    case .index(let index) where hasOnlyEight && index == ANSIColor.brightBlack.rawValue:
      Int32(ANSIColor.white.rawValue)
    case .index(let index) where hasOnlyEight && index > 7: Int32(index - 8)
    case .index(let index): Int32(index)
    case .rgb(let color): max(Int32(color.value), 8)
    }
  }
}
