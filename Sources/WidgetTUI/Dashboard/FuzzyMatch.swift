/// The characters of a text that were typed, in order but not side by side, and how good they are.
struct FuzzyMatch: Hashable {
  /// The numbers of the characters.
  let places: [Int]
  /// The quality: higher is better. Characters side by side and at the beginnings of words count most.
  let score: Int

  /// Finds what was typed in a text, in any case of letters; `nil` if a character is missing.
  init?(_ typed: String, in text: String) {
    let wanted = typed.lowercased().filter { !$0.isWhitespace }
    let characters = text.map { Character($0.lowercased().prefix(1).description) }
    guard let first = wanted.first else {
      (places, score) = ([], 0)
      return
    }
    let found = characters.indices.filter { characters[$0] == first }.compactMap {
      Self.places(of: Array(wanted), from: $0, in: characters)
    }
    let best = found.map { ($0, Self.score($0, in: characters)) }.max { $0.1 < $1.1 }
    guard let best else { return nil }
    (places, score) = best
  }

  /// Returns the places of characters, each as near to the one before as it can be, but at the
  /// beginning of a word if there is one.
  private static func places(
    of wanted: [Character], from start: Int, in text: [Character]
  ) -> [Int]? {
    var places = [start]
    for character in wanted.dropFirst() {
      let rest = (places[places.count - 1] + 1)..<text.count
      let next = rest.first { text[$0] == character }
      guard let next else { return nil }
      let isBeside = next == rest.lowerBound
      let atWord = rest.first { text[$0] == character && isStart($0, in: text) }
      places.append(isBeside ? next : atWord ?? next)
    }
    return places
  }

  private static func isStart(_ place: Int, in text: [Character]) -> Bool {
    place == 0 || !text[place - 1].isLetter && !text[place - 1].isNumber
  }

  private static func score(_ places: [Int], in text: [Character]) -> Int {
    var score = -text.count
    for (number, place) in places.enumerated() {
      if isStart(place, in: text) { score += 20 }
      if number > 0 { score += places[number - 1] == place - 1 ? 15 : -min(place, 10) }
    }
    return score - (places.first ?? 0)
  }
}
