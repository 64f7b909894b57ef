import CLinux
public import FoundationEssentials
import Glibc
public import WidgetSources
public import WidgetTimeline

/// The program: a catalogue of widgets, given to a command.
@MainActor
public struct Program {
  /// What the widgets are made from: the machine to read, the clock to follow, and the seconds
  /// between readings where the user set them.
  public struct Surroundings {
    public let monitor: SystemMonitor
    public let clock: any WallClock
    public let interval: TimeInterval?
    /// The folder for what widgets keep between runs; nil where nothing is kept.
    public let state: String?
    /// The environments that sources are read with.
    package let environments: BoardEnvironments
  }

  private let catalog: @MainActor (Surroundings) -> Catalog
  private let board: Board?

  /// A program that shows the widgets of a bundle on a board; without one all of them, in order.
  public init(
    board: Board? = nil, bundle: @escaping @MainActor (Surroundings) -> some WidgetBundle
  ) {
    self.board = board
    catalog = { Catalog(bundle($0)) }
  }

  /// Does what the command line asks for, and gives the exit status: 0 done, 1 failed, 2 usage.
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
    case .themes: try ThemesCommand(options: options).run()
    case .help: try StandardOutput.write(Usage.text)
    case .version: try StandardOutput.write("widgettui \(Usage.version)\n")
    }
    return 0
  }

  private func complain(_ text: String) {
    // What a file or the command line has in it is said too, and no terminal is to obey that.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.quoted(String($0), limit: 2000) }
    StandardError.write("widgettui: \(lines.joined(separator: "\n"))\n")
  }
}
