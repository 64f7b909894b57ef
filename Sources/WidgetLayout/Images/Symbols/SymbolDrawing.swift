/// A symbol: one cell, in the colour of the texts around it.
///
/// A drawing and not a text, since a Nerd Font's icons are characters for private use, which are
/// never let through from texts.
struct SymbolDrawing: Drawing {
  private let character: Unicode.Scalar
  private let style: Style

  init(name: String, in environment: EnvironmentValues) {
    if environment.redactionReasons.contains(.placeholder) {
      character = "▪"
    } else {
      character = environment.hidesContent ? "•" : Symbol(name).character(in: environment.symbolSet)
    }
    let kept = environment.attributes.subtracting([.underline, .strikethrough])
    style = Style(foreground: environment.foreground, attributes: kept)
  }

  func size(for proposal: Proposal) -> Size { Size(width: 1, height: 1) }

  func draw(in rect: Rect, with painter: inout Painter) {
    painter.put(character.value, x: rect.x, y: rect.y, style: painter.number(of: style))
  }
}
