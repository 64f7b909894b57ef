// The declarations of AppIntents' parameters of any type. Dialogs and connections are for a conversation or a settings
// screen, and are accepted without effect.

extension IntentParameter {
  /// Creates a parameter from what its declaration says.
  package convenience init(
    _ title: LocalizedStringResource, _ description: LocalizedStringResource?,
    default defaultValue: Value.UnwrappedType? = nil,
    form: ParameterForm<Value> = ParameterForm(), provider: (any DynamicOptionsProvider)? = nil,
    resolvers: () -> any ResolverSpecification
  ) {
    var form = form
    for resolver in resolvers() { form.resolvers.append(resolver) }
    self.init(
      title: title, description: description, initial: defaultValue.flatMap { $0 as? Value },
      form: form, provider: provider)
  }

  /// Creates a parameter without a title.
  public convenience init() { self.init(title: nil, description: nil, initial: nil) }

  /// Creates a parameter with a description and no title.
  public convenience init(
    description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: nil, description: description, initial: nil)
  }

  /// Creates a parameter with a title, whose values `optionsProvider` suggests.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    self.init(
      title, description, default: defaultValue, provider: optionsProvider, resolvers: resolvers)
  }

  /// Creates a parameter whose values `query` finds.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: any DynamicOptionsProvider
  ) {
    self.init(
      title: title, description: description, default: defaultValue, optionsProvider: query)
  }
}

// Lists.
extension IntentParameter {
  /// Creates a parameter with a number of values, which is not checked here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    self.init(title, description, default: defaultValue, provider: query, resolvers: resolvers)
  }

  /// Creates a parameter with a number of values for each family, which is not checked here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    self.init(title, description, default: defaultValue, provider: query, resolvers: resolvers)
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  /// Creates a parameter for one of some cases of an enumeration, the only ones that boards can set.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> any ResolverSpecification =
      {
        EmptyResolverSpecification<Value.UnwrappedType>()
      }
  ) {
    var form = ParameterForm<Value>()
    let isEvery = supportedValues.count == Value.ValueType.allCases.count
    if !isEvery { form.words = supportedValues.map { "\($0.rawValue)" } }
    // The type's own first case need not be among them.
    let first = isEvery || Value.isOptional ? nil : supportedValues.first as? Value.UnwrappedType
    self.init(
      title, description, default: defaultValue ?? first, form: form, provider: optionsProvider,
      resolvers: resolvers)
  }
}
