/// An intent that runs in the app with a Live Activity, as in AppIntents; here, it runs like any
/// other.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that plays or pauses audio, as in AppIntents; here, it runs like any other.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that may bring its app to the foreground, as in AppIntents; here, there is no app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Returns an error, since there is no app to bring to the foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
  ) -> NeedsToContinueInForegroundError { NeedsToContinueInForegroundError() }

  /// Throws an error, since there is no app to bring to the foreground.
  @MainActor public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil
  ) async throws { throw NeedsToContinueInForegroundError() }
}

/// An error for an intent that can only continue in its app, as in AppIntents.
public struct NeedsToContinueInForegroundError: Error, Sendable {}

/// An intent that replaces a SiriKit intent, as in AppIntents.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class name of the SiriKit intent.
  static var intentClassName: String { get }
}

/// An intent whose use can be predicted, as in AppIntents.
public protocol PredictableIntent: AppIntent {}

/// An intent that reports its progress, as in AppIntents; here, the progress is not shown.
public protocol ProgressReportingIntent: AppIntent {}

/// An intent that opens a value, as in AppIntents.
public protocol OpenIntent: AppIntent {
  associatedtype Value: _IntentValue
  /// The value to open.
  var target: Value { get set }
}

/// An intent that opens a URL, as in AppIntents; here, it opens nothing.
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }

  /// The URL to open.
  public let url: URL?

  public init() { url = nil }

  /// Creates an intent that opens `url`.
  public init(_ url: URL) { self.url = url }

  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes entities, as in App Intents.
public protocol DeleteIntent: AppIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}

/// An intent that a shortcut may show first, as in App Intents.
public protocol InstanceIntent: AppIntent {}

/// An intent that begins or ends a recording, as in App Intents.
public protocol AudioRecordingIntent: AppIntent {}

/// An intent that shows a view, as in App Intents.
public protocol SnippetIntent: AppIntent {}

/// An intent that can be undone, as in App Intents.
public protocol UndoableIntent: AppIntent {}

/// An entity of which there is one, as in App Intents.
public protocol UniqueAppEntity: AppEntity {}

/// An entity that the system's search knows, as in App Intents.
public protocol IndexedEntity: AppEntity {}

/// An intent that sets what a mode of focus hides, as in App Intents. Here, there is no focus.
public protocol SetFocusFilterIntent: AppIntent {
  var displayRepresentation: DisplayRepresentation { get }
}

/// Tells the system of intents that a person has used, as in App Intents. Here, nobody is told.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  /// Has no effect here.
  @discardableResult public func donate(intent: some AppIntent) async throws -> UUID { UUID() }
}

extension AppIntent {
  /// Has no effect here.
  @discardableResult public func donate() async throws -> UUID { UUID() }

}
