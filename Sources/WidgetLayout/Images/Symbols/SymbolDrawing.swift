/// A drawing of a symbol in one cell, in the colour of the surrounding text.
///
/// It is not a text because the icons of a Nerd Font are private-use characters, which texts never
/// let through.
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
