extension Paint {
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
