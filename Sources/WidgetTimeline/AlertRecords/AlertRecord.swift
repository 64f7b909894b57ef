package import FoundationEssentials

/// The stored state of one widget's alarms.
package struct AlertRecord: Sendable, Hashable, Codable {
  /// The widget's name on its board.
  package var widget = ""
  /// The state of each rule, keyed by the rule's words.
  package var rules: [String: AlertState] = [:]
  /// The deliveries that are still to be run.
  package var deliveries: [AlertDelivery] = []
  /// The most recent events, newest last.
  package private(set) var events: [AlertEvent] = []
  /// The changes that the last reading announced, by date; `nil` if it announced none.
  package var forecasts: [AlertForecast]?
  /// The time of the next reading; `nil` if it was not known.
  package var nextReading: Date?
  /// The time at which this record was written.
  package var written: Date?
  private var eventCount = 0
  private var deliveryCount = 0

  /// The maximum number of events that are kept for a widget.
  package static let mostEvents = 100

  package init() {}

  /// The number of the newest event; 0 if there was none.
  package var lastEvent: Int { eventCount }

  /// True if an alarm rings or could not be delivered.
  package var needsAttention: Bool {
    rules.values.contains { $0.isRinging || $0.failure != nil }
  }

  /// Adds an event, and drops the oldest ones beyond `mostEvents`.
  package mutating func note(
    _ what: AlertEvent.What, of rule: String, value: String = "", reason: String = "", at date: Date
  ) {
    eventCount += 1
    events.append(
      AlertEvent(
        number: eventCount, date: date, what: what, rule: rule, value: value, reason: reason))
    events.removeFirst(max(0, events.count - Self.mostEvents))
  }

  /// The most deliveries of a rule that wait for others of the same channel to end.
  private static let mostWaiting = 10

  /// Adds a delivery; of many that wait, the oldest is dropped.
  package mutating func queue(
    _ what: AlertEvent.What, of rule: String, by channel: AlertDelivery.Channel, value: String,
    since: Date, at date: Date
  ) {
    // One that waits says what is over by now.
    let waiting = deliveries.filter { $0.rule == rule && $0.channel == channel && $0.attempts == 0 }
    if waiting.count >= Self.mostWaiting, let oldest = waiting.first {
      deliveries.removeAll { $0.number == oldest.number }
    }
    deliveryCount += 1
    deliveries.append(
      AlertDelivery(
        number: deliveryCount, rule: rule, what: what, channel: channel, value: value,
        since: since, next: date))
  }

  /// Stops ringing alarms from ringing and repeating, and drops failed deliveries; returns true if
  /// there was anything to acknowledge.
  package mutating func acknowledge(at date: Date) -> Bool {
    let rules = rules.filter { $0.value.isRinging || $0.value.failure != nil }.keys.sorted()
    for rule in rules {
      if self.rules[rule]?.isRinging == true { self.rules[rule]?.acknowledged = date }
      self.rules[rule]?.failure = nil
      note(.acknowledged, of: rule, at: date)
    }
    deliveries.removeAll { rules.contains($0.rule) && $0.what != .resolved }
    return !rules.isEmpty
  }

  /// Removes the values of a rule's state, events and deliveries, because access to them is denied.
  ///
  /// - Parameter isOfFailures: True for a rule whose values are reasons, except at its end.
  package mutating func forgetValues(of rule: String, isOfFailures: Bool) {
    func isValue(_ what: AlertEvent.What) -> Bool { !isOfFailures || what == .resolved }
    if !isOfFailures { rules[rule]?.value = "" }
    for index in events.indices
    where events[index].rule == rule && isValue(events[index].what) {
      events[index].value = ""
    }
    for index in deliveries.indices
    where deliveries[index].rule == rule && isValue(deliveries[index].what) {
      deliveries[index].value = ""
    }
  }

  /// Moves the dates of alarms and pending work back by some seconds, as the clock was set back;
  /// past events keep theirs.
  package mutating func setBack(by seconds: TimeInterval) {
    for rule in rules.keys { rules[rule]?.setBack(by: seconds) }
    for index in deliveries.indices { deliveries[index].next -= seconds }
    nextReading = nextReading.map { $0 - seconds }
    written = written.map { $0 - seconds }
  }
}
