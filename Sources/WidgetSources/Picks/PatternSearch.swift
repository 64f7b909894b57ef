/// A search in a text: all ways to match go on side by side, each step of the pattern at most once a
/// character.
struct PatternSearch {
  private struct Way {
    var step: Int
    /// Where each group starts and ends; -1 where it has not.
    var places: [Int]
  }

  /// Whether the deadline ended it.
  private(set) var isLate = false
  private let steps: [PatternStep]
  private let groups: Int
  private let characters: [Unicode.Scalar]
  private let deadline: Deadline
  /// The character at which each step was last looked at.
  private var seen: [Int]

  init(
    _ steps: [PatternStep], groups: Int, _ characters: [Unicode.Scalar], _ deadline: Deadline
  ) {
    self.steps = steps
    self.groups = groups
    self.characters = characters
    self.deadline = deadline
    seen = Array(repeating: -1, count: steps.count)
  }

  /// The first match from a place on: where each group is.
  mutating func first(from start: Int) -> [Range<Int>?]? {
    seen = Array(repeating: -1, count: steps.count)
    var ways: [Way] = []
    var found: [Int]?
    for index in start...characters.count {
      if index & 1023 == 0, deadline.isOver {
        isLate = true
        return nil
      }
      if found == nil {
        let fresh = Way(step: 0, places: Array(repeating: -1, count: 2 * groups))
        follow(fresh, at: index, into: &ways)
      }
      if ways.isEmpty, found != nil { break }
      var next: [Way] = []
      // Those that come first are preferred, so a match ends all that come after it.
      for way in ways {
        if case .match = steps[way.step] {
          found = way.places
          break
        }
        guard index < characters.count, case .characters(let set) = steps[way.step],
          set.contains(characters[index])
        else { continue }
        follow(Way(step: way.step + 1, places: way.places), at: index + 1, into: &next)
      }
      ways = next
    }
    return found.map(ranges)
  }

  /// Adds the steps that a way leads to without taking a character.
  private mutating func follow(_ way: Way, at index: Int, into ways: inout [Way]) {
    var open = [way]
    while var way = open.popLast() {
      guard seen[way.step] != index else { continue }
      seen[way.step] = index
      switch steps[way.step] {
      case .characters, .match: ways.append(way)
      case .jump(let step): open.append(Way(step: step, places: way.places))
      case .split(let first, let second):
        open.append(Way(step: second, places: way.places))
        open.append(Way(step: first, places: way.places))
      case .note(let place):
        way.places[place] = index
        open.append(Way(step: way.step + 1, places: way.places))
      case .place(let place):
        if holds(place, at: index) { open.append(Way(step: way.step + 1, places: way.places)) }
      }
    }
  }

  /// `^` and `$` are at every line's start and end.
  private func holds(_ place: PatternPlace, at index: Int) -> Bool {
    switch place {
    case .start: return index == 0 || characters[index - 1] == "\n"
    case .end:
      return index == characters.count || characters[index] == "\n"
        || characters[index] == "\r" && index + 1 < characters.count
          && characters[index + 1] == "\n"
    case .wordEdge, .noWordEdge:
      let before = index > 0 && PatternSet.isWord(characters[index - 1])
      let after = index < characters.count && PatternSet.isWord(characters[index])
      return (before != after) == (place == .wordEdge)
    }
  }

  private func ranges(_ places: [Int]) -> [Range<Int>?] {
    (0..<groups).map { group in
      let (start, end) = (places[2 * group], places[2 * group + 1])
      return start >= 0 && end >= start ? start..<end : nil
    }
  }
}
