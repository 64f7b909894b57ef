/// The tables of plain characters, by subject.
///
/// All characters are one column wide, have text presentation by default, and are in DejaVu Sans
/// Mono. Of two that look alike, the table has the one that is not an emoji at all, so that no
/// terminal draws it two columns wide.
enum PlainSymbols {
  static let all = [
    arrows, shapes, marks, weather, nature, people, communication, media, devices, documents,
    commerce, places, health, objects, charts, text,
  ]
}
