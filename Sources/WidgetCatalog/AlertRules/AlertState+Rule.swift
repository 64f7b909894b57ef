import FoundationEssentials
import WidgetTimeline

/// The decisions on one alarm, as pure functions.
extension AlertState {
  /// The seconds that a date may be early: readings and timers are not exact.
  private static let slack: TimeInterval = 0.002

  /// Takes a reading: `holds` is nil if the condition is unknown, and `stands` is the date until
  /// which the reading counts. Returns true if the condition ended after the alarm had sounded.
  mutating func read(
    _ holds: Bool?, value: String, at now: Date, until stands: Date?
  ) -> Bool {
    switch holds {
    case nil:
      held = time(at: now)
      seen = nil
      return false
    case false?:
      let hasSounded = sounded != nil
      let failure = failure
      self = AlertState()
      // A failed delivery has not been shown yet.
      self.failure = failure
      return hasSounded
    case true?:
      // After it has sounded no time is counted, so that not every reading is written.
      guard sounded == nil else { return false }
      held = time(at: now)
      (seen, self.stands, self.value) = (now, stands, value)
      since = min(since ?? now, now)
      return false
    }
  }

  /// Takes a reading for an alarm about missing readings: its time starts anew with each success
  /// and runs on through failures. Returns true if a reading succeeded after the alarm had sounded.
  mutating func awaitReading(isRead: Bool, _ reason: String = "", at now: Date) -> Bool {
    let hasSounded = sounded != nil
    if isRead || since == nil {
      let failure = failure
      self = AlertState()
      self.failure = failure
      (since, seen) = (now, now)
    }
    if !isRead, !reason.isEmpty { value = "\(wordsOfAbsence): \(reason)" }
    return isRead && hasSounded
  }

  /// Since when nothing was read, in words.
  private var wordsOfAbsence: String {
    "nothing read since \(LocalTime(since ?? .distantPast).hourAndMinute)"
  }

  /// True if it merely counts the time since the last successful reading, which is not worth storing.
  var isIdleWait: Bool { value.isEmpty && sounded == nil && failure == nil }

  /// Returns the event at a date: the alarm once its condition has held long enough, or its
  /// repetition.
  mutating func turn(_ rule: AlertRule, at now: Date) -> AlertEvent.What? {
    guard since != nil, !rule.isQuiet(at: now) else { return nil }
    if let sounded {
      guard acknowledged == nil, let interval = rule.interval,
        now >= sounded + interval - Self.slack
      else { return nil }
      self.sounded = now
      return .again
    }
    guard seen != nil, stands.map({ now <= $0 }) ?? true, time(at: now) >= rule.hold - Self.slack
    else { return nil }
    sounded = now
    if rule.condition == .missing, value.isEmpty { value = wordsOfAbsence }
    return .alarm
  }

  /// Returns the date at which the alarm sounds, or sounds again, if its condition continues to
  /// hold; `nil` if it does not hold, or will not sound again.
  func due(_ rule: AlertRule, after now: Date) -> Date? {
    if let sounded {
      guard acknowledged == nil, let interval = rule.interval else { return nil }
      return rule.endOfQuiet(from: max(sounded + interval, now))
    }
    guard let seen else { return nil }
    let end = rule.endOfQuiet(from: max(seen + max(0, rule.hold - held), now))
    return end.flatMap { end in stands.map { end <= $0 } ?? true ? end : nil }
  }
}
