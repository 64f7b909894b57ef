import WidgetLayout

/// A search for words in the chosen tile.
struct TileSearch: Hashable {
  /// The widget in which it searches.
  let widget: String
  /// The row from which on the first match is taken.
  let origin: Int
  var words = ""
  /// True while the words are typed.
  var isTyping = true
  /// The places where they were found.
  var matches: [GridMatch] = []
  /// The number of the match that was gone to.
  var current = 0

  /// The state in a few words.
  var state: String {
    if words.isEmpty { return "type what to find, Esc ends" }
    return matches.isEmpty ? "not found" : "\(current + 1) of \(matches.count)"
  }
}

extension CellGrid {
  /// Marks words that were found, and the match that was gone to.
  mutating func mark(_ rect: Rect, isCurrent: Bool) {
    if isCurrent { return highlight(rect) }
    let rect = rect.intersection(bounds)
    let style = number(of: Style(foreground: .role(.accent), attributes: [.bold, .underline]))
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        self[x, y].style = style
        self[x, y].picture = 0
      }
    }
  }
}
