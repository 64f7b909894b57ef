/// A choice between two summaries, as AppIntents' `When`.
///
/// Here, `widgettui options` leaves out parameters that only the other summary names; it does not
/// know the family.
public struct ParameterSummaryWhen<Intent: AppIntent>: ParameterSummary {
  public let _names: _SummaryNames

  private init(
    _ key: String?, _ summaries: [_SummaryNames],
    holds: @escaping @Sendable (ParameterValue) -> Bool
  ) {
    let other = summaries.count > 1 ? 1 : nil
    _names = _SummaryNames(by: key, of: summaries) { holds($0) ? 0 : other }
  }

  /// Creates a choice of one summary if the presence test is true, and another if not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(Intent.key(of: parameter), [then()._names, otherwise()._names]) {
      ($0 != .none) == (presence == .hasAnyValue)
    }
  }

  /// Creates a choice of one summary if the values are equal, or are not, and another if not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: EquatableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let value = Intent.written(value, by: parameter)
    self.init(Intent.key(of: parameter), [then()._names, otherwise()._names]) {
      ($0 == value) == (comparison == .equalTo)
    }
  }

  /// Creates a summary that applies only if the values are equal, or are not.
  public init<Value, Then: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: EquatableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then
  ) {
    let value = Intent.written(value, by: parameter)
    self.init(Intent.key(of: parameter), [then()._names]) {
      ($0 == value) == (comparison == .equalTo)
    }
  }

  /// Creates a choice of one summary if the values are in an order, and another if not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let value = Intent.written(value, by: parameter)
    self.init(Intent.key(of: parameter), [then()._names, otherwise()._names]) {
      comparison.holds($0, value)
    }
  }

  /// Creates a summary that applies only if the values are in an order.
  public init<Value, Then: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then
  ) {
    let value = Intent.written(value, by: parameter)
    self.init(Intent.key(of: parameter), [then()._names]) { comparison.holds($0, value) }
  }

  /// Creates a choice of one summary if the parameter has one of several values, and another if
  /// not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let values = values.map { Intent.written($0, by: parameter) }
    self.init(Intent.key(of: parameter), [then()._names, otherwise()._names]) {
      values.contains($0)
    }
  }
}

// By the identifier of an entity.
extension ParameterSummaryWhen {
  /// Creates a choice of one summary if the entity has an identifier, or has not, and another if not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: EquatableComparisonOperator, _ value: some EntityIdentifierConvertible,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    let id = value.entityIdentifierString
    self.init(Intent.key(of: parameter), [then()._names, otherwise()._names]) {
      ($0.text == id) == (comparison == .equalTo)
    }
  }

  /// Creates a choice of one summary if the entity has one of several identifiers, and another if not.
  public init<
    Value, ID: EntityIdentifierConvertible, Then: ParameterSummary,
    Otherwise: ParameterSummary
  >(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: OneOfComparisonOperator, _ values: [ID],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    let ids = values.map(\.entityIdentifierString)
    self.init(Intent.key(of: parameter), [then()._names, otherwise()._names]) {
      $0.text.map(ids.contains) ?? false
    }
  }

  /// Creates a choice of one summary if the entity's identifier contains words, or does not, and another if not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: StringComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(Intent.key(of: parameter), [then()._names, otherwise()._names]) {
      comparison.holds($0.text ?? "", value)
    }
  }

  /// Creates a choice of one summary if the entity's number is in an order, and another if not.
  public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: ComparableComparisonOperator, _ value: Int,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(Intent.key(of: parameter), [then()._names, otherwise()._names]) {
      let number = $0.text.flatMap { Double($0) }
      return number.map { comparison.holds(.number($0), .number(Double(value))) } ?? false
    }
  }
}

// By the family, which nobody knows here.
extension ParameterSummaryWhen {
  /// Creates a choice of one summary if the family is one, or is not, and another if not.
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    _names = _SummaryNames(any: [then()._names, otherwise()._names])
  }

  /// Creates a choice of one summary for several families, and another for the rest.
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    _names = _SummaryNames(any: [then()._names, otherwise()._names])
  }
}
