/// A list of all pages and widgets of a board, of which typing leaves those that match.
struct Finder: Hashable {
  /// A page, or a widget on one.
  struct Item: Hashable {
    let title: String
    let page: Int
    /// The name of the widget's page, or `page`.
    let detail: String
    /// The widget's name on the board; `nil` for a page.
    let widget: String?
  }

  /// An item that matches, and the characters of its title that were typed.
  struct Result: Hashable {
    let item: Item
    let marked: Set<Int>
  }

  private let items: [Item]
  private(set) var typed = ""
  private(set) var results: [Result]
  /// The number of the chosen result.
  private(set) var chosen = 0

  init(_ items: [Item]) {
    self.items = items
    results = items.map { Result(item: $0, marked: []) }
  }

  /// The chosen result's item; `nil` if nothing matches.
  var item: Item? { results.indices.contains(chosen) ? results[chosen].item : nil }

  /// Replaces what was typed.
  mutating func type(_ text: String) {
    typed = text
    chosen = 0
    let found = items.enumerated().compactMap { number, item in
      Self.match(text, item).map { (number, item, $0) }
    }
    // Of those that match equally well, the first on the board.
    let sorted = found.sorted { one, other in
      one.2.rank == other.2.rank ? one.0 < other.0 : one.2.rank > other.2.rank
    }
    results = sorted.map { _, item, match in
      Result(item: item, marked: Set(match.places.filter { $0 < item.title.count }))
    }
  }

  /// Returns the match of an item and its rank: by its title, else by its title and its page.
  private static func match(_ text: String, _ item: Item) -> (places: [Int], rank: Int)? {
    if let match = FuzzyMatch(text, in: item.title) { return (match.places, match.score) }
    return FuzzyMatch(text, in: "\(item.title) \(item.detail)").map {
      ($0.places, $0.score - behindTitles)
    }
  }

  /// The rank that those which match only with the name of their page are behind the others.
  private static let behindTitles = 1_000_000

  /// Chooses another result, within the list.
  mutating func choose(by step: Int) {
    chosen = min(max(0, chosen + step), max(0, results.count - 1))
  }

  /// Chooses a result by its number.
  mutating func choose(_ number: Int) { choose(by: number - chosen) }
}
