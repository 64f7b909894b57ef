public import AppleFoundation

/// The name of one use of an intent, as in AppIntents.
public struct IntentDonationIdentifier: Sendable, Hashable, Codable {
  private let id: UUID

  init() { id = UUID() }
}

/// A choice of uses of intents, as in AppIntents; here, none are kept.
public struct IntentDonationMatchingPredicate: Sendable {
  /// Returns the choice of one use.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self { Self() }
  /// Returns the choice of uses of an entity.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self { Self() }
  /// Returns the choice of uses of an intent.
  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self { Self() }
}

/// Tells the system of intents that a person has used, as in App Intents. Here, nobody is told.
public struct IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  /// Has no effect here.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Has no effect here.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Has no effect here.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Has no effect here.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Returns none: no uses are kept here.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }
}

extension AppIntent {
  /// Has no effect here.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Has no effect here.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Has no effect here.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Has no effect here.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Performs the intent, and returns its value; fails if it has none. Nobody is told of it here.
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    guard let value = try await perform().value else {
      throw AppIntentError("“\(Self.title.words)” returned no value")
    }
    return value
  }

  /// Performs the intent. Nobody is told of it here.
  @_disfavoredOverload
  public func callAsFunction(donate: Bool = true) async throws { _ = try await perform() }

  /// The present use, as the system knows it.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

/// The use of an intent as the system knows it, as in AppIntents.
public struct IntentSystemContext: Sendable {
  /// Always `nil`: the time of the press is not kept here.
  public var preciseTimestamp: Date? { nil }
}
