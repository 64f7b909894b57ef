/// The rules by which a language chooses among the forms of a text that depends on a number: Unicode's
/// CLDR for cardinal numbers.
struct PluralRules: Sendable {
  /// A relation of a condition, such as `n mod 10 in 2..4`.
  private struct Relation: Sendable {
    let operand: Character
    /// The number whose remainder is taken; 0 for none.
    let modulus: Double
    let isNegated: Bool
    let ranges: [ClosedRange<Double>]
  }

  /// The categories with their conditions: some of which all relations must hold for one.
  private let categories: [(name: String, anyOf: [[Relation]])]

  /// The rules of a language by its code, such as `de` or `pt-BR`; of an unknown one, none.
  init(of language: String) {
    let code = language.replacing("_", with: "-")
    let primary = code.prefix { $0 != "-" }
    let text = Self.texts[code] ?? Self.texts[String(primary)] ?? ""
    categories = text.split(separator: ";").compactMap { part in
      let words = part.split(separator: " ")
      guard let name = words.first else { return nil }
      return (String(name), Self.condition(words.dropFirst()))
    }
  }

  /// Returns the category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  func category(of number: FormatNumber) -> String {
    let operands = Operands(number)
    return categories.first { category in
      category.anyOf.contains { $0.allSatisfy { Self.holds($0, operands) } }
    }?.name ?? "other"
  }

  private static func holds(_ relation: Relation, _ operands: Operands) -> Bool {
    var value = operands.value(relation.operand)
    if relation.modulus > 0 { value = value.truncatingRemainder(dividingBy: relation.modulus) }
    return relation.ranges.contains { range in
      // A range has whole numbers only.
      range.contains(value) && value == value.rounded()
    } != relation.isNegated
  }

  // MARK: The table

  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for line in PluralTable.lines.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let rules = String(line[line.index(after: colon)...])
      for language in line[..<colon].split(separator: " ") { texts[String(language)] = rules }
    }
    return texts
  }()

  private static func condition(_ words: ArraySlice<Substring>) -> [[Relation]] {
    words.split(separator: "or").map { $0.split(separator: "and").compactMap(relation) }
  }

  /// Reads `n mod 100 not in 12..14`.
  private static func relation(_ words: ArraySlice<Substring>) -> Relation? {
    var rest = words
    guard let operand = rest.popFirst()?.first else { return nil }
    var modulus = 0.0
    if rest.first == "mod" {
      rest.removeFirst()
      modulus = rest.popFirst().flatMap { Double($0) } ?? 0
    }
    let isNegated = rest.first == "not"
    if isNegated { rest.removeFirst() }
    guard rest.popFirst() == "in", let list = rest.first else { return nil }
    let ranges = list.split(separator: ",").compactMap { item -> ClosedRange<Double>? in
      let ends = item.split(separator: ".").compactMap { Double($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
    return Relation(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }
}

/// The operands of plural rules for a number as it is written.
private struct Operands {
  private let number: Double
  /// The digits that are seen after the decimal point.
  private let fraction: Substring

  init(_ number: FormatNumber) {
    switch number {
    case .signed(let value): (self.number, fraction) = (Double(value.magnitude), "")
    case .unsigned(let value): (self.number, fraction) = (Double(value), "")
    case .floating(let value):
      self.number = value.isFinite ? value.magnitude : 0
      // Formats show six digits unless they say otherwise, which hardly matters: no language has other
      // forms for more zeros.
      let text = FixedDecimal.text(self.number, digits: 6)
      fraction = text.split(separator: ".").last ?? ""
    }
  }

  /// Returns an operand by its letter: n the number, i its whole part, v and w the number of fraction
  /// digits with and without zeros at the end, f and t these digits, c and e a power of ten, which no
  /// number here has.
  func value(_ operand: Character) -> Double {
    switch operand {
    case "n": number
    case "i": number.rounded(.down)
    case "v": Double(fraction.count)
    case "w": Double(trimmed.count)
    case "f": Double(fraction) ?? 0
    case "t": Double(trimmed) ?? 0
    default: 0
    }
  }

  private var trimmed: Substring {
    var digits = fraction
    while digits.last == "0" { digits.removeLast() }
    return digits
  }
}
