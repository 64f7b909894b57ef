/// A test for a parameter's value, as in AppIntents.
public enum HasValueComparisonOperator: Sendable, Hashable { case hasNoValue, hasAnyValue }

/// A comparison of a parameter's value with another, as in AppIntents.
public enum EquatableComparisonOperator: Sendable, Hashable { case notEqualTo, equalTo }

/// A comparison of a parameter's value with several, as in AppIntents.
public enum OneOfComparisonOperator: Sendable, Hashable { case oneOf }

/// An order of a parameter's value and another, as in AppIntents.
public enum ComparableComparisonOperator: Sendable, Hashable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// A search for words in a parameter's value, as in AppIntents.
public enum StringComparisonOperator: Sendable, Hashable {
  case doesNotContain, contains, hasPrefix, hasSuffix
}

extension ComparableComparisonOperator {
  /// Returns true if two values are in the order; values of different types have none.
  func holds(_ value: ParameterValue, _ other: ParameterValue) -> Bool {
    switch self {
    case .lessThan: value.precedes(other)
    case .lessThanOrEqualTo: value == other || value.precedes(other)
    case .greaterThan: other.precedes(value)
    case .greaterThanOrEqualTo: value == other || other.precedes(value)
    }
  }
}

extension StringComparisonOperator {
  /// Returns true if a text contains words so.
  func holds(_ text: String, _ words: String) -> Bool {
    switch self {
    case .doesNotContain: !text.contains(words)
    case .contains: text.contains(words)
    case .hasPrefix: text.hasPrefix(words)
    case .hasSuffix: text.hasSuffix(words)
    }
  }
}

extension ParameterValue {
  fileprivate func precedes(_ other: ParameterValue) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): one < two
    case (.text(let one), .text(let two)): one < two
    default: false
    }
  }
}
