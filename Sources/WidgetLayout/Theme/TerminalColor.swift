/// A colour in the form that a terminal accepts at its depth.
public enum TerminalColor: Sendable, Hashable {
  /// The terminal's own foreground or background.
  case terminal
  /// A palette index: 0 to 15 on every colour terminal, up to 255 on 256-colour terminals.
  case index(UInt8)
  /// A 24-bit colour.
  case rgb(RGB)
}

extension ThemeColor {
  /// Returns the colour for a terminal of `depth`.
  public func resolved(at depth: ColorDepth) -> TerminalColor {
    switch (self, depth) {
    case (.terminal, _), (_, .none): .terminal
    case (.ansi(let color), _): .index(color.rawValue)
    case (.rgb(_, let fallback), .ansi16): .index(fallback.rawValue)
    case (.rgb(let color, _), .indexed256): .index(color.nearest256)
    case (.rgb(let color, _), .trueColor): .rgb(color)
    }
  }
}
