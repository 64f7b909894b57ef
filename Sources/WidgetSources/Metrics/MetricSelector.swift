import FoundationEssentials
import WidgetBase

/// The series that an expression takes: a name, conditions on labels, and a span of time.
struct MetricSelector: Hashable, Sendable {
  /// A condition on a label.
  struct Matcher: Hashable, Sendable {
    /// The comparison of a condition.
    enum Comparison: String, Sendable {
      case equal = "="
      case unequal = "!="
      case matching = "=~"
      case unmatching = "!~"
    }

    let label: String
    let comparison: Comparison
    let value: String
  }

  let name: String
  var matchers: [Matcher] = []
  /// The span of time, in seconds, or `nil` for now.
  var range: TimeInterval?

  /// The selector as it is written.
  var text: String {
    let conditions = matchers.map { "\($0.label)\($0.comparison.rawValue)\"\($0.value)\"" }
    return conditions.isEmpty ? name : "\(name){\(conditions.joined(separator: ","))}"
  }

  /// The name and the conditions, for a worker.
  var datum: Datum {
    [
      "name": .text(name),
      "matchers": .list(
        matchers.map { [.text($0.label), .text($0.comparison.rawValue), .text($0.value)] }),
    ]
  }

  init(name: String, matchers: [Matcher] = [], range: TimeInterval? = nil) {
    self.name = name
    self.matchers = matchers
    self.range = range
  }

  /// Reads what `datum` wrote, or returns `nil` if it is something else.
  init?(_ datum: Datum) {
    guard let name = datum["name"]?.words, let conditions = datum["matchers"]?.items else {
      return nil
    }
    self.name = name
    for condition in conditions {
      guard let parts = condition.items?.compactMap(\.words), parts.count == 3,
        let comparison = Matcher.Comparison(rawValue: parts[1])
      else { return nil }
      matchers.append(Matcher(label: parts[0], comparison: comparison, value: parts[2]))
    }
  }
}
