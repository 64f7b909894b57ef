import WidgetBase
import WidgetLayout

/// Items of which typing leaves those that match, the best first; one of them is chosen.
struct SearchedList: Hashable {
  /// A line of the list.
  struct Item: Hashable {
    let title: String
    let detail: String
  }

  /// An item that matches, and the characters of its title that were typed.
  struct Result: Hashable {
    /// The number of the item.
    let number: Int
    let item: Item
    let marked: Set<Int>
  }

  let items: [Item]
  /// True if the words behind a title are typed like the title itself, after it; false if whole words of
  /// them are.
  private let joinsDetails: Bool
  private(set) var typed = ""
  private(set) var results: [Result]
  /// The number of the chosen result.
  private(set) var chosen = 0

  init(_ items: [Item], joinsDetails: Bool = false) {
    (self.items, self.joinsDetails) = (items, joinsDetails)
    results = Self.all(items)
  }

  private static func all(_ items: [Item]) -> [Result] {
    items.enumerated().map { Result(number: $0, item: $1, marked: []) }
  }

  /// The number of the chosen item; `nil` if nothing matches.
  var number: Int? { results.indices.contains(chosen) ? results[chosen].number : nil }

  /// Replaces what was typed, and chooses the best match.
  mutating func type(_ text: String) {
    typed = text
    chosen = 0
    guard !text.isEmpty else {
      results = Self.all(items)
      return
    }
    let found = items.enumerated().compactMap { number, item in
      match(text, item).map { (number, item, $0) }
    }
    let sorted = found.sorted { one, other in
      one.2.score == other.2.score ? one.0 < other.0 : one.2.score > other.2.score
    }
    results = sorted.map { number, item, match in
      Result(number: number, item: item, marked: match.places)
    }
  }

  /// The score that matches in the words behind the title are behind those in titles.
  private static let behindTitles = 1_000_000

  /// Returns the match of an item: by its title, else by the words behind it.
  private func match(_ text: String, _ item: Item) -> (places: Set<Int>, score: Int)? {
    if let match = FuzzyMatch(text, in: item.title) { return (Set(match.places), match.score) }
    if joinsDetails {
      return FuzzyMatch(text, in: "\(item.title) \(item.detail)").map { match in
        (Set(match.places.filter { $0 < item.title.count }), match.score - Self.behindTitles)
      }
    }
    let words = text.lowercased().splitExactly(separator: " ")
    let detail = item.detail.lowercased()
    return words.allSatisfy { detail.firstExactRange(of: $0) != nil }
      ? ([], -Self.behindTitles) : nil
  }

  /// Chooses another result, within the list.
  mutating func choose(by step: Int) {
    chosen = min(max(0, chosen + step), max(0, results.count - 1))
  }

  /// Chooses a result by its number among the results.
  mutating func choose(_ number: Int) { choose(by: number - chosen) }

  /// The most characters that are searched for: each one is compared with all items.
  static var mostTyped: Int { 200 }

  /// Types letters behind what was typed, as far as there is room.
  mutating func append(_ letters: [Unicode.Scalar]) {
    let room = Self.mostTyped - typed.unicodeScalars.count
    guard room > 0 else { return }
    var text = typed
    text.unicodeScalars.append(contentsOf: letters.prefix(room))
    type(text)
  }

  /// Handles a key that types or chooses, for a list of which `rows` are shown; returns false for
  /// other keys.
  mutating func press(_ key: Key, rows: Int) -> Bool {
    switch key {
    case .character(let scalar) where key.isTyped:
      append([scalar])
    case .backspace where !typed.isEmpty: type(String(typed.dropLast()))
    case .escape where !typed.isEmpty: type("")
    // Ctrl-N and Ctrl-P, as in other lists of this kind.
    case .down, .character("\u{E}"): choose(by: 1)
    case .up, .character("\u{10}"): choose(by: -1)
    case .pageDown: choose(by: rows)
    case .pageUp: choose(by: -rows)
    case .home: choose(0)
    case .end: choose(results.count - 1)
    default: return false
    }
    return true
  }
}
