import CNcurses
import WidgetLayout

/// A theme at a terminal's colour depth: styles as ncurses' attributes and colour pairs.
@MainActor
struct TerminalPalette {
  let theme: Theme
  let depth: ColorDepth
  /// True if the terminal has only eight colours.
  let hasOnlyEight: Bool
  private var looks: [Look] = []
  private var grounds: [Paint: Look] = [:]
  private var pixels: [PixelKey: (content: UInt32, look: Look)] = [:]

  private struct PixelKey: Hashable {
    let content: UInt32
    let style: UInt16
  }

  /// The ncurses form of a style.
  struct Look {
    var attributes: Int32
    var pair: Int32
    /// The background, if that is all that is visible of a space in this look.
    var ground: Int32?
  }

  init(theme: Theme, depth: ColorDepth, hasOnlyEight: Bool = false) {
    self.theme = theme
    self.depth = depth
    self.hasOnlyEight = hasOnlyEight
  }

  /// Returns the look of a style in `grid`. Looks are cached by the style's number, so a palette
  /// serves one grid, whose table of styles only grows.
  mutating func look(of number: UInt16, in grid: CellGrid) -> Look {
    while looks.count <= Int(number) {
      looks.append(look(of: grid.styles[looks.count].resolved(in: theme, at: depth)))
    }
    return looks[Int(number)]
  }

  /// Returns the look of a blank on a background.
  mutating func look(ofGround ground: Paint) -> Look {
    if let known = grounds[ground] { return known }
    let look = look(of: Style(background: ground).resolved(in: theme, at: depth))
    grounds[ground] = look
    return look
  }

  /// Clears the cached looks, for another grid.
  mutating func forget() {
    grounds = [:]
    looks = []
    pixels = [:]
  }

  /// Returns the character and look of a cell, which are others for a picture on a terminal with few colours.
  mutating func shown(_ cell: Cell, in grid: CellGrid) -> (content: UInt32, look: Look) {
    guard BlockElement.contains(cell.content) else {
      return (cell.content, look(of: cell.style, in: grid))
    }
    guard depth <= .ansi16 else {
      let style = grid.styles[Int(cell.style)]
      let isSeen = style.foreground != style.background
      return (isSeen ? cell.content : 0x20, look(of: cell.style, in: grid))
    }
    let key = PixelKey(content: cell.content, style: cell.style)
    if let known = pixels[key] { return known }
    let pixel = ReducedPixel(cell.content, grid.styles[Int(cell.style)], in: theme, at: depth)
    let shown =
      pixel.map { ($0.content, look(of: $0.style)) }
      ?? (cell.content, look(of: cell.style, in: grid))
    pixels[key] = shown
    return shown
  }

  private func look(of style: TerminalStyle) -> Look {
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

  /// Returns the attribute that stands for a bright colour on a terminal with eight colours: bold,
  /// or dim white for grey.
  private func brightness(_ color: TerminalColor) -> Int32 {
    guard hasOnlyEight, case .index(let index) = color, index > 7 else { return 0 }
    return index == ANSIColor.brightBlack.rawValue ? Int32(NC_DIM) : Int32(NC_BOLD)
  }

  /// Returns the colour's number in ncurses: a palette index, or 0xRRGGBB on terminals with direct
  /// colour.
  private func number(_ color: TerminalColor) -> Int32 {
    switch color {
    case .terminal: -1
    // Direct-colour terminals reserve the first eight numbers for the palette; the bright eight
    // have no number there and are drawn as xterm shows them.
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
