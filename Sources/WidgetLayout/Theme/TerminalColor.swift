/// A colour in the form that a terminal of some depth takes.
public enum TerminalColor: Sendable, Hashable {
  /// The terminal's own foreground or background.
  case terminal
  /// A palette index: 0 to 15 on every colour terminal, to 255 on those with 256 colours.
  case index(UInt8)
  /// 24-bit.
  case rgb(RGB)
}

extension ThemeColor {
  /// The colour as a terminal of `depth` takes it.
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
