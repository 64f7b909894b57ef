public import FoundationEssentials

// The declarations of AppIntents' parameters of Swift's and Foundation's types. Keyboards and control styles are for a
// settings screen, and are accepted without effect.

extension IntentParameter where Value.ValueType == Bool {
  /// Creates a parameter for a switch with names for its two states.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    self.init(
      title, description, default: defaultValue,
      form: ParameterForm(traits: displayName.map { [$0] } ?? []), resolvers: resolvers)
  }

  /// The names of the two states; `nil` if none were declared.
  public var displayName: Bool.IntentDisplayName? { trait() }
}

extension IntentParameter where Value.ValueType == Int {
  /// Creates a parameter for a whole number in a range that includes its bounds.
  ///
  /// Here, boards cannot set a value outside of the range; code can.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    var form = ParameterForm<Value>(traits: [controlStyle])
    if let range = inclusiveRange, range.lowerBound <= range.upperBound {
      form.range = Double(range.lowerBound)...Double(range.upperBound)
      form.traits.append(range.lowerBound...range.upperBound)
    }
    self.init(
      title, description, default: defaultValue, form: form, provider: optionsProvider,
      resolvers: resolvers)
  }

  /// The control for setting the number; `nil` if none was declared.
  public var controlStyle: IntControlStyle? { trait() }
}

extension IntentParameter where Value.ValueType == Double {
  /// Creates a parameter for a number in a range that includes its bounds.
  ///
  /// Here, boards cannot set a value outside of the range; code can.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    var form = ParameterForm<Value>(traits: [controlStyle])
    if let range = inclusiveRange, range.lowerBound <= range.upperBound {
      form.range = range.lowerBound...range.upperBound
      form.traits.append(range.lowerBound...range.upperBound)
    }
    self.init(
      title, description, default: defaultValue, form: form, provider: optionsProvider,
      resolvers: resolvers)
  }

  /// The control for setting the number; `nil` if none was declared.
  public var controlStyle: DoubleControlStyle? { trait() }
}

extension IntentParameter where Value.ValueType == String {
  /// Creates a parameter for a text with input options.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    self.init(
      title, description, default: defaultValue,
      form: ParameterForm(traits: inputOptions.map { [$0] } ?? []), provider: optionsProvider,
      resolvers: resolvers)
  }

  /// The options for entering the text; `nil` if none were declared.
  public var inputOptions: String.IntentInputOptions? { trait() }
}

extension IntentParameter where Value.ValueType == Date {
  /// Creates a parameter for a date of a kind.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    self.init(
      title, description, default: defaultValue, form: ParameterForm(traits: [kind]),
      provider: optionsProvider, resolvers: resolvers)
  }

  /// The parts of the date that a person chooses; `nil` if none were declared.
  public var dateKind: DateKind? { trait() }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Creates a parameter for parts of a date, which a board writes such as `2026-03-14` or `09:26`.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    var form = ParameterForm<Value>(traits: [kind])
    let (hasDate, hasTime) = (kind != .time, kind != .date)
    form.writing = ParameterWriting(
      type: DateComponents.type(hasDate: hasDate, hasTime: hasTime),
      value: { value in
        value.text.flatMap { DateComponents(words: $0) }.flatMap {
          ($0.day != nil) == hasDate && ($0.hour != nil) == hasTime ? $0 : nil
        }
      }, parameterValue: { $0.parameterValue })
    self.init(
      title, description, default: defaultValue, form: form, provider: optionsProvider,
      resolvers: resolvers)
  }

  /// The parts of the date that a person chooses; `nil` if none were declared.
  public var dateKind: DateKind? { trait() }
}

extension IntentParameter where Value.ValueType == URL, Value.UnwrappedType: Collection {
  /// Creates a parameter for addresses, of which those that are none are left out.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: [Value.ValueType?], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    self.init(
      title, description, default: defaultValue.compactMap { $0 } as? Value.UnwrappedType,
      resolvers: resolvers)
  }
}

// What resolvers are told.

extension IntentParameterContext where Value.ValueType == Bool {
  /// The names of the two states; `nil` if none were declared.
  public var displayName: Bool.IntentDisplayName? { trait() }
}

extension IntentParameterContext where Value.ValueType == Int {
  /// The control for setting the number; `nil` if none was declared.
  public var controlStyle: IntentParameter<Value>.IntControlStyle? { trait() }
  /// The range of the number; `nil` if none was declared.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? {
    trait(ClosedRange<Int>.self).map { ($0.lowerBound, $0.upperBound) }
  }
}

extension IntentParameterContext where Value.ValueType == Double {
  /// The control for setting the number; `nil` if none was declared.
  public var controlStyle: IntentParameter<Value>.DoubleControlStyle? { trait() }
  /// The range of the number; `nil` if none was declared.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? {
    trait(ClosedRange<Double>.self).map { ($0.lowerBound, $0.upperBound) }
  }
}

extension IntentParameterContext where Value.ValueType == String {
  /// The options for entering the text; `nil` if none were declared.
  public var inputOptions: String.IntentInputOptions? { trait() }
}

extension IntentParameterContext where Value.ValueType == Date {
  /// The parts of the date that a person chooses; `nil` if none were declared.
  public var dateKind: IntentParameter<Value>.DateKind? { trait() }
}

extension IntentParameterContext where Value.ValueType == DateComponents {
  /// The parts of the date that a person chooses; `nil` if none were declared.
  public var dateKind: IntentParameter<Value>.DateKind? { trait() }
}
