import FoundationEssentials
import WidgetSettings
import WidgetSources

/// What is counted: to when, from when, and for what.
struct CountdownPlan: Hashable {
  var label = ""
  var from: Date?
  /// Nil before anybody said it.
  var to: Date?
  /// What stands in place of how long ago it was.
  var done: String?
  /// Whether it is counted from then on, rather than up to then.
  var countsUp = false

  /// The plan with what a source says, where the board says nothing.
  func completed(by datum: Datum) -> CountdownPlan {
    var plan = self
    guard case .record = datum else {
      plan.to = to ?? datum.date
      return plan
    }
    let keys = ["to", "since", "date", "start", "due"]
    plan.to = to ?? keys.lazy.compactMap { datum[$0]?.date }.first
    plan.from = from ?? datum["from"]?.date
    if label.isEmpty { plan.label = (datum["label"] ?? datum["title"])?.words ?? "" }
    return plan
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
