/// A step of a compiled pattern.
enum PatternStep {
  case characters(PatternSet)
  /// Continues at both steps, preferring the first.
  case split(Int, Int)
  case jump(Int)
  /// Records the position: twice a group's number for its start, one more for its end.
  case note(Int)
  case place(PatternPlace)
  case match
}

/// A compiler from a pattern to steps.
struct PatternCompiler {
  /// The most steps; each may be visited once per character.
  private static let most = 4000

  private(set) var steps: [PatternStep] = []

  /// Compiles the pattern; returns false if it needs too many steps.
  mutating func compile(_ node: PatternNode) -> Bool {
    add(.group(node, number: 0))
    steps.append(.match)
    return steps.count <= Self.most
  }

  private mutating func add(_ node: PatternNode) {
    guard steps.count <= Self.most else { return }
    switch node {
    case .empty: break
    case .characters(let set): steps.append(.characters(set))
    case .place(let place): steps.append(.place(place))
    case .sequence(let parts): for part in parts { add(part) }
    case .choice(let branches): addChoice(branches)
    case .group(let inner, let number):
      steps.append(.note(2 * number))
      add(inner)
      steps.append(.note(2 * number + 1))
    case .repeated(let inner, let least, let most, let isLazy):
      for _ in 0..<least where steps.count <= Self.most {
        let count = steps.count
        add(inner)
        // A part without steps has none however often it is repeated.
        if steps.count == count { break }
      }
      guard let most else { return addLoop(inner, isLazy) }
      addOptional(inner, most - least, isLazy)
    }
  }

  private mutating func addChoice(_ branches: [PatternNode]) {
    var jumps: [Int] = []
    for branch in branches.dropLast() {
      let split = steps.count
      steps.append(.match)
      add(branch)
      jumps.append(steps.count)
      steps.append(.match)
      steps[split] = .split(split + 1, steps.count)
    }
    if let last = branches.last { add(last) }
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  private mutating func addLoop(_ inner: PatternNode, _ isLazy: Bool) {
    let split = steps.count
    steps.append(.match)
    add(inner)
    steps.append(.jump(split))
    steps[split] = Self.split(split + 1, steps.count, isLazy)
  }

  private mutating func addOptional(_ inner: PatternNode, _ count: Int, _ isLazy: Bool) {
    var splits: [Int] = []
    for _ in 0..<count where steps.count <= Self.most {
      splits.append(steps.count)
      steps.append(.match)
      add(inner)
    }
    for split in splits { steps[split] = Self.split(split + 1, steps.count, isLazy) }
  }

  private static func split(_ on: Int, _ past: Int, _ isLazy: Bool) -> PatternStep {
    isLazy ? .split(past, on) : .split(on, past)
  }
}
