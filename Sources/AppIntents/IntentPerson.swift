public import AppleFoundation

/// A person that an intent takes or returns, as in AppIntents; boards cannot name one.
public struct IntentPerson: OpaqueIntentValue, Sendable, Hashable {
  /// A way in which a person is known, as in AppIntents.
  public enum Handle: Sendable, Hashable {
    case emailAddress(String)
    case phoneNumber(String)
    case applicationDefined(String)
  }

  /// A name of a person, as in AppIntents.
  public enum Name: Sendable, Hashable {
    case displayName(String)
    case components(PersonNameComponents)
  }

  public var name: Name?
  public var handle: Handle?
  public var isMe: Bool

  /// Creates a person.
  public init(name: Name? = nil, handle: Handle? = nil, isMe: Bool = false) {
    (self.name, self.handle, self.isMe) = (name, handle, isMe)
  }
}

/// An amount of money, as in AppIntents; boards cannot name one.
public struct IntentCurrencyAmount: OpaqueIntentValue, Sendable, Hashable, Codable {
  public var amount: Decimal
  public var currencyCode: String

  /// Creates an amount in a currency.
  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }
}

/// A way to pay, as in AppIntents; boards cannot name one.
public struct IntentPaymentMethod: OpaqueIntentValue, Sendable, Hashable {
  public var name: String
  public var identificationHint: String?

  /// Creates a way to pay.
  public init(name: String, identificationHint: String? = nil) {
    (self.name, self.identificationHint) = (name, identificationHint)
  }
}

extension Measurement: OpaqueIntentValue, _IntentValue where UnitType: Dimension {}

extension IntentParameter {
  /// Creates a parameter for a measurement, which boards cannot set.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType>? {
    if let defaultValue {
      self.init(
        title: title, description: description,
        default: Measurement(value: defaultValue, unit: defaultUnit))
    } else {
      self.init(title: title, description: description)
    }
  }

  /// Creates a parameter for a measurement, which boards cannot set.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double = 0, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType> {
    self.init(
      title: title, description: description,
      default: Measurement(value: defaultValue, unit: defaultUnit))
  }
}
