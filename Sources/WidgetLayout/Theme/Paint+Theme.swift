extension Paint {
  /// Returns the colour of the paint for a terminal of `depth`. With 256 colours a faded paint keeps the
  /// hue of the paint: the shades of a chart would otherwise look like several series.
  func resolved(in theme: Theme, at depth: ColorDepth) -> TerminalColor {
    let color = color(in: theme)
    guard depth == .indexed256, opacity < 1, case .rgb(let shade, _) = color,
      case .index(let full) = withFade(0).color(in: theme).resolved(at: depth)
    else { return color.resolved(at: depth) }
    return .index(shade.nearest256(ofHueOf: full))
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
