/// The error in the text of an exporter, and its line.
struct ExpositionMistake: Error, Hashable, Sendable {
  /// The line, counted from 1.
  let line: Int
  /// The problem, in words that follow the line.
  let words: String
  /// True if the text is fine, and more of it than is allowed.
  var isLimit = false

  /// The failure of the exporter that gave the text.
  var failure: SourceFailure {
    guard !isLimit else {
      return SourceFailure(words, "Line \(line) is the first beyond the limit.", kind: .malformed)
    }
    return SourceFailure(
      "line \(line): \(words)",
      "Expected metrics in Prometheus’ text format or OpenMetrics; nothing of a text with an error "
        + "is used.", kind: .malformed)
  }
}
