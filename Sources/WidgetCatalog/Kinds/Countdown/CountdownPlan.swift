import FoundationEssentials
import WidgetSettings
import WidgetSources

/// The settings of a countdown: its dates and its name.
struct CountdownPlan: Hashable {
  var label = ""
  var from: Date?
  /// The target date; `nil` until the board or the source sets it.
  var to: Date?
  /// The text that replaces the elapsed time once the date has passed.
  var done: String?
  /// True if it counts up from the date rather than down to it.
  var countsUp = false

  /// Returns the plan with the source's values for everything that the board omits.
  func completed(by datum: Datum) -> CountdownPlan {
    var plan = self
    guard case .record = datum else {
      plan.to = to ?? datum.date
      return plan
    }
    let keys =
      countsUp ? ["since", "start", "date", "to", "due"] : ["to", "since", "date", "start", "due"]
    plan.to = to ?? keys.lazy.compactMap { datum[$0]?.date }.first
    plan.from = from ?? datum["from"]?.date
    if label.isEmpty { plan.label = (datum["label"] ?? datum["title"])?.words ?? "" }
    return plan
  }
}

extension CountdownPlan {
  private static let day: TimeInterval = 86_400

  /// Returns the whole days between a date and now.
  static func days(_ date: Date, at now: Date) -> Int {
    Int(min(date.timeIntervalSince(now).magnitude / day, 1e9))
  }

  /// Returns the dates at which the view changes by itself: at its own dates, and with the number of
  /// days.
  func changes(after date: Date, until end: Date) -> [Date] {
    let days = to.map { to in
      // The board's own text for what is over does not count.
      Self.dayChanges(to, after: date, until: done == nil ? end : min(end, to))
    }
    let dates = Set([from, to].compactMap { $0 } + (days ?? []))
    return dates.filter { $0 > date && $0 <= end }.sorted()
  }

  /// The time for which the days are foreseen from a date on: two months. A countdown without a
  /// date does not change.
  func outlook(from date: Date) -> ReadingOutlook {
    to == nil ? .unlimited : .until(date + 60 * Self.day)
  }

  /// The number of days changes a moment after a whole number of them before `to`, when there are
  /// still that many, and at each whole number after it.
  private static func dayChanges(_ to: Date, after date: Date, until end: Date) -> [Date] {
    let first = (date.timeIntervalSince(to) / day).rounded(.down)
    let last = (end.timeIntervalSince(to) / day).rounded(.down)
    guard first <= last, last - first <= 1000 else { return [] }
    return stride(from: first, through: last, by: 1).map { to + $0 * day + ($0 < 0 ? 1 : 0) }
  }
}

extension SettingKind<Date> {
  /// A date with its time, or a whole day.
  static var moment: Self {
    SettingKind(
      noun: "date",
      expected: "a date, such as 2027-01-01, 2027-01-01 18:30 or 2027-01-01T18:30:00Z",
      pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}"
    ) { DateText.date($0) }
  }
}

extension CountdownPlan {
  /// Returns the reason that a datum is no date. A number is a date in seconds; one in the first
  /// years of that count is taken for another number.
  func mismatch(_ datum: Datum) -> String? {
    guard to == nil, datum != .null else { return nil }
    let isSmall =
      datum.number != nil && datum.date.map { $0.timeIntervalSince1970.magnitude < 1e8 } ?? false
    guard isSmall || completed(by: datum).to == nil else { return nil }
    return "\(DatumMismatch(expected: "a date", read: datum))"
  }
}
