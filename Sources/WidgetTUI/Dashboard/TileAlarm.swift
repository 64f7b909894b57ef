import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// A tile's view of its widget's alarms.
struct TileAlarm: Hashable {
  /// True while the alarm rings, which changes the tile's frame.
  let isRinging: Bool
  /// True if the alarm is not acknowledged or could not be delivered.
  let needsAttention: Bool
  /// The possible texts, longest first.
  let forms: [String]

  /// Creates the view of a record; `nil` if there is nothing to report.
  init?(_ record: AlertRecord?, at now: Date) {
    guard let record else { return nil }
    let rules = record.rules.sorted { $0.key < $1.key }
    isRinging = rules.contains { $0.value.isRinging }
    needsAttention = record.needsAttention
    if let (_, failure) = Self.failure(of: rules) {
      forms = Self.words(of: failure, at: now)
    } else if let (rule, state) = rules.first(where: { $0.value.isRinging }) {
      let start = state.since.map { " since \(Self.time($0, at: now))" } ?? ""
      forms = ["alarm\(start): \(rule)", "alarm\(start)", "alarm"]
    } else if let (rule, _) = rules.first(where: { $0.value.acknowledged != nil }) {
      forms = ["acknowledged: \(rule)", "acknowledged"]
    } else {
      return nil
    }
  }

  /// Returns the most recently failed delivery.
  private static func failure(
    of rules: [(key: String, value: AlertState)]
  ) -> (rule: String, failure: AlertFailure)? {
    rules.compactMap { rule, state in state.failure.map { (rule, $0) } }
      .max { $0.1.date < $1.1.date }
  }

  private static func words(of failure: AlertFailure, at now: Date) -> [String] {
    let words = "alarm not delivered"
    let next = failure.next.map { " · next try \(time($0, at: now))" } ?? ""
    return ["\(words): \(failure.reason)\(next)", "\(words): \(failure.reason)", words]
  }

  /// Returns the state of a widget's alarms in one line with all details; `nil` if none needs
  /// attention.
  static func line(_ record: AlertRecord?, at now: Date) -> String? {
    guard let record, record.needsAttention else { return nil }
    let rules = record.rules.sorted { $0.key < $1.key }
    if let (rule, failure) = failure(of: rules) {
      let detail = failure.detail.isEmpty ? "" : ": \(failure.detail)"
      let next =
        failure.next.map { "next try \(time($0, at: now))" }
        ?? "given up after \(failure.attempts) tries"
      return "alarm '\(rule)' not delivered: \(failure.reason)\(detail) (\(next))"
    }
    guard let (rule, state) = rules.first(where: { $0.value.isRinging }) else { return nil }
    let start = state.since.map { " since \(time($0, at: now))" } ?? ""
    return "alarm\(start): \(rule), it was \(state.value) · A acknowledges it"
  }

  private static func time(_ date: Date, at now: Date) -> String {
    let (time, today) = (LocalTime(date), LocalTime(now))
    guard time.date == today.date else { return "\(time.date) \(time.hourAndMinute)" }
    return abs(date.timeIntervalSince(now)) < 60 ? time.clock : time.hourAndMinute
  }
}

extension TileNote {
  /// Returns the note preceded by the words of an alarm; the date of an old value stays.
  func following(_ alarm: TileAlarm?) -> TileNote {
    guard let alarm, let first = alarm.forms.first else { return self }
    let role: Role = alarm.needsAttention ? .bad : .warn
    guard date.isEmpty else {
      return TileNote(
        details, reason: reason.isEmpty ? first : "\(first) · \(reason)", date: date, role: role,
        mark: mark, nextChange: nextChange)
    }
    let both = details.first.map { ["\(first) · \($0)"] } ?? []
    return TileNote(both + alarm.forms, role: role, nextChange: nextChange)
  }
}
