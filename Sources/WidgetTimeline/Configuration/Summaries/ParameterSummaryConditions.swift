/// One summary or another, as in AppIntents' `When`.
///
/// Here: which one is not found out, as no settings screen shows it.
public struct ParameterSummaryWhen<Intent: AppIntent>: ParameterSummary {
  /// How a parameter's value is compared.
  public enum ComparisonOperator: Sendable, Hashable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
  }

  /// How a parameter's value is compared with several.
  public enum SetOperator: Sendable, Hashable { case oneOf }

  /// Whether a parameter has a value.
  public enum PresenceOperator: Sendable, Hashable { case hasAnyValue, hasNoValue }

  /// One summary where the comparison holds, another where not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// One summary where the comparison holds.
  public init<Value, Then: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then
  ) {}

  /// One summary where the value is among several, another where not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: SetOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// One summary where there is a value, another where not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: PresenceOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// One summary in widgets of a family, another elsewhere.
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: ComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// One summary in widgets of several families, another elsewhere.
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: SetOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

/// A summary for each value of a parameter, as in AppIntents' `Switch`.
///
/// Here: which one is not found out, as no settings screen shows it.
public struct ParameterSummarySwitch<Intent: AppIntent>: ParameterSummary {
  /// A summary for each value of a parameter.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases<Intent, Value>
  ) {}

  /// A summary for each family.
  public init(
    _ family: WidgetFamilyChoice,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily>
    _ cases: () -> ParameterSummaryCases<Intent, IntentWidgetFamily>
  ) {}

  /// What families are told apart by.
  public enum WidgetFamilyChoice: Sendable, Hashable { case widgetFamily }
}

/// The cases of a `Switch`.
public struct ParameterSummaryCases<Intent: AppIntent, Value>: Sendable {}

/// Collects the cases of a `Switch`, as in AppIntents.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression(_ content: Case<Intent, Value>) -> Case<Intent, Value> {
    content
  }

  public static func buildExpression(_ content: DefaultCase<Intent>) -> Case<Intent, Value> {
    Case()
  }

  public static func buildBlock(
    _ cases: Case<Intent, Value>...
  ) -> ParameterSummaryCases<Intent, Value> { ParameterSummaryCases() }
}

/// A summary for a value, as in AppIntents.
public struct Case<Intent: AppIntent, Value> {
  init() {}

  /// A summary for a value.
  public init<Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {}

  /// A summary for several values.
  public init<Content: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {}
}

/// A summary for all other values, as in AppIntents.
public struct DefaultCase<Intent: AppIntent> {
  /// A summary for all other values.
  public init<Content: ParameterSummary>(
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {}
}
