import WidgetBase

/// A parser of patterns.
struct PatternParser {
  /// The deepest nesting of groups.
  private static let depth = 50

  private(set) var names: [String?] = [nil]
  private let characters: [Unicode.Scalar]
  private var index = 0
  private var ignoresCase = false

  init(_ text: String) { characters = Array(text.unicodeScalars) }

  mutating func pattern() throws(Pattern.Mistake) -> PatternNode {
    let node = try choice(depth: 0)
    guard index == characters.count else { throw mistake("a ) that nothing opens") }
    return node
  }

  private var next: Unicode.Scalar? { index < characters.count ? characters[index] : nil }

  private mutating func takes(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard characters[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  private mutating func choice(depth: Int) throws(Pattern.Mistake) -> PatternNode {
    guard depth < Self.depth else { throw mistake("groups nested more than \(Self.depth) deep") }
    var branches = [try sequence(depth: depth)]
    while takes("|") { branches.append(try sequence(depth: depth)) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence(depth: Int) throws(Pattern.Mistake) -> PatternNode {
    var parts: [PatternNode] = []
    while let character = next, character != "|", character != ")" {
      parts.append(try counted(try atom(depth: depth)))
    }
    return .sequence(parts)
  }

  private mutating func counted(_ atom: PatternNode) throws(Pattern.Mistake) -> PatternNode {
    var node = atom
    while let (least, most) = try count() {
      let isLazy = takes("?")
      if !isLazy, takes("+") { throw mistake("possessive counts are not known", back: 1) }
      node = .repeated(node, least: least, most: most, isLazy: isLazy)
    }
    return node
  }

  private mutating func count() throws(Pattern.Mistake) -> (Int, Int?)? {
    if takes("*") { return (0, nil) }
    if takes("+") { return (1, nil) }
    if takes("?") { return (0, 1) }
    // A brace that does not begin a count stands for itself.
    guard next == "{", let end = characters[index...].firstIndex(of: "}") else { return nil }
    let parts = characters[(index + 1)..<end].split(
      separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map { part in Int(String(String.UnicodeScalarView(part))) }
    guard 1...2 ~= parts.count, let least = numbers[0], least >= 0 else { return nil }
    let most = parts.count == 1 ? least : numbers[1]
    guard parts.count == 1 || most != nil || parts[1].isEmpty, (most ?? 0) >= 0 else { return nil }
    guard least <= 1000, (most ?? 0) <= 1000 else { throw mistake("a count above 1000") }
    guard most == nil || least <= most ?? 0 else {
      throw mistake("a count that ends before it begins")
    }
    index = end + 1
    return (least, most)
  }

  private mutating func atom(depth: Int) throws(Pattern.Mistake) -> PatternNode {
    guard let character = next else { return .empty }
    index += 1
    switch character {
    case "(": return try group(depth: depth)
    case "[": return .characters(try set())
    case ".": return .characters(.any)
    case "^": return .place(.start)
    case "$": return .place(.end)
    case "\\": return try escape()
    case "*", "+", "?": throw mistake("\(character) counts nothing", back: 1)
    default: return .characters(PatternSet(ranges: [one(character)], ignoresCase: ignoresCase))
    }
  }

  private mutating func group(depth: Int) throws(Pattern.Mistake) -> PatternNode {
    let ignoredCase = ignoresCase
    if takes("?i)") {
      ignoresCase = true
      return .empty
    }
    var number: Int?
    if takes("?i:") {
      ignoresCase = true
    } else if !takes("?:") {
      names.append(try name())
      number = names.count - 1
    }
    let opened = index
    let inner = try choice(depth: depth + 1)
    guard takes(")") else {
      index = opened
      throw mistake("a group without its end", back: 1)
    }
    ignoresCase = ignoredCase
    return number.map { .group(inner, number: $0) } ?? inner
  }

  private mutating func name() throws(Pattern.Mistake) -> String? {
    guard next == "?" else { return nil }
    for unknown in ["?=", "?!", "?<=", "?<!", "?>"] where takes(unknown) {
      throw mistake("looking around is not known", back: unknown.count)
    }
    guard takes("?<") || takes("?P<") else { throw mistake("an unknown kind of group") }
    let start = index
    while let character = next, PatternSet.isWord(character) { index += 1 }
    let name = String(String.UnicodeScalarView(characters[start..<index]))
    guard !name.isEmpty, takes(">") else { throw mistake("a group's name without its end") }
    guard !names.contains(name) else { throw mistake("two groups named \(name)") }
    return name
  }

  private mutating func escape() throws(Pattern.Mistake) -> PatternNode {
    if next == "b" || next == "B" {
      index += 1
      return .place(characters[index - 1] == "b" ? .wordEdge : .noWordEdge)
    }
    if takes("A") { return .place(.textStart) }
    if takes("z") || takes("Z") { return .place(.textEnd) }
    return .characters(PatternSet(ranges: try escapedRanges(), ignoresCase: ignoresCase))
  }

  private mutating func escapedRanges() throws(Pattern.Mistake) -> [ClosedRange<UInt32>] {
    guard let character = next else { throw mistake("a \\ at the end", back: 1) }
    index += 1
    switch character {
    case "d": return PatternSet.digits
    case "D": return PatternSet.rest(of: PatternSet.digits)
    case "s": return PatternSet.spaces
    case "S": return PatternSet.rest(of: PatternSet.spaces)
    case "w": return PatternSet.words
    case "W": return PatternSet.rest(of: PatternSet.words)
    case "n": return [10...10]
    case "t": return [9...9]
    case "r": return [13...13]
    case "1"..."9": throw mistake("back references are not known", back: 1)
    case "a"..."z", "A"..."Z", "0": throw mistake("unknown escape \\\(character)", back: 1)
    default: return [one(character)]
    }
  }

  private mutating func set() throws(Pattern.Mistake) -> PatternSet {
    let opened = index
    var set = PatternSet(isNegated: takes("^"), ignoresCase: ignoresCase)
    var isFirst = true
    while isFirst || next != "]" {
      guard let character = next else {
        index = opened
        throw mistake("a [ without its ]", back: 1)
      }
      isFirst = false
      set.ranges += try item(character)
    }
    index += 1
    return set
  }

  /// Reads a character, a class or a range inside brackets.
  private mutating func item(_ first: Unicode.Scalar) throws(Pattern.Mistake) -> [ClosedRange<
    UInt32
  >] {
    index += 1
    let start = first == "\\" ? try escapedRanges() : [one(first)]
    guard start.count == 1, start[0].count == 1, next == "-", index + 1 < characters.count,
      characters[index + 1] != "]"
    else { return start }
    index += 2
    let last = characters[index - 1]
    let end = last == "\\" ? try escapedRanges() : [one(last)]
    guard end.count == 1, end[0].count == 1, start[0].lowerBound <= end[0].lowerBound else {
      throw mistake("a range that ends before it begins", back: 1)
    }
    return [start[0].lowerBound...end[0].lowerBound]
  }

  private func one(_ character: Unicode.Scalar) -> ClosedRange<UInt32> {
    character.value...character.value
  }

  private func mistake(_ words: String, back: Int = 0) -> Pattern.Mistake {
    Pattern.Mistake(words: words, place: max(1, index + 1 - back))
  }
}
