import CLinux
public import FoundationEssentials
import Glibc
import WidgetArchive
public import WidgetSources
public import WidgetTimeline

/// The program: a catalogue of widgets and the commands that run on it.
@MainActor
public struct Program {
  /// The dependencies of the widgets: the machine to read, the clock to follow, and the seconds
  /// between readings if the user set them.
  public struct Surroundings {
    public let monitor: SystemMonitor
    public let clock: any WallClock
    public let interval: TimeInterval?
    /// The folder for the widgets' data between runs; `nil` if nothing is stored.
    public let state: String?
    /// The environments in which sources are read.
    package let environments: BoardEnvironments
    /// The folder that this program's processes share, or `nil` if they share none.
    let folder: SharedFolder?
  }

  private let catalog: @MainActor (Surroundings) -> Catalog
  private let board: Board?

  /// Creates a program that shows the widgets of a bundle on a board, or all of them in order
  /// without one.
  public init(
    board: Board? = nil, bundle: @escaping @MainActor (Surroundings) -> some WidgetBundle
  ) {
    self.board = board
    catalog = { Catalog(bundle($0), state: $0.folder) }
  }

  /// Runs the command line; returns the exit status: 0 for success, 1 for failure, 2 for a usage
  /// error.
  public func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    _ = clinux_use_utf8_locale()
    do {
      let options = try Options(arguments)
      return try perform(options)
    } catch let error as UsageError {
      complain("\(error)\nTry: widgettui --help")
      return 2
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private func perform(_ options: Options) throws -> Int32 {
    switch options.command {
    case .run: try RunCommand(options: options, board: board, catalog: catalog).run()
    case .snapshot:
      return try SnapshotCommand(options: options, board: board, catalog: catalog).run()
    case .timeline, .plan, .why: try ExplainCommand(options: options, catalog: catalog).run()
    case .open: try OpenCommand(options: options, board: board, catalog: catalog).run()
    case .options: try OptionsCommand(options: options, board: board, catalog: catalog).run()
    case .reload:
      return try ReloadCommand(options: options, board: board, catalog: catalog).run()
    case .tmux:
      let stage = try Stage(options)
      let catalog = catalog(stage.surroundings(interval: nil))
      let board = try BoardChoice(options, builtIn: board).load(catalog).board
      try TmuxCommand(options: options, board: board, catalog: catalog, stage: stage).run()
    case .host: try HostCommand(options: options, catalog: catalog).run()
    case .serve: try ServeCommand(options: options, board: board, catalog: catalog).run()
    case .alarms, .acknowledge: try AlarmsCommand(options: options).run()
    case .check: return try CheckCommand(options: options, board: board, catalog: catalog).run()
    case .try: return try TryCommand(options: options, board: board, catalog: catalog).run()
    case .`init`: try InitCommand(options: options).run()
    case .schema: try SchemaCommand(options: options, catalog: catalog).run()
    case .describe: try DescribeCommand(options: options, catalog: catalog).run()
    case .answer: try AnswerCommand(options: options, catalog: catalog).run()
    case .themes: try ThemesCommand(options: options).run()
    case .help: try StandardOutput.write(Usage.text)
    case .version: try StandardOutput.write("widgettui \(Usage.version)\n")
    }
    return 0
  }

  private func complain(_ text: String) {
    // The text may quote a file or the command line, which must not control the terminal.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.quoted(String($0), limit: 2000) }
    StandardError.write("widgettui: \(lines.joined(separator: "\n"))\n")
  }
}
