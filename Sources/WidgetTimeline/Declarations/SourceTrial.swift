package import FoundationEssentials
package import WidgetSettings

/// The result of reading a widget's sources once, for people who write its board.
package struct WidgetTrial: Sendable {
  /// A field of the data: its path as a jq expression, its type and an example value.
  package struct Field: Sendable, Hashable {
    package var path: String
    package var type: String
    package var example: String

    package init(path: String, type: String, example: String) {
      self.path = path
      self.type = type
      self.example = example
    }
  }

  /// A description of the data that a source returned.
  package struct Shape: Sendable, Hashable {
    /// The form in a few words: `a list of 3 records`.
    package var form: String
    /// The fields; empty for data without parts.
    package var fields: [Field] = []
    /// The number of further fields.
    package var moreFields = 0
    /// The beginning of the data, one string per line.
    package var excerpt: [String] = []
    /// The kinds of widgets that can show the data, best first.
    package var kinds: [String] = []

    package init(form: String) { self.form = form }
  }

  /// The answer of one source.
  package struct Answer: Sendable {
    /// The source in words: `http https://shop.example/api`.
    package var source: String
    /// The time it took, in seconds.
    package var seconds: TimeInterval
    package var result: Result<Shape, ReloadFailure>
    /// A warning for people although there is data.
    package var warning: String?

    package init(
      source: String, seconds: TimeInterval, result: Result<Shape, ReloadFailure>,
      warning: String? = nil
    ) {
      self.source = source
      self.seconds = seconds
      self.result = result
      self.warning = warning
    }
  }

  /// The answers, one per source and in the same order.
  package var answers: [Answer]
  /// The reason in words why the widget cannot show the data; `nil` if it can, or if there is none.
  package var mismatch: String?
  /// The settings of widgets that would show the data, each with its kind, best first.
  package var proposals: [Setting]
  /// The data as JSON, one per answer; null for a source that could not be read.
  package var data: [String] = []

  package init(answers: [Answer], mismatch: String? = nil, proposals: [Setting] = []) {
    self.answers = answers
    self.mismatch = mismatch
    self.proposals = proposals
  }
}
