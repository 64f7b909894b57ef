import FoundationEssentials
import WidgetSettings
import WidgetTimeline

/// The result of one reading of a source, for composing a widget: the data, and the widgets that would show
/// them. Literal secrets are cut out of words and settings.
struct TriedSource: Codable, Sendable, Equatable {
  /// The source as widgets read it best, perhaps with a format.
  var source: Setting
  /// The form of the data in a few words, or why there are none.
  var words: String
  /// The details of a failure.
  var detail = ""
  var isFailed = false
  /// The time it took, in seconds.
  var seconds: TimeInterval = 0
  var warning: String?
  /// The kinds that can show the data, the best first.
  var kinds: [String] = []
  /// Widgets that show the data, the best first.
  var proposals: [Setting] = []
  /// The data as JSON.
  var data: [String] = []
  /// The secrets that the source contained, by the names that now stand for them.
  var secrets: [String] = []

  /// - Parameter known: The places of the board's secrets.
  init(_ trial: WidgetTrial, of source: Setting, known: [String: Setting]) {
    let literals = LiteralSecrets(source, known: known)
    let proposed = ProposedWidgets(trial.proposals, literals).all
    self.source = proposed.first?["source"] ?? literals.referenced
    let answer = trial.answers.first
    seconds = answer?.seconds ?? 0
    warning = answer?.warning.map { literals.redacted(VisibleText.quoted($0, limit: 400)) }
    switch answer?.result {
    case .success(let shape)?:
      words = VisibleText.quoted(shape.form)
    case .failure(let failure)?:
      isFailed = true
      words = literals.redacted(VisibleText.quoted(failure.reason, limit: 400))
      detail = literals.redacted(VisibleText.quoted(failure.detail, limit: 2000))
    case nil:
      isFailed = true
      words = "no source"
    }
    let words = proposed.compactMap { $0["kind"]?.text }
    kinds = words.enumerated().filter { !words[..<$0].contains($1) }.map(\.element)
    proposals = proposed
    data = trial.data
    secrets = literals.values.map(\.name)
  }

  /// Returns the place of a new secret: a variable of its name.
  static func place(ofSecret name: String) -> Setting {
    ["env": .text(WidgetName.variable(name))]
  }
}
