extension Paint {
  /// Returns the colour of the paint for a terminal of `depth`. With 256 colours a faded paint keeps the
  /// hue of the paint, and what lies between two levels has the colour of the milder one: the shades of a chart would
  /// otherwise look like several series, and a colour worse than its level.
  func resolved(in theme: Theme, at depth: ColorDepth) -> TerminalColor {
    let paint = depth < .trueColor ? milderLevel ?? self : self
    let color = paint.color(in: theme)
    guard depth == .indexed256, opacity < 1, case .rgb(let shade, _) = color,
      case .index(let full) = paint.withFade(0).color(in: theme).resolved(at: depth)
    else { return color.resolved(at: depth) }
    return .index(shade.nearest256(ofHueOf: full))
  }

  /// The roles of the levels of values, the mildest first.
  private static let levels: [Role] = [.accent, .good, .warn, .bad]

  /// The milder of the two levels that the paint mixes; `nil` for any other paint.
  private var milderLevel: Paint? {
    guard let mixture, let first = Self.levels.firstIndex(of: mixture.first),
      let second = Self.levels.firstIndex(of: mixture.second)
    else { return nil }
    return Paint.role(Self.levels[min(first, second)]).withFade(Int(bits >> 28))
  }

  /// Returns the colour of the paint in `theme`.
  public func color(in theme: Theme) -> ThemeColor {
    if bits >> 28 != 0 { return withFade(0).color(in: theme).faded(opacity, in: theme) }
    if let role { return theme[role] }
    if let mixture {
      return theme[mixture.first].mixed(theme[mixture.second], mixture.part, in: theme)
    }
    if let rgb { return .rgb(rgb, fallback: rgb.nearestANSI) }
    return .terminal
  }
}
