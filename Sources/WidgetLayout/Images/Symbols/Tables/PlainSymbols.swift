/// The tables of plain characters, by what the symbols are about.
///
/// All characters are one column wide and none is an emoji by default; DejaVu Sans Mono has them.
/// Of two that look alike, the one that is no emoji at all is taken, so that no terminal draws it
/// two columns wide.
enum PlainSymbols {
  static let all = [
    arrows, shapes, marks, weather, nature, people, communication, media, devices, documents,
    commerce, places, health, objects, charts, text,
  ]
}
