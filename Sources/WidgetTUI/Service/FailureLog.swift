import WidgetArchive

/// A log of widgets that cannot be read, for all places of a widget at once: a line when that begins, when it ends, and
/// when the reason changes.
///
/// A bundle says itself what has failed, and may say something else a thousand times a second. So of each widget only
/// some lines are written in a period; what is left out is told at its end, by the last state and a number.
struct FailureLog {
  /// The time in which only some lines of a widget are written.
  static let period = Duration.seconds(60)
  /// The most lines of a widget in a period.
  static let most = 4
  /// The most characters of a reason.
  static let longestReason = 400

  private struct Known {
    /// The reason why the widget cannot be read; `nil` if it can.
    var reason: String?
    /// The lines of this period.
    var written = 0
    /// The changes of this period without a line.
    var unwritten = 0
    var end: ContinuousClock.Instant
  }

  private var known: [String: Known] = [:]

  /// Notes the state of a widget, by the name of its instances without a family, and returns the line that is to be written now, if there is one.
  mutating func line(
    of widget: String, _ freshness: Freshness, at now: ContinuousClock.Instant
  ) -> ServiceLogLine? {
    switch freshness {
    case .failed(let failure), .denied(let failure):
      note(VisibleText.quoted(failure.reason, limit: Self.longestReason), of: widget, at: now)
    case .fresh: note(nil, of: widget, at: now)
    case .waiting, .late, .stale, .expired: nil
    }
  }

  private mutating func note(
    _ reason: String?, of widget: String, at now: ContinuousClock.Instant
  ) -> ServiceLogLine? {
    var state = known[widget] ?? Known(end: now)
    guard reason != state.reason else { return nil }
    // A line that waits for the end of its period tells this change too.
    if state.end <= now, state.unwritten == 0 {
      state = Known(reason: state.reason, end: now + Self.period)
    }
    let isOtherReason = reason != nil && state.reason != nil
    let isWritten = state.unwritten == 0 && state.written < (isOtherReason ? 1 : Self.most)
    state.reason = reason
    if isWritten { state.written += 1 } else { state.unwritten += 1 }
    known[widget] = state
    return isWritten ? Self.line(of: widget, state) : nil
  }

  /// The time at which there are lines that have waited for the end of their period; `nil` for never.
  var due: ContinuousClock.Instant? {
    known.values.lazy.filter { $0.unwritten > 0 }.map(\.end).min()
  }

  /// Returns the lines that have waited for the end of their period.
  mutating func dueLines(at now: ContinuousClock.Instant) -> [ServiceLogLine] {
    var lines: [ServiceLogLine] = []
    for (widget, state) in known.sorted(by: { $0.key < $1.key })
    where state.unwritten > 0 && state.end <= now {
      lines.append(Self.line(of: widget, state))
      known[widget] = Known(reason: state.reason, written: 1, end: now + Self.period)
    }
    return lines
  }

  /// Returns the line that tells the state of a widget, and how many changes before that have no line.
  private static func line(of widget: String, _ state: Known) -> ServiceLogLine {
    var fields: [ServiceLogLine.Field] = [
      .init("widget", InstanceName.widget(of: widget)),
      .init("event", state.reason == nil ? "recovered" : "failed"),
    ]
    if let reason = state.reason { fields.append(.init("reason", reason)) }
    if state.unwritten > 1 { fields.append(.init("left-out", "\(state.unwritten - 1)")) }
    return ServiceLogLine(state.reason == nil ? .notice : .warning, fields)
  }
}
