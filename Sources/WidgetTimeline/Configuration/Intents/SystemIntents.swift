public import FoundationEssentials

/// An intent that runs in the app with a Live Activity, as in AppIntents; here as any other.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that plays or pauses sound, as in AppIntents; here as any other.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that may bring its app forward, as in AppIntents; here there is no app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Says that there is no app to be brought forward.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
  ) -> NeedsToContinueInForegroundError { NeedsToContinueInForegroundError() }

  /// Says that there is no app to be brought forward.
  @MainActor public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil
  ) async throws { throw NeedsToContinueInForegroundError() }
}

/// An intent can only go on in its app, as in AppIntents.
public struct NeedsToContinueInForegroundError: Error, Sendable {}

/// An intent that replaces one of SiriKit's, as in AppIntents.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the intent's class before.
  static var intentClassName: String { get }
}

/// An intent that foretells its use, as in AppIntents.
public protocol PredictableIntent: AppIntent {}

/// An intent that reports its progress, as in AppIntents; here nobody watches.
public protocol ProgressReportingIntent: AppIntent {}

/// An intent that opens something, as in AppIntents.
public protocol OpenIntent: AppIntent {
  associatedtype Value: _IntentValue
  /// What is opened.
  var target: Value { get set }
}

/// Opens a URL, as in AppIntents; here nothing is opened.
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }

  /// What is opened.
  public let url: URL?

  public init() { url = nil }

  /// Opens `url`.
  public init(_ url: URL) { self.url = url }

  public func perform() async throws -> some IntentResult { .result() }
}
