import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// The command `widgettui check [BOARD]`, which prints a board's errors, or else the schedule of
/// each widget.
///
/// Errors go to standard error, in the order of the file; the report to standard output. With
/// `--format json`, everything is a list on standard output.
@MainActor
struct CheckCommand {
  private let choice: BoardChoice
  private let catalog: Catalog
  private let stage: Stage
  private let options: Options

  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    self.options = options
    stage = try Stage(options)
    var all = catalog(stage.surroundings(interval: options.every))
    all.confinesBundles = !options.isLive
    self.catalog = all
    choice = BoardChoice(options.board, builtIn: board)
    if choice.path == nil {
      throw UsageError.missingBoard(BoardChoice.userBoard ?? "board.yaml")
    }
  }

  /// Prints the report; returns 1 if anything is wrong.
  func run() throws -> Int32 {
    let (board, file): (Board, BoardFile?)
    do throws(BoardErrors) {
      (board, file) = try choice.load(catalog)
      if let file, !file.broken.isEmpty {
        throw BoardErrors(files: file.broken + file.warnings)
      }
    } catch {
      try tell(error)
      return 1
    }
    return try report(board, file)
  }

  // MARK: Invalid boards

  private func tell(_ errors: BoardErrors) throws {
    if options.format == .json { return try write(errors.all.map { Diagnostic($0) }) }
    let (all, count) = (errors.all.count, errors.errors.count)
    let words =
      [Self.counted(count, "error")] + (all > count ? [Self.counted(all - count, "warning")] : [])
    StandardError.write("\(errors)\n\n\(words.joined(separator: ", "))\n")
  }

  private func write(_ diagnostics: [Diagnostic]) throws {
    try StandardOutput.write(json: Diagnostic.json(diagnostics) + "\n")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: Valid boards

  /// Prints the widgets' schedules and the remarks on them; returns the exit status.
  private func report(_ board: Board, _ file: BoardFile?) throws -> Int32 {
    let catalog = catalog.placing(board, on: stage.hostName)
    let warnings = file?.warnings.flatMap(\.all) ?? []
    let absences = absences(board, catalog)
    let trials = options.isLive ? LiveCheck(board: board, catalog: catalog).results() : []
    let choices = options.isLive ? ChoiceCheck(board: board, catalog: catalog).results() : []
    let isFailed =
      trials.contains { $0.failure != nil } || choices.contains { $0.failure != nil }
    let isBad = options.isStrict && !(warnings.isEmpty && absences.isEmpty)
    if options.format == .json {
      let notes = absences.compactMap { absence in
        file?.places[absence.widget].map {
          Diagnostic($0.error(absence.words, .warning), severity: .note)
        }
      }
      let found: [(widget: String, words: String?, fix: String?)] =
        trials.map { ($0.widget, $0.failure, $0.fix) }
        + choices.map { choice in
          (choice.widget, choice.failure.map { "\(choice.setting): \($0)" }, choice.fix)
        }
      let failures = found.compactMap { widget, words, fix in
        words.flatMap { words in
          file?.places[widget].map { Diagnostic($0.error(words, fix: fix, .error)) }
        }
      }
      try write(Self.sorted(warnings.map { Diagnostic($0) } + notes + failures))
    } else {
      if let file, !warnings.isEmpty {
        let words = file.warnings.map(\.description).joined(separator: "\n\n")
        StandardError.write(words + "\n\n")
      }
      try StandardOutput.write(text(board, catalog, absences, trials, choices, warnings.count))
    }
    return isFailed || isBad ? 1 : 0
  }

  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      return (a.file, a.line ?? 0, a.column ?? 0, first.offset)
        < (b.file, b.line ?? 0, b.column ?? 0, second.offset)
    }.map(\.element)
  }

  private func text(
    _ board: Board, _ catalog: BoardCatalog, _ absences: [Absence], _ trials: [LiveCheck.Result],
    _ choices: [ChoiceCheck.Result], _ warnings: Int
  ) -> String {
    let rows = board.widgets.keys.sorted().map { row($0, board, catalog) }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ") + "  " + row[3]
    }
    if !absences.isEmpty {
      lines += ["", "Not there now:"] + absences.map { "  \($0.widget): \($0.words)" }
    }
    let sandboxes = sandboxes(board)
    if !sandboxes.isEmpty { lines += ["", "Sandboxes:"] + sandboxes.map { "  \($0)" } }
    if !trials.isEmpty { lines += ["", "Read now:"] + trials.flatMap(\.lines).map { "  " + $0 } }
    if !choices.isEmpty {
      lines += ["", "Looked up now:"] + choices.flatMap(\.lines).map { "  " + $0 }
    }
    let unasked = options.isLive ? board.widgets.keys.sorted().filter { isOfBundle($0, board) } : []
    if !unasked.isEmpty {
      let names = unasked.joined(separator: ", ")
      lines += [
        "", "Not asked, as bundles' programs read by themselves: \(names)",
        "  widgettui reload NAME -b BOARD asks one, and says what failed.",
      ]
    }
    lines += ["", summary(board, absences, trials, choices, warnings)]
    return lines.map { $0.trimmedEnd }.joined(separator: "\n") + "\n"
  }

  private func isOfBundle(_ name: String, _ board: Board) -> Bool {
    board.widgets[name].map { BundleKind($0.kind) != nil } ?? false
  }

  private func summary(
    _ board: Board, _ absences: [Absence], _ trials: [LiveCheck.Result],
    _ choices: [ChoiceCheck.Result], _ warnings: Int
  ) -> String {
    let wrong = choices.count { $0.failure != nil }
    let failures = trials.count { $0.failure != nil }
    var parts = ["No errors"]
    if warnings > 0 { parts.append(Self.counted(warnings, "warning")) }
    if options.isStrict, !absences.isEmpty { parts.append("\(absences.count) not there") }
    if failures > 0 { parts.append("\(failures) unreadable or of an unexpected form") }
    if wrong > 0 { parts.append(Self.counted(wrong, "wrong choice")) }
    return parts.joined(separator: ", ") + ": " + Self.counted(board.widgets.count, "widget")
      + " on " + Self.counted(board.pages.count, "page") + "."
  }

  /// A need of a widget that is not met now.
  private struct Absence {
    var widget: String
    var words: String
  }

  /// Returns the unmet needs of widgets that are to be shown. They may be met later, so they are
  /// not errors.
  private func absences(_ board: Board, _ catalog: BoardCatalog) -> [Absence] {
    board.widgets.keys.sorted().flatMap { name -> [Absence] in
      guard let widget = board.widgets[name], !widget.isOptional,
        widget.condition.holds(on: stage.hostName), let settings = catalog[widget.kind]?.settings
      else { return [] }
      return settings.problems(with: widget.settings).map {
        Absence(widget: name, words: VisibleText.quoted($0, limit: 400))
      }
    }
  }

  /// Returns what there is to know about the sandboxes of the widgets' programs.
  private func sandboxes(_ board: Board) -> [String] {
    var report = SandboxReport(in: stage.folder)
    return report.lines(of: board)
  }

  /// Returns a widget's name, kind, schedule in words, and next dates.
  private func row(_ name: String, _ board: Board, _ catalog: BoardCatalog) -> [String] {
    guard let widget = board.widgets[name], let description = catalog[widget.kind] else {
      return ["", "", "", ""]
    }
    let plan = description.settings?.plan(of: widget.settings) ?? .own
    let isThere = catalog.isAvailable(name)
    let dates = isThere ? plan.dates(after: stage.clock.now, count: 5) : []
    var note = dates.map(Self.date(at: stage.clock.now)).joined(separator: "  ")
    if !board.isShown(name) { note += "  on no page" }
    if !isThere { note += "  not shown on this machine" }
    return [name, BundleKind.name(of: widget.kind), plan.words, note]
  }

  /// Returns a formatter that writes today's dates as a time, and others with their day.
  private static func date(at now: Date) -> (Date) -> String {
    let today = LocalTime(now).date
    return { date in
      let time = LocalTime(date)
      return time.date == today ? time.clock : "\(time.date) \(time.hourAndMinute)"
    }
  }
}

extension Board {
  /// Returns true if a widget is on any page, in a stack there, or in a status row.
  fileprivate func isShown(_ name: String) -> Bool {
    let drawn = pages.flatMap(\.names).flatMap { stacks[$0] ?? [$0] }
    let lines = (pages.compactMap(\.status) + [status]).flatMap { $0.left + $0.right }
    return (drawn + lines).contains(name)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
