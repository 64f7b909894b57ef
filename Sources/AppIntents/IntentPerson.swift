public import AppleFoundation

/// A person that an intent takes or returns, as in AppIntents; boards cannot name one.
public struct IntentPerson: OpaqueIntentValue, Sendable, Hashable {
  /// The way in which a person is picked, as in AppIntents.
  public enum ParameterMode: String, Sendable { case contact, email, phone, emailOrPhone }

  /// The identifier of a person, as in AppIntents.
  public enum Identifier: Sendable, Hashable {
    case contact(String)
    case applicationDefined(String)
  }

  /// A name of a person, as in AppIntents.
  public enum Name: Sendable, Hashable {
    case displayName(String)
    case components(PersonNameComponents)
  }

  public var name: Name
  public var isMe: Bool
  public var identifier: Identifier
  public var handle: Handle?
  public var aliases: [Handle]
  public var image: DisplayRepresentation.Image?

  /// Creates a person.
  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    (self.identifier, self.name, self.handle) = (identifier, name, handle)
    (self.aliases, self.isMe, self.image) = (aliases, isMe, image)
  }
}

extension IntentPerson {
  /// A way in which a person is reached, as in AppIntents.
  public struct Handle: Sendable, Hashable {
    /// A number, an address or a word, as in AppIntents.
    public enum Value: Sendable, Hashable {
      case phoneNumber(String)
      case emailAddress(String)
      case applicationDefined(String)
    }

    /// The use of a number or an address, as in AppIntents.
    public enum Label: Sendable, Hashable {
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
      case custom(String)
    }

    public var value: Value
    public var label: Label

    /// Creates a handle.
    public init(_ value: Value, label: Label = .other) { (self.value, self.label) = (value, label) }

    /// Creates the handle of a phone number.
    public init(phoneNumber: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }

    /// Creates the handle of an address for mail.
    public init(emailAddress: String, label: Label = .other) {
      self.init(.emailAddress(emailAddress), label: label)
    }

    /// Creates the handle of a word of the app.
    public init(applicationDefined: String, label: String? = nil) {
      self.init(.applicationDefined(applicationDefined), label: label.map { .custom($0) } ?? .other)
    }
  }
}

extension IntentPerson: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// The person's name: the given one first.
  public var displayRepresentation: DisplayRepresentation {
    let words =
      switch name {
      case .displayName(let name): name
      case .components(let parts):
        [parts.givenName, parts.familyName].compactMap { $0 }.joined(separator: " ")
      }
    return DisplayRepresentation(title: LocalizedStringResource(stringLiteral: words), image: image)
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Creates a parameter for a person, which boards cannot set.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers:
      () -> any ResolverSpecification = { EmptyResolverSpecification<Value.UnwrappedType>() }
  ) {
    self.init(
      title, description, form: ParameterForm(traits: [mode]), provider: optionsProvider,
      resolvers: resolvers)
  }

  /// Creates a parameter for a number of persons, which boards cannot set.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, mode: mode) }

  /// Creates a parameter for a number of persons for each family, which boards cannot set.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode = .contact, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, mode: mode) }

  /// The way in which the person is picked; `nil` if none was declared.
  public var parameterMode: IntentPerson.ParameterMode? { trait() }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
  /// The way in which the person is picked; `nil` if none was declared.
  public var parameterMode: IntentPerson.ParameterMode? { trait() }
}
