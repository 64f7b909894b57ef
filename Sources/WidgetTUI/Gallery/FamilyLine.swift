import WidgetLayout

/// The families of a kind in one row, of which one is chosen; only that one where there is no room for
/// all.
struct FamilyLine {
  /// The words of a family and the columns in which they stand.
  struct Place: Hashable {
    let family: Int
    let words: String
    let columns: Range<Int>
  }

  let places: [Place]
  private let chosen: Int

  init(_ families: [WidgetFamily], chosen: Int, x: Int, columns: Int) {
    self.chosen = chosen
    var places: [Place] = []
    var start = x
    for (number, family) in families.enumerated() {
      let words = (number == chosen ? "▸" : " ") + family.shortName
      let width = Painter.width(of: words)
      places.append(Place(family: number, words: words, columns: start..<start + width))
      start += width + 1
    }
    if start - 1 > x + columns, families.indices.contains(chosen) {
      let words = "‹ \(families[chosen].shortName) › \(chosen + 1)/\(families.count)"
      // A press turns to the next one.
      let next = (chosen + 1) % families.count
      places = [
        Place(
          family: next, words: words.cut(toColumns: columns),
          columns: x..<x + min(columns, Painter.width(of: words)))
      ]
    }
    self.places = places
  }

  func draw(y: Int, with painter: inout Painter) {
    let bold = painter.number(of: Style(foreground: .role(.title), attributes: .bold))
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    for place in places {
      let isChosen = place.family == chosen || places.count == 1
      painter.write(
        place.words, x: place.columns.lowerBound, y: y, width: place.columns.count,
        style: isChosen ? bold : dim)
    }
  }
}
