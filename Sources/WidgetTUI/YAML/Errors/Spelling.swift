/// Finds the word that a misspelt one was meant to be.
package enum Spelling {
  /// Longer words are nobody's typing errors, and would take long to compare.
  private static let longestWord = 64

  /// The candidate nearest to `word`, if at most a third of the letters are wrong; the first one
  /// of several equally near. Upper and lower case count as the same letter.
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

  /// How many letters must be inserted, removed, replaced, or exchanged with their neighbour to
  /// make one word of the other (Damerau and Levenshtein's distance, each pair exchanged once).
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
