public import ActivityKit
@_exported import AppleFoundation
public import SwiftUI

/// What an app adds to an alarm, as in AlarmKit.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// The attributes of an alarm's Live Activity, as in AlarmKit. No alarm is scheduled here, so that only previews make
/// them.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
  public typealias ContentState = AlarmPresentationState

  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color

  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }

  /// Throws an error: the system alone keeps an alarm's attributes.
  public init(from decoder: any Decoder) throws { throw AlarmManager.AlarmError.unavailable }

  /// Throws an error: the system alone keeps an alarm's attributes.
  public func encode(to encoder: any Encoder) throws { throw AlarmManager.AlarmError.unavailable }
}

/// A button of an alarm, as in AlarmKit.
public struct AlarmButton: Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String

  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }
}

/// The words and buttons of an alarm in its three states, as in AlarmKit.
public struct AlarmPresentation: Sendable {
  /// The alarm while it rings.
  public struct Alert: Sendable {
    /// The deed of the second button: a new countdown, or an intent of the app's.
    public enum SecondaryButtonBehavior: Codable, Hashable, Sendable { case countdown, custom }

    public var title: LocalizedStringResource
    public var stopButton: AlarmButton?
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    public init(
      title: LocalizedStringResource, stopButton: AlarmButton? = nil,
      secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
  }

  /// The alarm while it counts down.
  public struct Countdown: Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?

    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }

  /// The alarm while its countdown is paused.
  public struct Paused: Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton

    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }

  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?

  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

/// The changing content of an alarm's Live Activity, as in AlarmKit.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// The state of an alarm, with its times in seconds.
  public enum Mode: Codable, Hashable, Sendable {
    /// It rings.
    public struct Alert: Codable, Hashable, Sendable {
      public var time: Alarm.Schedule.Relative.Time

      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }

    /// It counts down.
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date

      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
        startDate: Date, fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }

    /// Its countdown is paused.
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval

      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }

    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)
  }

  public var alarmID: Alarm.ID
  public var mode: Mode

  public init(alarmID: Alarm.ID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }
}
