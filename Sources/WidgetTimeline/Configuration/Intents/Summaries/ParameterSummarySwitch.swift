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
