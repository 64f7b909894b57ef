/// The pictures that a terminal with kitty's graphics shows after all that a program wrote.
struct ShownPictures {
  /// A showing of a picture in some cells.
  struct Showing: Hashable {
    let x, y, columns, rows: Int

    /// Returns true if both have a cell in common.
    func overlaps(_ other: Showing) -> Bool {
      x < other.x + other.columns && other.x < x + columns && y < other.y + other.rows
        && other.y < y + rows
    }
  }

  private struct Place: Hashable { let picture, placement: Int }

  private var places: [Place: Showing] = [:]

  /// The showings, in any order.
  var showings: Set<Showing> { Set(places.values) }

  /// True if no showing covers another one and all of them are on the screen.
  func areWhole(columns: Int, rows: Int) -> Bool {
    let all = Array(places.values)
    let apart = all.indices.allSatisfy { one in
      all.indices.allSatisfy { one == $0 || !all[one].overlaps(all[$0]) }
    }
    return apart
      && all.allSatisfy {
        $0.x >= 0 && $0.y >= 0 && $0.x + $0.columns <= columns && $0.y + $0.rows <= rows
      }
  }

  init(_ output: String) {
    let command = /\u{1B}\[([0-9]+);([0-9]+)H\u{1B}_G([^;\u{1B}]*)|\u{1B}_G([^;\u{1B}]*)/
    for match in output.matches(of: command) {
      let position = match.1.flatMap { y in match.2.flatMap { x in (Int(x), Int(y)) } }
      follow(Self.keys(match.3 ?? match.4 ?? ""), at: position.map { ($0 ?? 1, $1 ?? 1) })
    }
  }

  private static func keys(_ text: Substring) -> [Substring: Substring] {
    Dictionary(
      text.split(separator: ",").compactMap { part in
        let words = part.split(separator: "=", maxSplits: 1)
        return words.count == 2 ? (words[0], words[1]) : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func follow(_ keys: [Substring: Substring], at position: (x: Int, y: Int)?) {
    func number(_ key: Substring) -> Int { keys[key].flatMap { Int($0) } ?? 0 }
    let place = Place(picture: number("i"), placement: number("p"))
    switch (keys["a"], keys["d"]) {
    case ("p", _):
      guard let position else { return }
      places[place] = Showing(
        x: position.x - 1, y: position.y - 1, columns: number("c"), rows: number("r"))
    case ("d", "i"): places[place] = nil
    case ("d", "I"): places = places.filter { $0.key.picture != place.picture }
    case ("d", _): places = [:]
    default: break
    }
  }
}
