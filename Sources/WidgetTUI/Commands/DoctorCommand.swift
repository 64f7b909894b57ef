import WidgetArchive
import WidgetSettings
import WidgetSources

/// The command `widgettui doctor`, which says what the terminal and the machine have and lack.
@MainActor
struct DoctorCommand {
  private let options: Options
  private let file: BoardFile?
  private let boardProblem: Finding?
  private let folder: SharedFolder?

  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    self.options = options
    folder = SharedFolder(program: Stage.program)
    do {
      let stage = try Stage(options)
      file = try BoardChoice(options.board, builtIn: board).load(
        catalog(stage.surroundings(interval: nil))
      ).file
      boardProblem = nil
    } catch {
      file = nil
      boardProblem = Finding(
        "board", "reading", .fail, "\(error)".split(separator: "\n").first.map(String.init) ?? "",
        fix: "Run widgettui check to see all that is wrong with it.")
    }
  }

  /// Prints the findings; returns 1 if something does not work.
  func run() throws -> Int32 {
    let base = file?.paths.first.map(FilePath.folder) ?? FilePath.current
    let fleet = file?.fleet ?? (try? UserSettings.load())?.fleet
    let findings =
      TerminalFindings.found() + TmuxFindings.found()
      + MachineFindings(folder: folder, secrets: file?.secrets ?? [:], fleet: fleet, base: base).all
      + [boardProblem].compactMap { $0 }
    if options.format == .json {
      try StandardOutput.write(json: ReportJSON.text(of: findings))
    } else {
      try StandardOutput.write(findings.map(\.text).joined())
    }
    return findings.contains { $0.state == .fail } ? 1 : 0
  }
}
