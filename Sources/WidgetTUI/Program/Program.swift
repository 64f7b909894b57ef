import CLinux
internal import WidgetBase
import WidgetSources
public import WidgetTimeline
package import WidgetWorker

/// The program: a catalogue of widgets and the commands that run on it.
@MainActor
public struct Program {
  /// The dependencies of the widgets.
  public typealias Surroundings = WidgetSurroundings

  private let catalog: @MainActor (Surroundings) -> Catalog
  private let board: Board?
  private let parsers: [any WorkerTask.Type]

  /// Creates a program that shows the widgets of a bundle on a board, or all of them in order
  /// without one.
  public init(
    board: Board? = nil, bundle: @escaping @MainActor (Surroundings) -> some WidgetBundle
  ) {
    self.init(board: board, parsers: [], bundle: bundle)
  }

  /// Creates the same program, whose widgets have these tasks too performed by a worker.
  package init(
    board: Board?, parsers: [any WorkerTask.Type],
    bundle: @escaping @MainActor (Surroundings) -> some WidgetBundle
  ) {
    self.board = board
    self.parsers = parsers
    catalog = { Catalog(bundle($0), state: $0.folder) }
  }

  /// Folders of the user alone, for temporary folders where programs of boards may write the usual one: one that a board
  /// lets a program write is left for the next.
  private static var shelters: [String] {
    let runtime = ProcessEnvironment.own["XDG_RUNTIME_DIR"].flatMap {
      $0.hasExactPrefix("/") ? "\($0)/widgettui-tmp" : nil
    }
    let state = SharedFolder(program: "widgettui").map { "\($0.path)/tmp" }
    return ["\(UserCache.folder)/tmp"] + [runtime, state].compactMap(\.self)
  }

  /// Runs the command line; returns the exit status: 0 for success, 1 for failure, 2 for a usage
  /// error.
  public func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    StandardDescriptors.openMissing()
    HostStart.keepDescriptors()
    DescriptorLimit.raise()
    _ = clinux_use_utf8_locale()
    do {
      let options = try Options(arguments)
      let tasks = ParsingTasks.all + parsers
      if options.command == .worker { return WorkerServer.run(tasks) }
      if [.describe, .answer].contains(options.command) { StandardOutput.reserve() }
      ScratchSweep.watch(over: LinkedFile.opened)
      ScratchSweep.shelter(in: Self.shelters)
      if options.command == .sweep {
        ScratchSweep.run()
        return 0
      }
      Worker.shared.use(["/proc/self/exe", "worker"], for: tasks)
      ScratchSweep.hand(to: ["/proc/self/exe", Options.Command.sweep.rawValue])
      return try perform(options)
    } catch let error as UsageError {
      complain("\(error)\nTry: widgettui --help")
      return 2
    } catch let error as TerminalError {
      complain("\(error)")
      return 2
    } catch {
      complain("\(error)")
      return 1
    }
  }

  /// True if a command reads sources, and thereby secrets, in this process. The others are front ends
  /// of a host, which reads their environment.
  private func readsSecrets(_ options: Options) -> Bool {
    switch options.command {
    case .host, .serve, .agent, .fleet, .try, .check, .answer, .compose: true
    // What is added without a screen is read here.
    case .gallery: options.addition != nil
    default: false
    }
  }

  private func perform(_ options: Options) throws -> Int32 {
    if readsSecrets(options) { clinux_hide_memory() }
    switch options.command {
    case .run where options.isAccessible:
      try AccessibleCommand(options: options, board: board, catalog: catalog).follow()
    case .snapshot where options.isAccessible:
      return try AccessibleCommand(options: options, board: board, catalog: catalog).print()
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
      let board = try BoardChoice(options.board, builtIn: board).load(catalog).board
      try TmuxCommand(options: options, board: board, catalog: catalog, stage: stage).run()
    case .host: try HostCommand(options: options, catalog: catalog).run()
    case .serve, .agent: try ServeCommand(options: options, board: board, catalog: catalog).run()
    case .fleet: return try FleetCommand(options: options, board: board, catalog: catalog).run()
    case .alarms, .acknowledge: try AlarmsCommand(options: options).run()
    case .check:
      Interruption.exits()
      return try CheckCommand(options: options, board: board, catalog: catalog).run()
    case .try:
      Interruption.exits()
      return try TryCommand(options: options, board: board, catalog: catalog).run()
    case .doctor: return try DoctorCommand(options: options, board: board, catalog: catalog).run()
    case .gallery where options.addition != nil:
      Interruption.exits()
      return try AddCommand(options: options, catalog: catalog).run()
    case .gallery:
      return try GalleryCommand(options: options, board: board, catalog: catalog).run()
    case .compose: try ComposeCommand(options: options, catalog: catalog).run()
    case .`init`: try InitCommand(options: options).run()
    case .`import`: return try ImportCommand(options: options).run()
    case .toolkit: return try ToolkitCommand(options: options).run()
    case .add:
      Interruption.exits()
      try AddBundleCommand(options: options, catalog: catalog).run()
    case .schema: try SchemaCommand(options: options, catalog: catalog).run()
    case .describe: try DescribeCommand(options: options, catalog: catalog).run()
    case .answer: try AnswerCommand(options: options, catalog: catalog).run()
    case .themes: try ThemesCommand(options: options).run()
    case .confined: throw try ConfinedCommand(options).run()
    case .worker, .sweep: break
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
