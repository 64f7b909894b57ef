import CLinux
import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The command `widgettui reload [WIDGET]`, which reloads a widget, a kind or everything at once,
/// and prints the results. If no process is the host, it starts one, which ends with the last
/// answer.
@MainActor
struct ReloadCommand {
  private let options: Options
  private let folder: SharedFolder
  private let stage: Stage
  private let catalog: Catalog
  private let targets: ReloadTargets
  private let clock = SystemClock()

  /// The number of seconds allowed for a host to start, in addition to the widgets' deadlines.
  private static let patience: TimeInterval = 5

  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    self.options = options
    stage = try Stage(options)
    self.catalog = catalog(stage.surroundings(interval: nil))
    guard let folder = SharedFolder(program: Stage.program) else {
      throw CommandError(words: "no state folder: set HOME or XDG_STATE_HOME to a full path")
    }
    self.folder = folder
    let choice = BoardChoice(options.board, builtIn: board)
    // An invalid default board does not prevent reloading what is shown.
    let isNamed = options.board != nil
    let chosen =
      isNamed ? try choice.load(self.catalog).board : try? choice.load(self.catalog).board
    targets = ReloadTargets(
      in: folder, catalog: self.catalog, board: chosen, isBoardNamed: isNamed)
  }

  /// Prints a line for each widget; returns 1 if one failed or did not answer.
  func run() throws -> Int32 {
    try folder.prepare()
    let placements = try targets.placements(of: options.operands.first)
    let catalog = knowing(placements)
    let known = placements.filter { catalog[$0.instance.kind] != nil }
    return try run(known, catalog)
  }

  /// Returns the catalogue with the bundles of all placements, also those of other boards.
  private func knowing(_ placements: [Placement]) -> Catalog {
    let names = Set(placements.compactMap { BundleKind($0.instance.kind)?.bundle })
    let programs = names.sorted().compactMap { name in
      BundleProgram(in: folder.bundle(name)).map { (name, BundleExecutable($0)) }
    }
    return catalog.adding(BoardBundle.load(programs, in: folder))
  }

  private func run(_ placements: [Placement], _ catalog: Catalog) throws -> Int32 {
    func isInline(_ placement: Placement) -> Bool {
      catalog[placement.instance.kind]?.isInline(placement.instance.settings) ?? false
    }
    let read = placements.filter { !isInline($0) }
    for name in names(placements.filter(isInline)) {
      try StandardOutput.write("\(name): each screen reads this machine's figures itself\n")
    }
    if placements.isEmpty {
      try StandardOutput.write("Nothing to reload: no widget has been shown yet.\n")
    }
    return read.isEmpty ? 0 : try reload(read, catalog)
  }

  private func names(_ placements: [Placement]) -> [String] {
    Set(placements.map { InstanceName.widget(of: $0.instance.id) }).sorted()
  }

  private func reload(_ placements: [Placement], _ catalog: Catalog) throws -> Int32 {
    let alarm = ManualAlarm()
    let timelines = BoardTimelines(
      scheduler: Scheduler(clock: clock, alarm: alarm), clock: clock, folder: folder,
      describe: { catalog[$0] })
    timelines.environments = stage.environments
    timelines.role = .snapshot
    timelines.startHost = HostStart.starter(options)
    let start = clock.now
    timelines.show(placements)
    let others = placements.filter { !isAskedAnyway($0, at: start) }
    timelines.join()
    if timelines.problem != nil { clinux_hide_memory() }
    defer { timelines.leave() }
    // Only after joining: a host drops unwanted instances, together with their answers.
    for placement in others { timelines.requestReload(placement.instance.id) }
    let timeout = options.timeout ?? timelines.longestDeadline + Self.patience
    try wait(for: placements, timelines, alarm, since: start, timeout)
    var status: Int32 = 0
    for name in names(placements) {
      let places = placements.map(\.instance.id).filter { InstanceName.widget(of: $0) == name }
      let result = ReloadResult(
        places.map { (timelines.answer(of: $0, since: start), timelines.failure(of: $0)) },
        oldest: places.compactMap { timelines.state(of: $0)?.loaded }.min(), waited: timeout)
      try StandardOutput.write("\(name): \(result.words)\n")
      if !result.isRead { status = 1 }
    }
    return status
  }

  /// Returns true if the provider is asked as soon as the instance is wanted; a request would then
  /// ask it twice.
  private func isAskedAnyway(_ placement: Placement, at now: Date) -> Bool {
    let instance = placement.instance.record
    let folder = folder.home(of: instance).folder
    guard !(Lease.isHeld(in: folder) && targets.isShown(instance.id)) else { return false }
    let archive = (try? folder.timeline(instance.id)).flatMap { $0 }
    guard let archive, archive.loaded != nil || archive.failure != nil else { return true }
    return archive.reload.map { $0 <= now } ?? false
  }

  private func wait(
    for placements: [Placement], _ timelines: BoardTimelines, _ alarm: ManualAlarm,
    since start: Date,
    _ timeout: TimeInterval
  ) throws {
    let loop = try EventLoop(input: -1, signals: [])
    let end = ContinuousClock.now + .seconds(timeout)
    while ContinuousClock.now < end,
      placements.contains(where: { timelines.answer(of: $0.instance.id, since: start) == nil })
    {
      let last = Date() + (end - .now).inSeconds
      loop.follow(timelines, until: [last, alarm.date].compactMap { $0 }.min())
    }
  }
}

extension Duration {
  /// The duration as a number of seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
