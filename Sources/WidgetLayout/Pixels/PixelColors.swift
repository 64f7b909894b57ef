/// The colours in which paints become pixels.
package struct PixelColors: Sendable, Equatable {
  package let theme: Theme
  /// The terminal's own background; `nil` if it did not tell.
  package let background: RGB?

  package init(theme: Theme, background: RGB?) {
    self.theme = theme
    self.background = background
  }

  /// Returns a paint's colour; the terminal's own counts as the usual text colour.
  func color(of paint: Paint) -> RGB {
    switch paint.color(in: theme) {
    case .rgb(let color, _): color
    case .ansi(let color): color.typical
    case .terminal: theme.isLight ? RGB(0x202020) : RGB(0xdcdcdc)
    }
  }

  /// Returns the colour of a background; `nil` if it is the terminal's own and that is unknown.
  func ground(_ paint: Paint) -> RGB? {
    let color = paint == .none ? theme[.background] : paint.color(in: theme)
    return switch color {
    case .rgb(let color, _): color
    case .ansi(let color): color.typical
    case .terminal: background
    }
  }
}
