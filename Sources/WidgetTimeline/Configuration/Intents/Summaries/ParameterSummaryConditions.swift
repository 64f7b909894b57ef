/// A choice between two summaries, as AppIntents' `When`.
///
/// Here, `widgettui options` leaves out parameters that only the other summary names; it does not
/// know the family.
public struct ParameterSummaryWhen<Intent: AppIntent>: ParameterSummary {
  /// A comparison of a parameter's value.
  public enum ComparisonOperator: Sendable, Hashable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
  }

  /// A comparison of a parameter's value with several values.
  public enum SetOperator: Sendable, Hashable { case oneOf }

  /// A test for a parameter's value.
  public enum PresenceOperator: Sendable, Hashable { case hasAnyValue, hasNoValue }

  public let _names: _SummaryNames

  /// Creates a choice of one summary if the comparison is true, and another if not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let value = value.parameterValue
    _names = _SummaryNames(
      by: Intent.key(of: parameter), of: [then()._names, otherwise()._names]
    ) { comparison.holds($0, value) ? 0 : 1 }
  }

  /// Creates a summary that applies only if the comparison is true.
  public init<Value, Then: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then
  ) {
    let value = value.parameterValue
    _names = _SummaryNames(by: Intent.key(of: parameter), of: [then()._names]) {
      comparison.holds($0, value) ? 0 : nil
    }
  }

  /// Creates a choice of one summary if the parameter has one of several values, and another if
  /// not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: SetOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let values = values.map(\.parameterValue)
    _names = _SummaryNames(
      by: Intent.key(of: parameter), of: [then()._names, otherwise()._names]
    ) { values.contains($0) ? 0 : 1 }
  }

  /// Creates a choice of one summary if the presence test is true, and another if not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: PresenceOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    _names = _SummaryNames(
      by: Intent.key(of: parameter), of: [then()._names, otherwise()._names]
    ) { ($0 != .none) == (presence == .hasAnyValue) ? 0 : 1 }
  }

  /// Creates a choice of one summary if the family compares so, and another if not.
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: ComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    _names = _SummaryNames(any: [then()._names, otherwise()._names])
  }

  /// Creates a choice of one summary for several families, and another for the rest.
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: SetOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    _names = _SummaryNames(any: [then()._names, otherwise()._names])
  }
}

extension ParameterSummaryWhen.ComparisonOperator {
  /// Returns true if the comparison is true for two values; values of different types have no
  /// order.
  fileprivate func holds(_ value: ParameterValue, _ other: ParameterValue) -> Bool {
    switch self {
    case .equalTo: value == other
    case .notEqualTo: value != other
    case .lessThan: value.precedes(other)
    case .lessThanOrEqualTo: value == other || value.precedes(other)
    case .greaterThan: other.precedes(value)
    case .greaterThanOrEqualTo: value == other || other.precedes(value)
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

/// A choice of a summary by a parameter's value, as AppIntents' `Switch`.
///
/// Here, `widgettui options` leaves out parameters that only other cases name; it does not know the
/// family.
public struct ParameterSummarySwitch<Intent: AppIntent>: ParameterSummary {
  public let _names: _SummaryNames

  /// Creates a choice by the value of a parameter.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases<Intent, Value>
  ) {
    let cases = cases().cases
    _names = _SummaryNames(by: Intent.key(of: parameter), of: cases.map(\.names)) { value in
      cases.firstIndex { $0.values?.contains(value) ?? true }
    }
  }

  /// Creates a choice by the widget's family.
  public init(
    _ family: WidgetFamilyChoice,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily>
    _ cases: () -> ParameterSummaryCases<Intent, IntentWidgetFamily>
  ) {
    _names = _SummaryNames(any: cases().cases.map(\.names))
  }

  /// The property by which a `Switch` tells families apart.
  public enum WidgetFamilyChoice: Sendable, Hashable { case widgetFamily }
}

/// The cases of a `Switch`.
public struct ParameterSummaryCases<Intent: AppIntent, Value>: Sendable {
  let cases: [Case<Intent, Value>]
}

/// A builder of the cases of a `Switch`, as in AppIntents.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression(_ content: Case<Intent, Value>) -> Case<Intent, Value> {
    content
  }

  public static func buildExpression(_ content: DefaultCase<Intent>) -> Case<Intent, Value> {
    Case(nil, content.names)
  }

  public static func buildBlock(
    _ cases: Case<Intent, Value>...
  ) -> ParameterSummaryCases<Intent, Value> { ParameterSummaryCases(cases: cases) }
}

/// A summary for certain values, as in AppIntents.
public struct Case<Intent: AppIntent, Value>: Sendable {
  /// The values of the case; `nil` matches any value that no earlier case matches.
  let values: [ParameterValue]?
  let names: _SummaryNames

  init(_ values: [Value]?, _ names: _SummaryNames) {
    self.values = values.map { $0.map { ($0 as? any _IntentValue)?.parameterValue ?? .none } }
    self.names = names
  }

  /// Creates a case for a value.
  public init<Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    self.init([value], content()._names)
  }

  /// Creates a case for several values.
  public init<Content: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    self.init(values, content()._names)
  }
}

/// A summary for all other values, as in AppIntents.
public struct DefaultCase<Intent: AppIntent> {
  let names: _SummaryNames

  /// Creates a case for all other values.
  public init<Content: ParameterSummary>(
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    names = content()._names
  }
}
