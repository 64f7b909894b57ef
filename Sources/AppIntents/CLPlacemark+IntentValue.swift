public import AppleFoundation
public import CoreLocation

extension CLPlacemark: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }
  /// The place's name.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name ?? ""))
  }
}

extension CLPlacemark: OpaqueIntentValue {
  public typealias ValueType = CLPlacemark
  public typealias UnwrappedType = CLPlacemark
  public typealias Specification = EmptyResolverSpecification<CLPlacemark>

  /// None.
  public static var defaultResolverSpecification: Specification { Specification() }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// Creates a parameter for a place, which boards cannot set: here, nothing finds places.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    displayStyle: PlacemarkDisplayStyle = .name, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers:
      () -> any ResolverSpecification = { EmptyResolverSpecification<Value.UnwrappedType>() }
  ) {
    self.init(
      title, description, form: ParameterForm(traits: [displayStyle]), provider: optionsProvider,
      resolvers: resolvers)
  }

  /// The words that the place is shown in; `nil` if none were declared.
  public var displayStyle: PlacemarkDisplayStyle? { trait() }
}

extension IntentParameterContext where Value.ValueType == CLPlacemark {
  /// The words that the place is shown in; `nil` if none were declared.
  public var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle? { trait() }
}
