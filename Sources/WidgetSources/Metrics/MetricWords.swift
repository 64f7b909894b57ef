import FoundationEssentials
import WidgetBase

/// The words for failures of exporters and queries.
enum MetricWords {
  static func noHosts(_ path: String) -> SourceFailure {
    SourceFailure("no hosts", "\(path) has no host; expected one a line.")
  }

  /// A program that may write the file would say who is asked, and so who gets what a request has.
  static func writtenHosts(_ path: String) -> SourceFailure {
    SourceFailure(
      "\(FilePath.parts(path).name) is not used",
      "A program of a board may write \(path), and would say where requests go. Keep it in a folder that no "
        + "`allow: {write: …}` has, or mark the program `trusted: yes`.", kind: .denied)
  }

  static func badHost(_ text: String, _ line: Int, _ path: String) -> SourceFailure {
    SourceFailure(
      "line \(line) is no host",
      "Expected a name such as web1 or web1:9100 in line \(line) of \(path), found "
        + "'\(text.cut(60))'.")
  }

  static func tooManyHosts(_ count: Int) -> SourceFailure {
    SourceFailure("more than \(count) hosts", "One widget reads at most \(count) hosts.")
  }

  static func notText(_ type: String) -> SourceFailure {
    SourceFailure(
      "\(type.cut(40)) instead of metrics",
      "Expected metrics as text: the address of an exporter mostly ends in /metrics.",
      kind: .malformed)
  }

  /// Returns the failure that series have the value of a secret, which is not shown.
  static func secrets(_ count: Int) -> SourceFailure {
    SourceFailure(
      count == 1 ? "a value is a secret: not shown" : "\(count) values are secrets: not shown",
      "What was read has the value of a secret of the board, and leaves it out.")
  }

  static func tooManySeries(_ count: Int) -> SourceFailure {
    SourceFailure(
      "more than \(count) series",
      "All hosts together have more; choose fewer by their labels, such as {mode=\"idle\"}.")
  }

  /// Returns the failure that no exporter has a series that the query takes.
  static func noSeries(_ selectors: [MetricSelector]) -> SourceFailure {
    let texts = selectors.map(\.text)
    return SourceFailure(
      "no series \(texts.first?.cut(80) ?? "")",
      "What was read has no series \(texts.joined(separator: " or ").cut(300)).")
  }

  /// Returns the warning that values of an exporter are too old.
  static func aged(_ count: Int) -> String {
    count == 1 ? "a value is too old: left out" : "\(count) values are too old: left out"
  }

  /// Returns the failure that values have a date that is not of the present.
  static func old(_ date: Date) -> SourceFailure {
    SourceFailure(
      "values of \(DateText.dayAndTime(date))",
      "The exporter gives values with dates more than five minutes from now.")
  }

  /// Returns the reason why there is no change of a counter.
  static func reason(_ gap: MetricHistory.Gap) -> String {
    switch gap {
    case .first: "no rate yet"
    case .changing: "no rate: the labels change"
    case .apart(let seconds): "no rate: readings \(Spans.words(seconds.rounded())) apart"
    }
  }

  /// Returns the failure that no change is known.
  static func noChange(_ gap: MetricHistory.Gap, at now: Date) -> SourceFailure {
    switch gap {
    case .first:
      SourceFailure(
        reason(gap), "A rate takes two readings; this was the first.", kind: .waiting,
        retryAfter: now + MetricsSource.secondTry)
    case .changing:
      SourceFailure(
        reason(gap),
        "Each reading has other series, so that none can be compared with itself: name a metric whose labels stay."
      )
    case .apart:
      SourceFailure(
        reason(gap),
        "The span of time in [] holds one reading only: read more often, or write a longer span.",
        retryAfter: now + MetricsSource.secondTry)
    }
  }

  /// Returns the warning that some of several hosts are missing in the result.
  static func missing(_ missing: [(instance: String, reason: String)], of count: Int) -> String? {
    guard let first = missing.first else { return nil }
    let words = "\(first.instance): \(first.reason)"
    return missing.count == 1 ? words : "\(missing.count) of \(count) hosts missing; \(words)"
  }
}
