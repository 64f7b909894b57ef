/// A way from a value of one type to one of another, as in AppIntents.
///
/// Here, a board's value that a parameter cannot have by itself is tried with the resolvers that it
/// declares.
public protocol Resolver: Hashable, Sendable {
  associatedtype Input: _IntentValue
  associatedtype Output: _IntentValue
  typealias Context = IntentParameterContext
  /// Returns the value for another one; `nil` if there is none.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
  /// Returns the value for what a board holds; `nil` if there is none.
  func output(
    for value: ParameterValue, title: LocalizedStringResource?, traits: [any Sendable]
  ) async throws -> Any? {
    guard let input = try? await Input.value(for: value) else { return nil }
    let context = IntentParameterContext<Output>(title: title, traits: traits)
    return try await resolve(from: input, context: context)
  }
}

/// The resolvers of a parameter, as in AppIntents.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  associatedtype Output: _IntentValue
}

/// No resolvers, as in AppIntents.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
  public typealias Output = Value

  /// Creates no resolvers.
  public init() {}

  public func makeIterator() -> IndexingIterator<[any Resolver]> { [].makeIterator() }
}

/// Some resolvers, in the order in which they are tried.
private struct ListedResolvers<Output: _IntentValue>: ResolverSpecification {
  let resolvers: [any Resolver]

  func makeIterator() -> IndexingIterator<[any Resolver]> { resolvers.makeIterator() }

  static func == (left: Self, right: Self) -> Bool {
    left.resolvers.map { AnyHashable($0) } == right.resolvers.map { AnyHashable($0) }
  }

  func hash(into hasher: inout Hasher) {
    for resolver in resolvers { hasher.combine(AnyHashable(resolver)) }
  }
}

/// Collects resolvers in a block, as in AppIntents.
@resultBuilder public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  public static func buildBlock<each R: Resolver>(
    _ resolvers: repeat each R
  ) -> some ResolverSpecification {
    var list: [any Resolver] = []
    repeat list.append(each resolvers)
    return ListedResolvers<Property>(resolvers: list)
  }
}

/// What a resolver is told of the parameter, as in AppIntents.
public struct IntentParameterContext<Value: _IntentValue>: AnyIntentValue, @unchecked Sendable {
  // Sendable: traits are.
  public let title: LocalizedStringResource
  /// What the parameter declares of its values, each in a type of its own.
  let traits: [any Sendable]

  init(title: LocalizedStringResource?, traits: [any Sendable]) {
    (self.title, self.traits) = (title ?? "", traits)
  }

  /// True if the value may be left out.
  public var isOptional: Bool { Value.isOptional }

  /// Returns what the parameter declares in a type; `nil` if it does not.
  package func trait<Trait>(_ type: Trait.Type = Trait.self) -> Trait? {
    traits.lazy.compactMap { $0 as? Trait }.first
  }
}

extension _IntentValue {
  /// True if a value of the type may be left out.
  package static var isOptional: Bool {
    if case .optional = parameterType { true } else { false }
  }
}

// Questions of a resolver. Each fails: nobody can answer.
extension IntentParameterContext {
  /// Returns the error of a parameter that needs a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(unanswered: "“\(title.words)” needs a value", dialog)
  }

  /// Returns the error of a parameter that may be one of several values.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(unanswered: "“\(title.words)” may be one of several values", dialog)
  }

  /// Fails: there is nobody to ask here.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw needsValueError(dialog)
  }

  /// Fails: there is nobody to ask here.
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw needsDisambiguationError(among: values, dialog: dialog)
  }

  /// Fails: there is nobody to ask here.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentError(unanswered: "“\(title.words)” is to be confirmed", dialog)
  }
}
