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
    return try tell(job(), LiteralSecrets(source), source)
  }

  private func check(_ root: YAMLNode, _ report: YAMLReport) -> Bool {
    PlaceholderCheck(report: report, known: secrets.keys.sorted()).check(root)
    return true
  }

  private func tell(
    _ trial: WidgetTrial, _ literals: LiteralSecrets, _ source: Setting
  ) throws -> Int32 {
    let lines = trial.answers.flatMap(TrialText.lines).map(literals.redacted)
    let isRead = trial.answers.contains { if case .success = $0.result { true } else { false } }
    guard isRead else {
      StandardError.write(lines.joined(separator: "\n") + "\n")
      return 1
    }
    let board = board(for: trial, literals, source)
    try StandardOutput.write((lines.map { "# " + $0 } + board).joined(separator: "\n") + "\n")
    return 0
  }

  // MARK: The board

  /// The maximum number of alternatives that are printed after the best widget.
  private static let mostOthers = 2

  /// Returns a board with the best proposal that passes a check; the next ones are comments.
  private func board(
    for trial: WidgetTrial, _ literals: LiteralSecrets, _ source: Setting
  ) -> [String] {
    let all = trial.proposals.isEmpty ? [["kind": "text", "source": source]] : trial.proposals
    let proposals = all.map(literals.referenced)
    var name = TryName(proposals.first ?? [:]).text
    if catalog.ownKinds.contains(name) { name += "-1" }
    let head = secretLines(literals, in: proposals.first ?? [:])
    let valid = proposals.lazy.filter { isValid(lines(of: $0, name, head)) }
    guard let best = valid.first else { return ["# no kind shows this"] }
    let others = valid.dropFirst().prefix(Self.mostOthers).map {
      "# or:  \(name): \(YAMLText.flow($0))"
    }
    return lines(of: best, name, head) + others
  }

  /// Returns the `secrets` section for the secrets that the source names or contained.
  private func secretLines(_ literals: LiteralSecrets, in proposal: Setting) -> [String] {
    let names = SecretReference.names(in: proposal).sorted()
    guard !names.isEmpty else { return [] }
    return ["secrets:"]
      + names.map { name in
        let place = secrets[name] ?? ["env": .text(TryName.variable(name))]
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

/// A name for a widget, derived from its source.
struct TryName {
  let text: String

  init(_ widget: Setting) {
    let source = widget["source"] ?? [:]
    let words =
      Self.word(ofPick: source["pick"]?.text) ?? Self.word(ofPlace: source) ?? widget["kind"]?.text
    text = Self.name(words ?? "widget")
  }

  /// Returns the last name in a pick.
  private static func word(ofPick pick: String?) -> String? {
    pick?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
  }

  private static func word(ofPlace source: Setting) -> String? {
    if let figure = source.text {
      return figure.split(separator: ".").dropFirst().first.map(String.init)
    }
    if let program = source["run"]?.items.first?.text { return lastPart(program) }
    for kind in SourceKinds.all {
      guard let place = source[kind.name]?.items.first?.text else { continue }
      guard let start = place.firstRange(of: "://") else { return lastPart(place) }
      let address = place[start.upperBound...].prefix { !"?#".contains($0) }
      let parts = address.split(separator: "/")
      if parts.count > 1, let name = lastPart(String(parts[parts.count - 1])) { return name }
      let host = parts.first?.split(separator: "@").last ?? ""
      return host.split { $0 == "." || $0 == ":" }.first { $0 != "www" && $0 != "api" }
        .map(String.init)
    }
    return nil
  }

  /// Returns the last component of a path, up to its first dot.
  private static func lastPart(_ path: String) -> String? {
    path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
  }

  private static func name(_ words: String) -> String {
    let letters = words.lowercased().prefix(24).map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    let name = String(letters).split(separator: "-").joined(separator: "-")
    return name.contains(where: \.isLetter) ? name : "widget"
  }

  /// Returns the proposed environment variable for a secret with a name.
  static func variable(_ name: String) -> String {
    String(name.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
