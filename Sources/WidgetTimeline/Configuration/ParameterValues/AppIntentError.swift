/// The reason that an intent failed, as in AppIntents.
public struct AppIntentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A sentence that says why.
  public let description: String

  package init(_ description: String) { self.description = description }

  /// Creates the error for an answer that an intent asks for, in the words of its dialog if it has one: nobody can give
  /// it here.
  package init(unanswered question: String, _ dialog: IntentDialog?) {
    let words = dialog?.full.words ?? ""
    description = "\(words.isEmpty ? question : words) (nobody can answer here)"
  }

  /// A parameter has no value.
  public static let needsValue = Self("a parameter needs a value")
  /// The entity does not exist.
  public static let entityNotFound = Self("the entity was not found")
  /// An intent that starts again, as in AppIntents; here, it has failed.
  public static let restartPerform = Self("the intent starts again")

  /// Errors after which an intent cannot go on, as in AppIntents.
  public enum Unrecoverable: Error, Sendable, Hashable {
    case entityNotFound, featureCurrentlyRestricted, notAllowed, unknown
  }

  /// Errors that a person can do something about, as in AppIntents.
  public enum UserActionRequired: Error, Sendable, Hashable {
    case accountSetup, appUpdate, confirmation, needsSubscription, signin
  }

  /// Errors of permissions, as in AppIntents.
  public enum PermissionRequired: Error, Sendable, Hashable {
    case bluetooth, camera, contacts, location, microphone, unknown
  }
}
