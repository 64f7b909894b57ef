/// A text with its pronunciation, as in Intents.
open class INSpeakableString: @unchecked Sendable {
  // Sendable: all properties are constants.
  public let vocabularyIdentifier: String?
  public let spokenPhrase: String
  public let pronunciationHint: String?

  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }

  public init(spokenPhrase: String) {
    vocabularyIdentifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
  }
}

/// A picture of an intent, as in Intents. Here, it is not shown.
open class INImage: @unchecked Sendable {
  // Sendable: it has no state.
  public init(named name: String) {}
  public init(imageData: Data) {}
  public init?(url: URL) {}

  /// Creates a picture of a symbol.
  open class func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(named: systemImageName)
  }
}

/// A shortcut to an intent or an activity, as in Intents. Here, nobody is told of it.
public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}

/// The user's permission to use Siri, as in Intents. There is no Siri here.
public enum INPreferences {
  /// Whether an app may be used with Siri.
  public enum Status: Int, Sendable { case notDetermined, restricted, denied, authorized }

  public static func siriAuthorizationStatus() -> Status { .notDetermined }
  public static func requestSiriAuthorization(_ handler: @escaping (Status) -> Void) {
    handler(.notDetermined)
  }
}

/// The value of a parameter that was looked up, as in Intents.
open class INIntentResolutionResult {
  public init() {}
  open class func needsValue() -> Self { make() }
  open class func notRequired() -> Self { make() }
  open class func unsupported() -> Self { make() }
  public required init(_ nothing: ()) {}
  private class func make() -> Self { Self(()) }
}

/// A text that was looked up, as in Intents.
open class INStringResolutionResult: INIntentResolutionResult {
  open class func success(with resolvedString: String) -> Self { Self(()) }
}

/// A choice that was looked up, as in Intents.
open class INEnumResolutionResult: INIntentResolutionResult {}
