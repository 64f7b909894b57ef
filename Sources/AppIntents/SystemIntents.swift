public import AppleFoundation

/// An intent that the system knows the meaning of, as in AppIntents; here, it runs like any other.
public protocol SystemIntent: AppIntent {}

/// An intent that starts a Live Activity, as in AppIntents; here, it runs like any other.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that starts audio, as in AppIntents; here, it runs like any other.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that begins or ends to speak to others, as in AppIntents; here, it runs like any other.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that runs in the app with a Live Activity, as in AppIntents; here, it runs like any
/// other.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that plays or pauses audio, as in AppIntents; here, it runs like any other.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that replaces a SiriKit intent, as in AppIntents.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class name of the SiriKit intent.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  /// The class name of the SiriKit intent.
  public static var persistentIdentifier: String { intentClassName }
}

/// An intent that reports its progress, as in AppIntents; here, the progress is not shown.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// A progress that nobody sees, and another one each time.
  public var progress: Progress { Progress(totalUnitCount: 0) }
}

/// An intent that opens a value, as in AppIntents.
public protocol OpenIntent: SystemIntent {
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
public protocol DeleteIntent: SystemIntent {
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
