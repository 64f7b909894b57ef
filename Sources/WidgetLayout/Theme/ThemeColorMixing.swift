extension ThemeColor {
  /// Returns a mixture with another colour; on terminals of sixteen colours the nearer of the two.
  func mixed(_ other: ThemeColor, _ part: Double, in theme: Theme) -> ThemeColor {
    if self == other { return self }
    let nearer = part < 0.5 ? self : other
    return .rgb(
      typical(in: theme).mixed(other.typical(in: theme), part), fallback: nearer.nearestANSI)
  }

  /// Returns the colour mixed with the theme's background. On terminals of sixteen colours it is
  /// the dark colour of its hue, or grey below an opacity of 0.5; the terminal's own colour becomes
  /// grey at any opacity, which is readable on light and dark. In a theme without colours the
  /// terminal's own colour stays as it is.
  func faded(_ opacity: Double, in theme: Theme) -> ThemeColor {
    if self == .terminal, !theme.hasColors { return self }
    let ground = theme[.background].rgb ?? (theme.isLight ? RGB(0xffffff) : RGB(0))
    let fallback =
      opacity < 0.5 || self == .terminal
      ? .brightBlack : ANSIColor(rawValue: nearestANSI.rawValue & 7) ?? .white
    return .rgb(ground.mixed(typical(in: theme), opacity), fallback: fallback)
  }

  private var rgb: RGB? {
    switch self {
    case .terminal: nil
    case .ansi(let color): color.typical
    case .rgb(let color, _): color
    }
  }

  /// Returns the colour as most terminals show it; the terminal's own counts as the usual text
  /// colour.
  private func typical(in theme: Theme) -> RGB {
    rgb ?? (theme.isLight ? RGB(0x202020) : RGB(0xdcdcdc))
  }

  private var nearestANSI: ANSIColor {
    switch self {
    case .terminal: .white
    case .ansi(let color): color
    case .rgb(_, let fallback): fallback
    }
  }
}
