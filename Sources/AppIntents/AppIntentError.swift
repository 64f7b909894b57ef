@_exported import AppleFoundation

/// The reason that an intent failed, as in AppIntents.
public struct AppIntentError: Error, Sendable, Hashable {
  private let name: String

  /// A parameter has no value.
  public static let needsValue = Self(name: "needsValue")
  /// The entity does not exist.
  public static let entityNotFound = Self(name: "entityNotFound")

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

  /// An intent that starts again, as in AppIntents; here, it has failed.
  public static let restartPerform = Self(name: "restartPerform")
}

/// A package with intents, as in AppIntents.
public protocol AppIntentsPackage {
  /// The packages from which it takes intents.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
