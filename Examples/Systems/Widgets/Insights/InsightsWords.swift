import WidgetLayout
import WidgetSources

/// The widget's own words in the language of its figures; the names of metrics come from the back
/// end.
struct InsightsWords: Sendable, Hashable {
  /// The language as servers know it.
  let language: String
  /// The days of each range, in forms from the longest to the shortest.
  let ranges: [InsightRange: [String]]
  /// The text around an age; `nil` if the age is written in words, as in `2 min ago`.
  let age: Frame?
  /// The text around the age of the oldest open item.
  let oldest: Frame
  /// The signs of hours and days behind their number.
  let hours, days: String
  /// The sign of seconds behind their number.
  let seconds: String
  /// The text around a number of votes.
  let votes: Frame
  /// The remark on a metric that cannot be read.
  let unreadable: String
  /// The sentence that no metrics are chosen, in forms from the longest to the shortest.
  let noMetrics: [String]
  /// The way to choose metrics.
  let howToChoose: String
  /// The text around the names of metrics of unknown types, and a shorter form.
  let skipped: (Frame, String)
  /// The request to sign in.
  let signIn: String
  /// The way to sign in.
  let howToSignIn: String
  /// The message for a merchant who lacks permission.
  let forbidden: String
  /// The reasons why there are no figures.
  let failures: Failures
  /// The notice of the retired kind, in forms from the longest to the shortest.
  let retired: [String]
  /// The text around the day since when the retired kind is retired, which introduces its replacement.
  let replaced: Frame
  /// The metrics and the store of sample data.
  let sample: Sample
  /// The order and separator of a date's numbers.
  let date: DateOrder
  /// The separators of numbers.
  let symbols: NumberSymbols

  /// A text before and a text after a value.
  struct Frame: Sendable, Hashable {
    let before, after: String

    init(_ before: String, _ after: String) { (self.before, self.after) = (before, after) }

    /// Returns the value in its frame.
    func around(_ value: String) -> String { before + value + after }
  }

  /// The reasons why a reload failed, for the tile's border; the details stay as they were told.
  struct Failures: Sendable, Hashable {
    let unreachable: String
    /// The text around the seconds in which there was no answer.
    let timeout: Frame
    let tooLong, malformed, noStore, noMetric: String
  }

  /// The words of sample data.
  struct Sample: Sendable, Hashable {
    let store: String
    /// The short title of the first metric.
    let short: String
    /// The titles of the metrics in order.
    let titles: [String]
    /// The text around an amount of euros.
    let euro: Frame
  }

  /// The order of the month and the day.
  enum DateOrder: Sendable, Hashable {
    /// As in `3/14`.
    case monthFirst
    /// As in `14/3`.
    case dayFirst
    /// As in `14.3.`.
    case dayFirstWithPoints
  }

  /// Returns the words in the language of a tag such as `de-AT`; in English if it is unknown.
  static func of(_ tag: String) -> InsightsWords {
    let name = tag.prefix(2).lowercased()
    return all.first { $0.language == name } ?? english
  }

  /// Returns a day's month and day in numbers.
  func words(month: Int, day: Int) -> String {
    switch date {
    case .monthFirst: "\(month)/\(day)"
    case .dayFirst: "\(day)/\(month)"
    case .dayFirstWithPoints: "\(day).\(month)."
    }
  }

  /// Returns the notice about metrics of unknown types, in forms from the longest to the shortest;
  /// empty if there are none.
  func notice(skipping titles: [String]) -> [String] {
    titles.isEmpty ? [] : [skipped.0.around(titles.joined(separator: ", ")), skipped.1]
  }

  /// Returns the reason of a failure in the language of the figures.
  func reason(of failure: SourceFailure) -> String {
    // English is the language in which failures are told; it has more to say of some.
    guard language != Self.english.language else { return failure.reason }
    switch failure.kind {
    case .unreachable: return failures.unreachable
    case .timeout(let seconds): return failures.timeout.around("\(Int(seconds.rounded(.up)))")
    case .tooLarge: return failures.tooLong
    case .malformed: return failures.malformed
    case .http: return failure.reason
    default: return unreadable
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.language == right.language }

  func hash(into hasher: inout Hasher) { hasher.combine(language) }
}
