public import ActivityKit
public import AppIntents
import AppleFoundation

/// An alarm, as in AlarmKit.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
  /// The times at which an alarm rings.
  public enum Schedule: Codable, Hashable, Sendable {
    /// A time of the day, on one or several days.
    public struct Relative: Codable, Hashable, Sendable {
      /// Hours and minutes.
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int

        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      /// The days on which it rings again.
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }

      public var time: Time
      public var repeats: Recurrence

      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }

    case fixed(Date)
    case relative(Relative)
  }

  /// The seconds counted down before an alarm rings, and after it was put off.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?

    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  /// The state of an alarm.
  public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }

  public var id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State
}

/// The alarms of an app, as in AlarmKit. Here, nobody is rung: each wish for an alarm throws an error.
public final class AlarmManager: Sendable {
  public static let shared = AlarmManager()

  /// The permission to ring.
  public enum AuthorizationState: Int, Codable, Hashable, Sendable {
    case notDetermined, denied, authorized
  }

  /// A failure of AlarmKit.
  public enum AlarmError: Error, Sendable {
    case maximumLimitReached
    /// No alarm rings here.
    case unavailable
  }

  /// An alarm that an app wishes for.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    public var countdownDuration: Alarm.CountdownDuration?
    public var schedule: Alarm.Schedule?
    public var attributes: AlarmAttributes<Metadata>
    public var stopIntent: (any LiveActivityIntent)?
    public var secondaryIntent: (any LiveActivityIntent)?

    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
      self.attributes = attributes
      self.stopIntent = stopIntent
      self.secondaryIntent = secondaryIntent
    }

    /// Returns an alarm that rings when some seconds are over.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil),
        attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent)
    }

    /// Returns an alarm that rings at its times.
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent,
        secondaryIntent: secondaryIntent)
    }
  }

  /// The alarms that there are: none.
  public var alarms: [Alarm] { [] }
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
  public var authorizationState: AuthorizationState { .denied }
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }

  /// Returns that nobody may be rung.
  public func requestAuthorization() async throws -> AuthorizationState { .denied }

  @discardableResult
  public func schedule<Metadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm { throw unavailable }

  public func countdown(id: Alarm.ID) throws { throw unavailable }
  public func pause(id: Alarm.ID) throws { throw unavailable }
  public func resume(id: Alarm.ID) throws { throw unavailable }
  public func stop(id: Alarm.ID) throws { throw unavailable }
  public func cancel(id: Alarm.ID) throws { throw unavailable }

  private var unavailable: AlarmError {
    Absence.report("AlarmKit")
    return .unavailable
  }
}
