/// A regular expression whose search takes time in proportion to the text, whatever it says.
///
/// It knows what most do: classes, groups with and without names, choices, counts, `^`, `$`, `\b`,
/// `(?i)`; of several matches at one place it takes the one that Perl would. It knows nothing that
/// would need to go back: no back references, no looking around.
package struct Pattern: Sendable {
  /// What is wrong with a pattern, and where.
  package struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    let words: String
    /// The character that it is about, from 1.
    let place: Int

    package var description: String { "\(words) (character \(place))" }
  }

  /// A match: the texts of its groups, the whole first; nil for those that took no part.
  package struct Match: Sendable, Hashable {
    package let groups: [String?]
  }

  package let text: String
  /// The names of the groups; nil for those that have none, and for the whole.
  package let names: [String?]
  private let program: [PatternStep]

  /// Reads a pattern; throws what is wrong with it.
  package init(_ text: String) throws(Mistake) {
    self.text = text
    var parser = PatternParser(text)
    let node = try parser.pattern()
    names = parser.names
    var compiler = PatternCompiler()
    guard compiler.compile(node) else {
      throw Mistake(words: "it repeats too much", place: 1)
    }
    program = compiler.steps
  }

  /// All matches, from left to right, none within another; nil where the deadline came first.
  package func matches(in text: String, before deadline: Deadline) -> [Match]? {
    let characters = Array(text.unicodeScalars)
    var search = PatternSearch(program, groups: names.count, characters, deadline)
    var matches: [Match] = []
    var start = 0
    while start <= characters.count {
      guard let places = search.first(from: start) else { break }
      matches.append(
        Match(
          groups: places.map { place in
            place.map { Self.text(characters[$0]) }
          }))
      let whole = places[0] ?? start..<start
      start = whole.isEmpty ? whole.upperBound + 1 : whole.upperBound
    }
    return search.isLate ? nil : matches
  }

  private static func text(_ characters: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: characters)
    return String(text)
  }
}
