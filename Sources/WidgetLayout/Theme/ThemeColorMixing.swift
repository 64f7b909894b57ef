extension ThemeColor {
  /// The colour between this one and another. On terminals of sixteen colours it is the nearer.
  func mixed(_ other: ThemeColor, _ part: Double, in theme: Theme) -> ThemeColor {
    if self == other { return self }
    let nearer = part < 0.5 ? self : other
    return .rgb(
      typical(in: theme).mixed(other.typical(in: theme), part), fallback: nearer.nearestANSI)
  }

  /// The colour seen through to the theme's background. On terminals of sixteen colours it is
  /// the darker one of its hue, then grey; the terminal's own is grey at once, which can be read on
  /// light and on dark. A theme without colours gets none by this.
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

  /// The colour as most terminals show it; the terminal's own is taken as that of its texts.
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
