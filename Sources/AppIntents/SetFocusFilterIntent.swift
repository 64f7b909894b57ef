public import AppleFoundation

/// An intent that sets what a mode of focus hides, as in App Intents. Here, there is no focus.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// The app's behavior while the focus is on.
  var appContext: FocusFilterAppContext { get }
  /// Returns the filters that are offered; not called here.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }

  /// Has no effect here: there is no focus.
  public static func invalidateFocusFilterAppContext() {}

  /// Fails: there is no focus here.
  public static var current: Self {
    get async throws { throw SetFocusFilterIntentError.notFound }
  }
}

/// An app's behavior while a focus is on, as in AppIntents.
public struct FocusFilterAppContext {
  public let notificationFilterPredicate: NSPredicate?
  public let targetContentIdentifierPrefix: String?

  /// Creates what is done.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// The focus for which filters are offered, as in AppIntents; there is none here.
public struct FocusFilterSuggestionContext: Sendable {}

/// The reason that there is no filter of a focus, as in AppIntents.
public enum SetFocusFilterIntentError: Error, Sendable, Hashable {
  case notFound, missingParameterValue
}

extension SetFocusFilterIntentError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .notFound: "there is no focus here"
    case .missingParameterValue: "a parameter of the filter has no value"
    }
  }
}
