/// The comparing of two values by a word of a predicate.
package struct PredicateComparison {
  let word: String
  /// The letters in brackets: `c` ignores case, `d` ignores accents.
  let options: String

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    if word.hasPrefix("ANY "), let items = KeyedReading.elements(left) {
      return items.contains { one(String(word.dropFirst(4)), $0, right) }
    }
    if word.hasPrefix("ALL "), let items = KeyedReading.elements(left) {
      return items.allSatisfy { one(String(word.dropFirst(4)), $0, right) }
    }
    return one(word, left, right)
  }

  private func one(_ word: String, _ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (KeyedReading.flat(left), KeyedReading.flat(right))
    switch word {
    case "=", "==": return isEqual(left, right)
    case "!=", "<>": return !isEqual(left, right)
    case "<": return order(left, right) == .orderedAscending
    case ">": return order(left, right) == .orderedDescending
    case "<=", "=<": return order(left, right).map { $0 != .orderedDescending } ?? false
    case ">=", "=>": return order(left, right).map { $0 != .orderedAscending } ?? false
    case "IN":
      if let text = right as? String, let part = left as? String { return text.contains(part) }
      return KeyedReading.elements(right)?.contains { isEqual(left, $0) } ?? false
    case "BETWEEN":
      guard let ends = KeyedReading.elements(right), ends.count == 2 else { return false }
      return one(">=", left, ends[0]) && one("<=", left, ends[1])
    default: return text(word, left, right)
    }
  }

  private func text(_ word: String, _ left: Any?, _ right: Any?) -> Bool {
    if word == "CONTAINS", let items = KeyedReading.elements(left) {
      return items.contains { isEqual($0, right) }
    }
    guard let left = left as? String, let right = right as? String else { return false }
    let (whole, part) = (folded(left), folded(right))
    return switch word {
    case "CONTAINS": whole.contains(part)
    case "BEGINSWITH": whole.hasPrefix(part)
    case "ENDSWITH": whole.hasSuffix(part)
    case "LIKE": matches(whole, Self.pattern(part))
    case "MATCHES": matches(left, right)
    default: false
    }
  }

  private static func pattern(_ like: String) -> String {
    NSRegularExpression.escapedPattern(for: like).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let options: String.CompareOptions =
      options.contains("c") ? [.regularExpression, .caseInsensitive] : .regularExpression
    return text.range(of: "^(?:\(pattern))$", options: options) != nil
  }

  private func folded(_ text: String) -> String {
    var changes: String.CompareOptions = []
    if options.contains("c") { changes.insert(.caseInsensitive) }
    if options.contains("d") { changes.insert(.diacriticInsensitive) }
    return changes.isEmpty ? text : text.folding(options: changes, locale: nil)
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = KeyedReading.flat(left), let right = KeyedReading.flat(right) else {
      return KeyedReading.flat(left) == nil && KeyedReading.flat(right) == nil
    }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      return folded(left).compare(folded(right))
    }
    guard let left = Self.number(left), let right = Self.number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as NSDate: value.timeIntervalSinceReferenceDate
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// Returns the order of two values, of which a missing one comes first.
  package static func sorted(_ left: Any?, _ right: Any?) -> ComparisonResult {
    let (left, right) = (KeyedReading.flat(left), KeyedReading.flat(right))
    switch (left == nil, right == nil) {
    case (true, true): return .orderedSame
    case (true, false): return .orderedAscending
    case (false, true): return .orderedDescending
    case (false, false):
      return PredicateComparison(word: "<", options: "").order(left, right) ?? .orderedSame
    }
  }
}
