import FoundationEssentials
import WidgetArchive
import WidgetTimeline

/// The alarms of a widget and their history, as `widgettui alarms` and `why` print them.
struct AlertReport: Encodable {
  struct Rule: Encodable {
    let rule: String
    /// The state: `ringing`, `acknowledged`, `waiting` while the condition holds and the alarm has
    /// not sounded, or else `quiet`.
    let state: String
    let since: Date?
    let value: String?
    let sounded: Date?
    let failure: Failure?
  }

  struct Failure: Encodable {
    let date: Date
    let reason: String
    let detail: String
    let attempts: Int
    /// The time of the next attempt; `nil` if the delivery was given up.
    let next: Date?
  }

  struct Event: Encodable {
    let date: Date
    let what: String
    let rule: String
    let value: String?
    let reason: String?
  }

  let widget: String
  let rules: [Rule]
  let events: [Event]
  /// True if an alarm rings or could not be delivered.
  let needsAttention: Bool

  private enum CodingKeys: CodingKey { case widget, rules, events }

  init(_ record: AlertRecord) {
    widget = record.widget
    needsAttention = record.needsAttention
    rules = record.rules.sorted { $0.key < $1.key }.map { Rule($0.key, $0.value) }
    events = record.events.map(Event.init)
  }

  /// Returns the reports of all widgets in a folder, or of those with a name; widgets that need
  /// attention come first.
  static func all(in folder: SharedFolder, widget: String? = nil) -> [AlertReport] {
    AlertFile.all(in: folder.path).compactMap { $0.read() }.map(AlertReport.init)
      .filter { widget == nil || $0.widget == widget }
      .sorted { ($0.needsAttention ? 0 : 1, $0.widget) < ($1.needsAttention ? 0 : 1, $1.widget) }
  }

  /// The report as text for people.
  var text: String {
    let width = events.map(\.what.count).max() ?? 0
    let lines =
      rules.flatMap(\.lines)
      + events.map { event in
        let what = event.what + String(repeating: " ", count: width - event.what.count)
        let words = event.reason ?? event.value ?? ""
        let more = words.isEmpty ? "" : ": \(VisibleText.quoted(words, limit: 400))"
        return "\(Self.words(event.date))  \(what)  \(event.rule)\(more)"
      }
    return ([widget] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
  }

  fileprivate static func words(_ date: Date) -> String {
    "\(LocalTime(date).date) \(LocalTime(date).clock)"
  }
}

extension AlertReport.Rule {
  fileprivate init(_ rule: String, _ state: AlertState) {
    self.rule = rule
    self.state =
      state.isRinging
      ? "ringing" : state.sounded != nil ? "acknowledged" : state.since != nil ? "waiting" : "quiet"
    since = state.since
    value = state.value.isEmpty ? nil : state.value
    sounded = state.sounded
    failure = state.failure.map {
      AlertReport.Failure(
        date: $0.date, reason: $0.reason, detail: $0.detail, attempts: $0.attempts, next: $0.next)
    }
  }

  fileprivate var lines: [String] {
    let start = since.map { " since \(AlertReport.words($0))" } ?? ""
    let read = since == nil ? "" : value.map { ", it was \(VisibleText.quoted($0))" } ?? ""
    let words: String =
      switch state {
      case "ringing": "rings\(start)\(read)"
      case "acknowledged": "acknowledged, holds\(start)\(read)"
      case "waiting": "holds\(start)\(read), has not sounded yet"
      default: "does not hold"
      }
    return ["alarm  \(rule)  \(words)"] + (failure.map { ["       \($0.words)"] } ?? [])
  }
}

extension AlertReport.Failure {
  fileprivate var words: String {
    let next =
      next.map { "next try \(AlertReport.words($0))" }
      ?? "given up after \(attempts) \(attempts == 1 ? "try" : "tries")"
    let more = detail.isEmpty ? "" : ": \(VisibleText.quoted(detail, limit: 400))"
    return "not delivered: \(VisibleText.quoted(reason, limit: 400))\(more) (\(next))"
  }
}

extension AlertReport.Event {
  fileprivate init(_ event: AlertEvent) {
    date = event.date
    what = event.what.rawValue
    rule = event.rule
    value = event.value.isEmpty ? nil : event.value
    reason = event.reason.isEmpty ? nil : event.reason
  }
}
