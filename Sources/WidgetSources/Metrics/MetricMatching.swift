import WidgetBase

/// The conditions of a selector, ready to be applied to many series.
struct MetricMatching {
  /// A condition with its pattern, and the values that were compared with it before.
  private struct Condition {
    let matcher: MetricSelector.Matcher
    let pattern: Pattern?
    var known: [ExactText: Bool] = [:]
  }

  let name: String
  private var conditions: [Condition] = []

  /// The most values whose result is remembered.
  private static let mostKnown = 10_000

  /// Compiles the patterns; throws if one is invalid.
  init(_ selector: MetricSelector) throws(Pattern.Mistake) {
    name = selector.name
    for matcher in selector.matchers {
      conditions.append(Condition(matcher: matcher, pattern: try Self.pattern(of: matcher)))
    }
  }

  /// Returns the pattern of a condition, which stands for the whole value; `nil` if it has none.
  static func pattern(of matcher: MetricSelector.Matcher) throws(Pattern.Mistake) -> Pattern? {
    switch matcher.comparison {
    case .equal, .unequal: nil
    case .matching, .unmatching: try Pattern("\\A(?:\(matcher.value))\\z")
    }
  }

  /// Returns true if all conditions hold; a label that is not there is an empty text.
  mutating func matches(_ labels: MetricLabels) -> Bool {
    for index in conditions.indices {
      guard holds(index, labels[conditions[index].matcher.label] ?? "") else { return false }
    }
    return true
  }

  private mutating func holds(_ index: Int, _ value: String) -> Bool {
    let condition = conditions[index]
    switch condition.matcher.comparison {
    // As for Prometheus: letters with marks can be written in two ways.
    case .equal: return ExactText.isSame(value, condition.matcher.value)
    case .unequal: return !ExactText.isSame(value, condition.matcher.value)
    case .matching, .unmatching:
      if let known = condition.known[ExactText(value)] { return known }
      let found = condition.pattern?.matches(in: value, before: Deadline(after: 1)) ?? []
      let holds = found.isEmpty == (condition.matcher.comparison == .unmatching)
      if condition.known.count < Self.mostKnown {
        conditions[index].known[ExactText(value)] = holds
      }
      return holds
    }
  }
}
