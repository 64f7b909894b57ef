// The declarations of parameters in sources that replace an intent definition.

extension INIntentParameter {
  /// Creates a parameter of text.
  public init<Intent: INIntent>(
    _ key: String, title: String, _ path: ReferenceWritableKeyPath<Intent, String?> & Sendable
  ) {
    self.init(
      key, title: title, type: .optional(.text), of: Intent.self,
      value: { $0[keyPath: path].parameterValue },
      set: { $0[keyPath: path] = $1 == .none ? nil : try String.value(for: $1) })
  }

  /// Creates a parameter of a number or a switch; `type` tells which.
  public init<Intent: INIntent>(
    _ key: String, title: String, type: ParameterType,
    _ path: ReferenceWritableKeyPath<Intent, NSNumber?> & Sendable
  ) {
    self.init(
      key, title: title, type: .optional(type), of: Intent.self,
      value: { $0[keyPath: path].map { Self.value(of: $0, type) } ?? .none },
      set: { $0[keyPath: path] = $1 == .none ? nil : try Self.number($1, type) })
  }

  private static func value(of number: NSNumber, _ type: ParameterType) -> ParameterValue {
    type == .flag ? .flag(number.boolValue) : .number(number.doubleValue)
  }

  private static func number(_ value: ParameterValue, _ type: ParameterType) throws -> NSNumber {
    switch type {
    case .flag: NSNumber(value: try Bool.value(for: value))
    case .integer: NSNumber(value: try Int.value(for: value))
    default: NSNumber(value: try Double.value(for: value))
    }
  }

  /// Creates a parameter of an enumeration, whose cases are identified by name.
  public init<Intent: INIntent, Choice: CaseIterable & Sendable>(
    _ key: String, title: String, _ path: ReferenceWritableKeyPath<Intent, Choice> & Sendable
  ) {
    let choices = Choice.allCases.filter { "\($0)" != "unknown" }
    let type = ParameterType.choice(choices.map { "\($0)" })
    self.init(
      key, title: title, type: type, of: Intent.self,
      value: { .text("\($0[keyPath: path])") },
      set: { intent, value in
        guard let choice = choices.first(where: { "\($0)" == value.text }) else {
          throw ParameterError(value, expected: type)
        }
        intent[keyPath: path] = choice
      })
  }

  /// Creates a parameter of a type that the definition declares; a value is identified by its
  /// identifier.
  ///
  /// Here, the app's handler is not asked, so the identifier is also the display name.
  public init<Intent: INIntent, Value: INObject>(
    _ key: String, title: String, _ path: ReferenceWritableKeyPath<Intent, Value?> & Sendable
  ) {
    self.init(
      key, title: title, type: .optional(.entity("\(Value.self)")), of: Intent.self,
      value: { ($0[keyPath: path]?.identifier).parameterValue },
      set: { intent, value in
        intent[keyPath: path] = value.text.map { Value(identifier: $0, display: $0) }
      })
  }
}
