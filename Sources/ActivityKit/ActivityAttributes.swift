@_exported import AppleFoundation

/// The fixed attributes of a Live Activity, as in ActivityKit; none is started here.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// The changing content of a Live Activity, as in ActivityKit.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double

  /// Creates the content of a state and the date until which it is valid.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// The state of a Live Activity in its life cycle, as in ActivityKit.
public enum ActivityState: Sendable, Hashable, Codable {
  case active, ended, dismissed, stale, pending
}

/// The way a Live Activity receives updates, as in ActivityKit.
public struct PushType: Sendable, Hashable {
  public static let token = Self()
}

/// A Live Activity, as in ActivityKit; none is started here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  // Sendable: no instance is ever made.
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  public private(set) var content: ActivityContent<ContentState>
  public var activityState: ActivityState { .ended }

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
  }

  /// The activities; always empty, as none is started here.
  public static var activities: [Activity<Attributes>] { [] }

  /// Always throws an error: nothing here shows Live Activities.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Always throws an error: nothing here shows Live Activities.
  @discardableResult
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Replaces the content.
  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }

  /// Replaces the state.
  public func update(
    using state: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async { content = ActivityContent(state: state, staleDate: nil) }

  /// Replaces the content with a last one, if given.
  public func end(
    _ content: ActivityContent<ContentState>? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
  }

  /// Replaces the state with a last one, if given.
  public func end(
    using state: ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let state { content = ActivityContent(state: state, staleDate: nil) }
  }
}

/// The alert about a change, as in ActivityKit.
public struct AlertConfiguration: Sendable {
  /// Creates an alert with words and a sound.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound = .default
  ) {}

  /// A sound, as in ActivityKit.
  public enum AlertSound: Sendable {
    case `default`
    case named(String)
  }
}

/// The time at which an ended activity is removed, as in ActivityKit.
public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = Self()
  public static let immediate = Self()
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { Self() }
}

/// The permission to start Live Activities, as in ActivityKit; always denied here.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

/// The reason that a Live Activity was not started, as in ActivityKit.
public enum ActivityAuthorizationError: Error, Sendable { case unsupported, denied }
