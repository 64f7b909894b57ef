/// What a parameter declares of its values.
package struct ParameterForm<Value: _IntentValue>: Sendable {
  /// The way in which boards write one value, if it is not the type's own.
  package var writing: ParameterWriting<Value.ValueType>?
  /// The lower and upper bound of a number.
  package var range: ClosedRange<Double>?
  /// The only values that boards may set, in words; `nil` for all.
  package var words: [String]?
  /// What is declared for a conversation or a settings screen, each in a type of its own.
  package var traits: [any Sendable]
  /// The resolvers of values that boards set and the parameter cannot have by itself.
  package var resolvers: [any Resolver] = []

  package init(traits: [any Sendable] = []) { self.traits = traits }

  /// The type of its values on a board.
  var type: ParameterType { Self.type(Value.parameterType) { oneType($0) } }

  /// Returns a type in which that of one value is replaced.
  private static func type(
    _ type: ParameterType, _ change: (ParameterType) -> ParameterType
  ) -> ParameterType {
    switch type {
    case .optional(let inner): .optional(Self.type(inner, change))
    case .list(let inner): .list(Self.type(inner, change))
    default: change(type)
    }
  }

  private func oneType(_ own: ParameterType) -> ParameterType {
    if let words { return .choice(words) }
    let type = writing?.type ?? own
    guard let range else { return type }
    return .within(type, lowerBound: range.lowerBound, upperBound: range.upperBound)
  }

  /// Returns the value as a board holds it.
  func parameterValue(_ value: Value) -> ParameterValue {
    guard let writing else { return value.parameterValue }
    if let one = value as? Value.ValueType { return writing.parameterValue(one) }
    if let list = value as? [Value.ValueType] { return .list(list.map(writing.parameterValue)) }
    return value.parameterValue
  }

  /// Returns the value for a board's; throws a `ParameterError` if it is not suitable.
  func value(for value: ParameterValue) async throws -> Value {
    if value == .none, Value.isOptional { return try await Value.value(for: value) }
    let new = try writing.map { try written(value, $0) }
    let read = if let new { new } else { try await Value.value(for: value) }
    for one in parameterValue(read).items {
      if let range, case .number(let number) = one, !range.contains(number) {
        throw ParameterError(value, expected: type)
      }
      guard offers(one) else { throw ParameterError(value, expected: type) }
    }
    return read
  }

  private func written(
    _ value: ParameterValue, _ writing: ParameterWriting<Value.ValueType>
  ) throws -> Value {
    let isOne = Value.self == Value.ValueType.self || Value.self == Value.ValueType?.self
    let items = isOne ? [value] : value.items
    let ones = items.compactMap(writing.value)
    let made: Any? = isOne ? ones.first : ones
    guard ones.count == items.count, let new = made as? Value else {
      throw ParameterError(value, expected: type)
    }
    return new
  }

  /// Returns true if boards may set a value.
  func offers(_ value: ParameterValue) -> Bool {
    guard let words, let word = value.text else { return true }
    return words.contains(word)
  }

  /// Returns the value that a resolver has for a board's; `nil` if there is none.
  func resolved(_ value: ParameterValue, title: LocalizedStringResource?) async throws -> Value? {
    for resolver in resolvers {
      // What is missing would itself be a value of an optional type.
      if let output = try await resolver.output(for: value, title: title, traits: traits),
        let new = output as? Value
      {
        return new
      }
    }
    return nil
  }
}

/// A way in which boards write the values of one parameter.
package struct ParameterWriting<One>: Sendable {
  /// The type of one value.
  let type: ParameterType
  /// Returns the value for a board's; `nil` if it is not suitable.
  let value: @Sendable (ParameterValue) -> One?
  /// Returns the value as a board holds it.
  let parameterValue: @Sendable (One) -> ParameterValue

  package init(
    type: ParameterType, value: @escaping @Sendable (ParameterValue) -> One?,
    parameterValue: @escaping @Sendable (One) -> ParameterValue
  ) { (self.type, self.value, self.parameterValue) = (type, value, parameterValue) }
}
