public import AppleFoundation

/// An amount of money, as in AppIntents; a board writes it such as `12.50 EUR`.
public struct IntentCurrencyAmount: Sendable, Hashable, Codable {
  public let amount: Decimal
  public let currencyCode: String

  /// Creates an amount in a currency.
  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }

  /// Reads a number and the three letters of a currency, or a number of a currency of `codes` if there is only one;
  /// `nil` for other words and for a currency that is not among `codes`, unless they are empty.
  fileprivate init?(words: String, codes: [String]) {
    let parts = words.split(separator: " ")
    let code = parts.count == 2 ? String(parts[1]) : codes.count == 1 ? codes[0] : ""
    guard (1...2).contains(parts.count), code.count == 3,
      code.allSatisfy({ $0.isASCII && $0.isLetter }),
      codes.isEmpty || codes.contains(code.uppercased()), Double(parts[0])?.isFinite == true,
      let amount = Decimal(string: String(parts[0]))
    else { return nil }
    self.init(amount: amount, currencyCode: code.uppercased())
  }
}

extension IntentCurrencyAmount: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
  /// The amount and its currency.
  public var displayRepresentation: DisplayRepresentation { "\("\(amount)") \(currencyCode)" }
}

extension IntentCurrencyAmount: _IntentValue {
  public static var parameterType: ParameterType { .written("an amount such as 12.50 EUR") }
  public var parameterValue: ParameterValue { .text("\(amount) \(currencyCode)") }

  public static func value(for value: ParameterValue) throws -> IntentCurrencyAmount {
    guard let amount = value.text.flatMap({ IntentCurrencyAmount(words: $0, codes: []) }) else {
      throw ParameterError(value, expected: parameterType)
    }
    return amount
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Creates a parameter for an amount in one of some currencies; boards may leave out the only one.
  ///
  /// Here, boards cannot set a value outside of the range; code can.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    currencyCodes: [String] = [], inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers:
      () -> any ResolverSpecification = { EmptyResolverSpecification<Value.UnwrappedType>() }
  ) {
    var form = ParameterForm<Value>(traits: [currencyCodes])
    var words = "an amount such as 12.50 \(currencyCodes.first ?? "EUR")"
    if currencyCodes.count > 1 { words += ", in \(currencyCodes.joined(separator: ", "))" }
    var range: ClosedRange<Decimal>?
    if let inclusiveRange, inclusiveRange.lowerBound <= inclusiveRange.upperBound {
      let bounds = inclusiveRange.lowerBound...inclusiveRange.upperBound
      words += ", from \(bounds.lowerBound) to \(bounds.upperBound)"
      form.traits.append(bounds)
      range = bounds
    }
    form.writing = ParameterWriting(
      type: .written(words),
      value: { [range] value in
        value.text.flatMap { IntentCurrencyAmount(words: $0, codes: currencyCodes) }.flatMap {
          range?.contains($0.amount) ?? true ? $0 : nil
        }
      }, parameterValue: { $0.parameterValue })
    self.init(title, description, form: form, provider: optionsProvider, resolvers: resolvers)
  }

  /// The currencies; `nil` if none were declared.
  public var currencyCodes: [String]? { trait() }
  /// The range of the amount; `nil` if none was declared.
  public var inclusiveRange: InclusiveRange<Decimal>? {
    trait(ClosedRange<Decimal>.self).map { ($0.lowerBound, $0.upperBound) }
  }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
  /// The currencies; `nil` if none were declared.
  public var currencyCodes: [String]? { trait() }
  /// The range of the amount; `nil` if none was declared.
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? {
    trait(ClosedRange<Decimal>.self).map { ($0.lowerBound, $0.upperBound) }
  }
}

/// A way to pay, as in AppIntents; boards cannot name one.
public struct IntentPaymentMethod: OpaqueIntentValue, Sendable, Hashable {
  /// The kind of a way to pay, as in AppIntents.
  public enum PaymentType: Sendable, Hashable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  public let paymentType: PaymentType
  public let name: String?
  public let identificationHint: String?
  public let icon: DisplayRepresentation.Image?

  /// Creates a way to pay.
  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    (paymentType, self.name) = (type, name?.words)
    (self.identificationHint, self.icon) = (identificationHint, icon)
  }
}

extension IntentPaymentMethod: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

  /// Its name and its hint.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: name ?? ""),
      subtitle: identificationHint.map { LocalizedStringResource(stringLiteral: $0) }, image: icon)
  }
}
