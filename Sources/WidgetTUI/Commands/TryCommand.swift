import FoundationEssentials
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The command `widgettui try SOURCE`, which reads one source and prints the data and a board that
/// shows it.
///
/// The data is printed in comments, so that the whole output is a board.
@MainActor
struct TryCommand {
  private let catalog: Catalog
  private let given: TrySource
  private let folder = FilePath.current
  private let secrets: [String: Setting]

  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    self.catalog = catalog(try Stage(options).surroundings(interval: nil))
    given = try TrySource(
      options.operands, isCommand: options.isAfterDashes, folder: FilePath.current)
    // An invalid default board is ignored, since it is not being tried.
    let choice = BoardChoice(options.board, builtIn: board)
    let file =
      options.board == nil
      ? try? choice.load(self.catalog).file : try choice.load(self.catalog).file
    secrets = file?.secrets ?? [:]
  }

  /// Prints the data; returns 1 if there is none, and 2 if the source is not valid.
  func run() throws -> Int32 {
    let report = YAMLReport(
      YAMLFile(name: "SOURCE", text: given.yaml ?? YAMLText.flow(given.setting)))
    guard let form = catalog["text"]?.settings,
      let schema = form.keys.first(where: { $0.name == "source" })?.schema
    else { throw CommandError(words: "this program has no sources") }
    guard let root = YAMLParser.root(of: report), let source = report.setting(root, schema),
      check(root, report), report.errors.isEmpty
    else {
      StandardError.write("\(YAMLErrors(report.errors + report.warnings))\n")
      return 2
    }
    var place = BoardPlace()
    place.folder = folder
    place.secrets = secrets
    let settings = InstanceSettings(["source": source], at: place)
    guard let job = form.trial(of: settings, guesses: true) else {
      throw CommandError(words: "the source cannot be read")
    }
    return try tell(job(), LiteralSecrets(source, known: secrets))
  }

  private func check(_ root: YAMLNode, _ report: YAMLReport) -> Bool {
    PlaceholderCheck(report: report, known: secrets.keys.sorted()).check(root)
    return true
  }

  private func tell(
    _ trial: WidgetTrial, _ literals: LiteralSecrets
  ) throws -> Int32 {
    let lines = trial.answers.flatMap(TrialText.lines).map(literals.redacted)
    let isRead = trial.answers.contains { if case .success = $0.result { true } else { false } }
    guard isRead else {
      StandardError.write(lines.joined(separator: "\n") + "\n")
      return 1
    }
    let board = board(for: trial, literals)
    try StandardOutput.write((lines.map { "# " + $0 } + board).joined(separator: "\n") + "\n")
    return 0
  }

  // MARK: The board

  /// The maximum number of alternatives that are printed after the best widget.
  private static let mostOthers = 2

  /// Returns a board with the best proposal that passes a check; the next ones are comments.
  private func board(for trial: WidgetTrial, _ literals: LiteralSecrets) -> [String] {
    let all = ProposedWidgets(trial.proposals, literals).all
    let proposals = all.isEmpty ? [["kind": "text", "source": literals.referenced]] : all
    var name = WidgetName(proposals.first ?? [:]).text
    if catalog.ownKinds.contains(name) { name += "-1" }
    let head = secretLines(of: proposals.first?["source"] ?? [:])
    let valid = proposals.lazy.filter { isValid(lines(of: $0, name, head)) }
    guard let best = valid.first else { return ["# no kind shows this"] }
    let others = valid.dropFirst().prefix(Self.mostOthers).map {
      "# or:  \(name): \(YAMLText.flow($0))"
    }
    return lines(of: best, name, head) + others
  }

  /// Returns the `secrets` section for the secrets that the source names or contained.
  private func secretLines(of source: Setting) -> [String] {
    let names = SecretReference.names(in: source).sorted()
    guard !names.isEmpty else { return [] }
    return ["secrets:"]
      + names.map { name in
        let place = secrets[name] ?? TriedSource.place(ofSecret: name)
        return "  \(name): \(YAMLText.flow(place))"
      }
  }

  private func lines(of widget: Setting, _ name: String, _ head: [String]) -> [String] {
    head + ["widgets:", "  \(name):"] + YAMLText.block(widget, indent: 4)
      + ["pages:", "  Home: [\(name)]"]
  }

  /// Returns true if a board has neither errors nor warnings.
  private func isValid(_ lines: [String]) -> Bool {
    let source = YAMLFile(name: "try", text: lines.joined(separator: "\n") + "\n")
    let file = try? BoardFile(source, path: folder + "/board.yaml", catalog: catalog)
    return file?.warnings.isEmpty ?? false
  }
}
