import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// What a tile says of its widget's alarms.
struct TileAlarm: Hashable {
  /// True while it rings: the tile is framed for it.
  let isRinging: Bool
  /// True where nobody acknowledged it, or nobody was told.
  let needsAttention: Bool
  /// The words, the longest first.
  let forms: [String]

  /// What there is to say; nil where nothing is.
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

  /// The delivery that failed last.
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

  /// The state of a widget's alarms in a line, with all that is known; nil where nothing calls.
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
    return "alarm\(start): \(rule), it was \(state.value) · a acknowledges it"
  }

  private static func time(_ date: Date, at now: Date) -> String {
    let (time, today) = (LocalTime(date), LocalTime(now))
    guard time.date == today.date else { return "\(time.date) \(time.hourAndMinute)" }
    return abs(date.timeIntervalSince(now)) < 60 ? time.clock : time.hourAndMinute
  }
}

extension TileNote {
  /// The note with the words of an alarm before it; the date of an old value stays.
  func following(_ alarm: TileAlarm?) -> TileNote {
    guard let alarm, let first = alarm.forms.first else { return self }
    let role: Role = alarm.needsAttention ? .bad : .warn
    guard date.isEmpty else {
      return TileNote(
        details, reason: reason.isEmpty ? first : "\(first) · \(reason)", date: date, role: role)
    }
    let both = details.first.map { ["\(first) · \($0)"] } ?? []
    return TileNote(both + alarm.forms, role: role)
  }
}
