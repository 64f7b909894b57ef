/// A cell of a picture as a terminal with at most sixteen colours shows it best: a shade `░▒▓` of two colours, or of
/// brightness alone. The nearest of sixteen colours would turn a gradient into bands, and blocks without colours
/// mean nothing.
package struct ReducedPixel: Hashable, Sendable {
  package let content: UInt32
  package let style: TerminalStyle

  package var text: String { Unicode.Scalar(content).map { String($0) } ?? " " }

  /// The shades and the part of the cell that each covers.
  private static let shades: [(content: UInt32, part: Double)] = [
    (0x2591, 0.25), (0x2592, 0.5), (0x2593, 0.75),
  ]

  /// Returns one of `░▒▓█` for a part of the full colour.
  private static func shade(_ part: Double) -> UInt32 {
    let step = Int(min(max(part * 4, 0), 3.999))
    return step < shades.count ? shades[step].content : BlockElement.full
  }

  /// Creates the cell of a block in 24-bit colours on a 24-bit ground, as pictures are drawn, or of a shade in its
  /// ground's own colour, as heat maps are drawn; `nil` for any other cell, and where there are more colours.
  package init?(_ content: UInt32, _ style: Style, in theme: Theme, at depth: ColorDepth) {
    guard depth <= .ansi16 || !theme.hasColors, BlockElement.contains(content) else { return nil }
    if style.foreground == style.background, style.foreground.rgb == nil {
      self.init(
        content: content,
        style: Style(foreground: style.foreground.withFade(0)).resolved(in: theme, at: depth))
      return
    }
    if content == 0x2580, style.background != .none, style.foreground.rgb == nil,
      style.foreground.withFade(0) == style.background.withFade(0)
    {
      // Of two shades of one colour, as calendars of a year have them, the mean is left.
      let opacity = (style.foreground.opacity + style.background.opacity) / 2
      self.init(
        content: Self.shade((opacity - 0.15) / 0.85),
        style: Style(foreground: style.foreground.withFade(0)).resolved(in: theme, at: depth))
      return
    }
    guard let front = style.foreground.rgb, let back = style.background.rgb
    else { return nil }
    let part = Double(BlockElement.dots(of: content).nonzeroBitCount) / 64
    if depth == .ansi16, theme.hasColors {
      self.init(content, Tone(front), Tone(back), part: part)
    } else {
      self.init(content, Tone(front), Tone(back), part: part, isLight: theme.isLight)
    }
  }

  /// Creates a cell of two of the sixteen colours: the shade nearest to the mean, unless the block has an edge.
  private init(_ content: UInt32, _ front: Tone, _ back: Tone, part: Double) {
    if front.distance(to: back) > Tone.edge {
      let (front, back) = (Mixture.nearest(to: front), Mixture.nearest(to: back))
      if front.main != back.main {
        self.init(content: content, front: front.main, back: back.main)
        return
      }
    }
    let mixture = Mixture.nearest(to: back.mixed(front, part))
    self.init(content: mixture.content, front: mixture.front, back: mixture.back)
  }

  /// Creates a cell without colours: a shade by brightness, unless the block has an edge. The brightest parts
  /// are drawn on a dark terminal, and the darkest on a light one.
  private init(_ content: UInt32, _ front: Tone, _ back: Tone, part: Double, isLight: Bool) {
    let plain = TerminalStyle(foreground: .terminal, background: .terminal, attributes: [])
    func ink(_ tone: Tone) -> Double { isLight ? 1 - tone.brightness : tone.brightness }
    if abs(ink(front) - ink(back)) > 0.4 {
      self.content = ink(front) > ink(back) ? content : BlockElement.inverse(of: content)
    } else {
      let level = Int((ink(back.mixed(front, part)) * 4).rounded())
      self.content = [0x20, 0x2591, 0x2592, 0x2593, BlockElement.full][min(4, max(0, level))]
    }
    style = plain
  }

  private init(content: UInt32, style: TerminalStyle) {
    (self.content, self.style) = (content, style)
  }

  private init(content: UInt32, front: ANSIColor, back: ANSIColor) {
    self.content = content
    style = TerminalStyle(
      foreground: .index(front.rawValue), background: .index(back.rawValue), attributes: [])
  }

  /// A colour in parts from 0 to 1, for mixing.
  private struct Tone {
    var red: Double
    var green: Double
    var blue: Double

    /// The distance from which two colours of a cell are an edge.
    static let edge = 0.3

    init(_ color: RGB) {
      (red, green, blue) = (
        Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255
      )
    }

    /// The brightness as the eye weighs the colours, from 0 to 1.
    var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

    func mixed(_ other: Tone, _ part: Double) -> Tone {
      var mixed = self
      mixed.red += (other.red - red) * part
      mixed.green += (other.green - green) * part
      mixed.blue += (other.blue - blue) * part
      return mixed
    }

    /// The distance of the hues, whatever the brightness.
    func hueDistance(to other: Tone) -> Double {
      let difference = brightness - other.brightness
      let (r, g, b) = (
        red - other.red - difference, green - other.green - difference,
        blue - other.blue - difference
      )
      return (r * r + g * g + b * b).squareRoot()
    }

    /// The distance as the eye weighs the colours; black and white are 1 apart.
    func distance(to other: Tone) -> Double {
      let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
      return (0.299 * r * r + 0.587 * g * g + 0.114 * b * b).squareRoot()
    }
  }

  /// A shade of one colour on another.
  private struct Mixture {
    let content: UInt32
    let front: ANSIColor
    let back: ANSIColor
    let tone: Tone
    /// The weight against two colours that are far apart, whose dots stand out.
    let coarseness: Double
    /// The part of the cell that the front covers.
    let part: Double

    /// The colour that covers most of the cell.
    var main: ANSIColor { content == 0x2593 || content == BlockElement.full ? front : back }

    /// The sixteen colours by their numbers.
    private static let tones = ANSIColor.allCases.map { Tone($0.typical) }

    /// The sixteen colours, and each two of them in each shade.
    private static let all: [Mixture] = {
      var all: [Mixture] = []
      for (index, front) in ANSIColor.allCases.enumerated() {
        let tone = Tone(front.typical)
        all.append(
          Mixture(
            content: BlockElement.full, front: front, back: front, tone: tone, coarseness: 0,
            part: 1))
        for back in ANSIColor.allCases[..<index] {
          let other = Tone(back.typical)
          for shade in shades {
            all.append(
              Mixture(
                content: shade.content, front: front, back: back,
                tone: other.mixed(tone, shade.part), coarseness: tone.distance(to: other) * 0.04,
                part: shade.part))
          }
        }
      }
      return all
    }()

    /// Returns the mixture nearest to a colour. Two colours of other hues may mix to it from afar, as yellow and
    /// blue do to grey, but from row to row such pairs would alternate as bands; so hues count by themselves.
    static func nearest(to tone: Tone) -> Mixture {
      let strangeness = tones.map { $0.hueDistance(to: tone) * 0.26 }
      var best = all[0]
      var least = Double.infinity
      for mixture in all {
        let distance =
          mixture.tone.distance(to: tone) + mixture.coarseness
          + mixture.part * strangeness[Int(mixture.front.rawValue)]
          + (1 - mixture.part) * strangeness[Int(mixture.back.rawValue)]
        if distance < least { (best, least) = (mixture, distance) }
      }
      return best
    }
  }
}
