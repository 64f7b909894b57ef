package import WidgetBase

/// A regular expression whose search takes time proportional to the text's length for any pattern.
///
/// It supports the common syntax: classes, groups with and without names, alternatives, counts,
/// `^`, `$`, `\b` and `(?i)`. Of several matches at one place it takes the one that Perl would. It
/// does not support anything that requires backtracking: back references and lookaround.
package struct Pattern: Sendable {
  /// The error in a pattern, and its place.
  package struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    let words: String
    /// The position of the character, counted from 1.
    let place: Int

    package var description: String { "\(words) (character \(place))" }
  }

  /// A match: the texts of its groups, the whole match first; `nil` for groups that took no part.
  package struct Match: Sendable, Hashable {
    package let groups: [String?]
  }

  package let text: String
  /// The names of the groups; `nil` for unnamed groups and for the whole match.
  package let names: [String?]
  private let program: [PatternStep]

  /// Compiles a pattern, or throws its error.
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

  /// Returns all matches from left to right without overlaps, or `nil` if the deadline was reached.
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
