@_exported import AppleFoundation

/// The fixed attributes of a Live Activity, as in ActivityKit.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable
}

/// The changing content of a Live Activity, as in ActivityKit.
public struct ActivityContent<State: Codable & Hashable>: Hashable, Codable, @unchecked Sendable {
  // Sendable: a state is a value that was decoded, though many in public structs do not say that it is one.
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  /// Creates the content of a state and the date until which it is valid.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: CustomStringConvertible {
  public var description: String { "\(state)" }
}

/// The state of a Live Activity in its life cycle, as in ActivityKit.
public enum ActivityState: Sendable, Hashable, Codable {
  case active, ended, dismissed, stale, pending
}

/// The way a Live Activity receives updates, as in ActivityKit. Here, nothing is pushed: only the program itself
/// changes its activities.
public struct PushType: Sendable, Hashable {
  public static let token = Self()
  /// Returns the way of a channel's updates.
  public static func channel(_ channelId: String) -> PushType { Self() }
}

/// The way a Live Activity is shown, as in ActivityKit; here, there is one.
public enum ActivityStyle: Sendable, Hashable, Codable { case standard, transient }

/// The alert about a change, as in ActivityKit; here, nobody is alerted.
public struct AlertConfiguration: Sendable, Equatable {
  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  /// Creates an alert with words and a sound.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound = .default
  ) { (self.title, self.body, self.sound) = (title, body, sound) }

  /// A sound, as in ActivityKit.
  public enum AlertSound: Sendable, Equatable {
    case `default`
    case named(String)
  }
}

/// The time at which an ended activity is removed, as in ActivityKit.
public struct ActivityUIDismissalPolicy: Sendable {
  /// Returns the time of removal for an end at a time; `nil` for the usual one.
  let dismissal: @Sendable (Date) -> Date?

  /// Four hours after the end.
  public static let `default` = Self { _ in nil }
  public static let immediate = Self { $0 }
  /// At a date, at most four hours after the end.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { Self { _ in date } }
}

/// The permission to start Live Activities, as in ActivityKit. Here, it is given wherever the program can keep
/// them.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { ActivityFolder.own != nil }
  /// False here: nothing is pushed.
  public var frequentPushesEnabled: Bool { false }
}

/// The reason that a Live Activity was not started, as in ActivityKit.
public enum ActivityAuthorizationError: Error, Sendable, Hashable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
  case unsupportedTarget, visibility, persistenceFailure, missingProcessIdentifier, unentitled
  case malformedActivityIdentifier, reconnectNotPermitted
}

extension ActivityAuthorizationError: CustomNSError, LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { description }
  /// The description, which an error with a domain would not be asked for.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  public var description: String {
    switch self {
    case .denied, .unsupported: "this program has no folder to keep a Live Activity in"
    case .attributesTooLarge: "a Live Activity's attributes and state are more than 4 KB"
    case .globalMaximumExceeded, .targetMaximumExceeded:
      "\(ActivityFolder.most) Live Activities are on already"
    case .persistenceFailure: "the Live Activity could not be written"
    default: "the Live Activity was not started"
    }
  }
}
