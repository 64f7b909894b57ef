public import AppleFoundation

/// The declaration of a parameter's measurements.
private struct MeasurementTraits<UnitType: Dimension>: @unchecked Sendable {
  // Sendable: units do not change.
  var unit: UnitType?
  var defaultUnit: UnitType?
  let adjustsForLocale: Bool
  let supportsNegativeNumbers: Bool

  /// The unit of the numbers that boards write: the declared one, or else the dimension's base.
  var written: UnitType { unit ?? defaultUnit ?? UnitType.baseUnit() }
}

extension ParameterForm where Value.ValueType: _IntentMeasurement {
  /// The form of a parameter that boards set to a number of its unit.
  fileprivate init(_ traits: MeasurementTraits<Value.ValueType.UnitType>) {
    self.init(traits: [traits])
    let symbol = traits.written.symbol
    let bound = traits.supportsNegativeNumbers ? "" : ", 0 or more"
    writing = ParameterWriting(
      type: .written("a number of \(symbol)\(bound)"),
      value: { value in
        // The unit may stand behind the number.
        var words = value.text ?? ""
        if words.hasSuffix(symbol) { words.removeLast(symbol.count) }
        guard let number = Double(words.trimmingCharacters(in: .whitespaces)), number.isFinite,
          number >= 0 || traits.supportsNegativeNumbers
        else { return nil }
        return Value.ValueType(value: number, unit: traits.written)
      }, parameterValue: { .number($0.converted(to: traits.written).value) })
  }
}

extension IntentParameter where Value.ValueType: _IntentMeasurement {
  private convenience init(
    _ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ number: Double?,
    _ traits: MeasurementTraits<Value.ValueType.UnitType>,
    _ provider: (any DynamicOptionsProvider)?, resolvers: () -> any ResolverSpecification
  ) {
    // A measurement that cannot be left out is zero until it is set, as other numbers are.
    let number = number ?? (Value.isOptional ? nil : 0)
    let initial = number.map { Value.ValueType(value: $0, unit: traits.written) }
    self.init(
      title, description, default: initial as? Value.UnwrappedType, form: ParameterForm(traits),
      provider: provider, resolvers: resolvers)
  }

  /// Creates a parameter for a measurement in any unit; boards set it to a number of the default unit, or else of the
  /// dimension's base unit.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType.UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers:
      () -> any ResolverSpecification = { EmptyResolverSpecification<Value.UnwrappedType>() },
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    let traits = MeasurementTraits(
      defaultUnit: defaultUnit, adjustsForLocale: defaultUnitAdjustForLocale,
      supportsNegativeNumbers: supportsNegativeNumbers)
    self.init(title, description, defaultValue, traits, optionsProvider, resolvers: resolvers)
  }

  /// Creates a parameter for a measurement in one unit, of which boards set a number.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType.UnitType, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers:
      () -> any ResolverSpecification = { EmptyResolverSpecification<Value.UnwrappedType>() }
  ) {
    let traits = MeasurementTraits(
      unit: unit, adjustsForLocale: unitAdjustForLocale,
      supportsNegativeNumbers: supportsNegativeNumbers)
    self.init(title, description, defaultValue, traits, nil, resolvers: resolvers)
  }

  private var declared: MeasurementTraits<Value.ValueType.UnitType>? { trait() }

  /// The only unit; `nil` if none was declared.
  public var unit: Value.ValueType.UnitType? { declared?.unit }
  /// The unit at first; `nil` if none was declared.
  public var defaultUnit: Value.ValueType.UnitType? { declared?.defaultUnit }
  /// True if the unit was to be the locale's, which it is not here; `nil` if nothing was declared.
  public var unitAdjustForLocale: Bool? { declared?.adjustsForLocale }
  /// True if the number may be less than zero; `nil` if nothing was declared.
  public var supportsNegativeNumbers: Bool? { declared?.supportsNegativeNumbers }
}

extension IntentParameterContext where Value.ValueType: _IntentMeasurement {
  private var declared: MeasurementTraits<Value.ValueType.UnitType>? { trait() }

  /// The only unit; `nil` if none was declared.
  public var unit: Value.ValueType.UnitType? { declared?.unit }
  /// The unit at first; `nil` if none was declared.
  public var defaultUnit: Value.ValueType.UnitType? { declared?.defaultUnit }
  /// True if the unit was to be the locale's, which it is not here; `nil` if nothing was declared.
  public var unitAdjustForLocale: Bool? { declared?.adjustsForLocale }
  /// True if the number may be less than zero; `nil` if nothing was declared.
  public var supportsNegativeNumbers: Bool? { declared?.supportsNegativeNumbers }
}
