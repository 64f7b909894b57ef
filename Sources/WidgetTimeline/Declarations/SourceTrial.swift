package import FoundationEssentials
package import WidgetSettings

/// What came when a widget's sources were read once, for people who write its board.
package struct WidgetTrial: Sendable {
  /// A field of the data: where it is as a jq expression, of which type, and what is there.
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

  /// What data is like.
  package struct Shape: Sendable, Hashable {
    /// What it is in a few words: `a list of 3 records`.
    package var form: String
    /// The fields that it has; none for what has no parts.
    package var fields: [Field] = []
    /// How many more fields there are.
    package var moreFields = 0
    /// Its beginning, a line each.
    package var excerpt: [String] = []
    /// The kinds of widgets that show it, the best first.
    package var kinds: [String] = []

    package init(form: String) { self.form = form }
  }

  /// One source's answer.
  package struct Answer: Sendable {
    /// What is read: `http https://shop.example/api`.
    package var source: String
    /// How long it took, in seconds.
    package var seconds: TimeInterval
    package var result: Result<Shape, ReloadFailure>
    /// What people should know although there is data.
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

  /// One for each source, in their order.
  package var answers: [Answer]
  /// Why the widget cannot show what came, in words; nil where it can, or nothing came.
  package var mismatch: String?
  /// Settings of widgets that would show it, each with its kind, the best first.
  package var proposals: [Setting]

  package init(answers: [Answer], mismatch: String? = nil, proposals: [Setting] = []) {
    self.answers = answers
    self.mismatch = mismatch
    self.proposals = proposals
  }
}
