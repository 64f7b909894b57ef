import FoundationEssentials
import WidgetArchive
import WidgetBase

/// The result of reloading a widget in all its places.
struct ReloadResult {
  /// True if every place was read.
  let isRead: Bool
  /// The result in words.
  let words: String

  /// Creates the result from each place's answer and current failure.
  ///
  /// - Parameter oldest: The date of the oldest value that was read, as its source tells it.
  init(
    _ places: [(answer: ReloadOutcome?, failure: StandingFailure?)], oldest: Date? = nil,
    waited timeout: Double
  ) {
    if let failed = places.first(where: { $0.answer?.failure.isEmpty == false }),
      let answer = failed.answer
    {
      isRead = false
      let next = failed.failure?.next.map { "; next try at \(LocalTime($0).clock)" } ?? ""
      var failure = answer.failure
      if failure.hasExactSuffix(".") { failure.removeLast() }
      let what = failed.failure?.isWaiting == true ? "no value at" : "failed at"
      words = "\(what) \(Self.time(answer)): \(failure)\(next)"
    } else if places.contains(where: { $0.answer == nil }) {
      isRead = false
      words = "no answer within \(Int(timeout.rounded(.up))) s"
    } else {
      isRead = true
      let answers = places.compactMap(\.answer)
      words =
        "read at \(answers.map(Self.time).max() ?? "")"
        + Self.age(of: oldest, before: answers.map(\.date).min())
    }
  }

  /// Returns the date of a value that is older than its reading by more than a minute.
  private static func age(of oldest: Date?, before read: Date?) -> String {
    guard let oldest, let read, oldest < read - 60 else { return "" }
    return ", as of \(LocalTime(oldest).words(at: LocalTime(read)))"
  }

  private static func time(_ answer: ReloadOutcome) -> String {
    LocalTime(answer.date + answer.duration).clock
  }
}
