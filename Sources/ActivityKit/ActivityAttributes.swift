@_exported import AppleFoundation

/// What stays the same of a Live Activity, as in ActivityKit; none is started here.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// What changes of a Live Activity, as in ActivityKit.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double

  /// A state, and until when it holds.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// Where a Live Activity is in its life, as in ActivityKit.
public enum ActivityState: Sendable, Hashable, Codable {
  case active, ended, dismissed, stale, pending
}

/// How a Live Activity is told of changes, as in ActivityKit.
public struct PushType: Sendable, Hashable {
  public static let token = Self()
}

/// A Live Activity, as in ActivityKit; none is started here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
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

  /// Always empty: none is started here.
  public static var activities: [Activity<Attributes>] { [] }

  /// Always refused: nothing here shows Live Activities.
  @discardableResult
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Always refused: nothing here shows Live Activities.
  @discardableResult
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Takes another state.
  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }

  /// Takes another state.
  public func update(
    using state: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async { content = ActivityContent(state: state, staleDate: nil) }

  /// Takes a last state.
  public func end(
    _ content: ActivityContent<ContentState>? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
  }

  /// Takes a last state.
  public func end(
    using state: ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let state { content = ActivityContent(state: state, staleDate: nil) }
  }
}

/// How people are told of a change, as in ActivityKit.
public struct AlertConfiguration: Sendable {
  /// Words and a sound.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound = .default
  ) {}

  /// A sound, as in ActivityKit.
  public enum AlertSound: Sendable {
    case `default`
    case named(String)
  }
}

/// When an ended activity goes, as in ActivityKit.
public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = Self()
  public static let immediate = Self()
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { Self() }
}

/// Whether Live Activities may be started, as in ActivityKit; never here.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

/// Why a Live Activity was not started, as in ActivityKit.
public enum ActivityAuthorizationError: Error, Sendable { case unsupported, denied }
