import WidgetBase

/// A search in a text that advances all possible matches in parallel, visiting each step of the
/// pattern at most once per character.
struct PatternSearch {
  private struct Way {
    var step: Int
    /// The starts and ends of the groups; -1 for those not recorded.
    var places: [Int]
  }

  /// True if the deadline ended the search.
  private(set) var isLate = false
  private let steps: [PatternStep]
  private let groups: Int
  private let characters: [Unicode.Scalar]
  private let deadline: Deadline
  /// The character at which each step was last visited.
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

  /// Returns the ranges of the groups in the first match at or after `start`, or `nil` if there is
  /// none.
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
      // Earlier ways are preferred, so a match ends all later ones.
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

  /// Adds all steps that are reached from `way` without taking a character.
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

  /// Returns true if the position is of this kind; `^` and `$` match at every line's start and end.
  private func holds(_ place: PatternPlace, at index: Int) -> Bool {
    switch place {
    case .start: return index == 0 || characters[index - 1] == "\n"
    case .end:
      return index == characters.count || characters[index] == "\n"
        || characters[index] == "\r" && index + 1 < characters.count
          && characters[index + 1] == "\n"
    case .textStart: return index == 0
    case .textEnd: return index == characters.count
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
