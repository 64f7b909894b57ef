/// A search for the intended word behind a misspelt one.
package enum Spelling {
  /// The maximum length of a word; longer ones are not typing errors, and would take long to
  /// compare.
  private static let longestWord = 64

  /// Returns the candidate nearest to `word` if at most a third of the letters are wrong, and the
  /// first of several equally near ones. Upper and lower case count as the same letter.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty, letters.count <= longestWord else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let longer = max(letters.count, other.count)
      let allowed = min(max(1, longer / 3), longer - 1)
      guard abs(letters.count - other.count) <= allowed else { continue }
      let distance = distance(letters, other)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Returns the number of letters that must be inserted, removed, replaced or exchanged with their
  /// neighbour to turn one word into the other (the Damerau–Levenshtein distance, with each pair
  /// exchanged at most once).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var older: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = previous[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(previous[j + 1] + 1, row[j] + 1, replaced)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, older[j - 1] + 1)
        }
        row.append(cost)
      }
      (older, previous) = (previous, row)
    }
    return previous[right.count]
  }
}
