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
    let wants = try targets.wants(of: options.operands.first)
    let catalog = knowing(wants)
    let known = wants.filter { catalog[$0.instance.kind] != nil }
    return try run(known, catalog)
  }

  /// Returns the catalogue with the bundles of all wants, also those of other boards.
  private func knowing(_ wants: [Want]) -> Catalog {
    let names = Set(wants.compactMap { BundleKind($0.instance.kind)?.bundle })
    let programs = names.sorted().compactMap { name in
      folder.bundle(name).executable.map { (name, BundleExecutable($0, in: "/")) }
    }
    return catalog.adding(BoardBundle.load(programs, in: folder))
  }

  private func run(_ wants: [Want], _ catalog: Catalog) throws -> Int32 {
    func isInline(_ want: Want) -> Bool {
      catalog[want.instance.kind]?.isInline(want.instance) ?? false
    }
    let read = wants.filter { !isInline($0) }
    for name in names(wants.filter(isInline)) {
      try StandardOutput.write("\(name): each screen reads this machine's figures itself\n")
    }
    if wants.isEmpty {
      try StandardOutput.write("Nothing to reload: no widget has been shown yet.\n")
    }
    return read.isEmpty ? 0 : try reload(read, catalog)
  }

  private func names(_ wants: [Want]) -> [String] {
    Set(wants.map { InstanceName.widget(of: $0.instance.id) }).sorted()
  }

  private func reload(_ wants: [Want], _ catalog: Catalog) throws -> Int32 {
    let alarm = ManualAlarm()
    let timelines = BoardTimelines(
      scheduler: Scheduler(clock: clock, alarm: alarm), clock: clock, folder: folder,
      describe: { catalog[$0] })
    timelines.environments = stage.environments
    timelines.role = .snapshot
    timelines.startHost = { [options] in HostStart(options).start(lease: $0) }
    let start = clock.now
    timelines.show(wants)
    let others = wants.filter { !isAskedAnyway($0, at: start) }
    timelines.join()
    defer { timelines.leave() }
    // Only after joining: a host drops unwanted instances, together with their answers.
    for want in others { timelines.requestReload(want.instance.id) }
    let timeout = options.timeout ?? timelines.longestDeadline + Self.patience
    try wait(for: wants, timelines, alarm, since: start, timeout)
    var status: Int32 = 0
    for name in names(wants) {
      let places = wants.map(\.instance.id).filter { InstanceName.widget(of: $0) == name }
      let result = ReloadResult(
        places.map { (timelines.answer(of: $0, since: start), timelines.failure(of: $0)) },
        waited: timeout)
      try StandardOutput.write("\(name): \(result.words)\n")
      if !result.isRead { status = 1 }
    }
    return status
  }

  /// Returns true if the provider is asked as soon as the instance is wanted; a request would then
  /// ask it twice.
  private func isAskedAnyway(_ want: Want, at now: Date) -> Bool {
    let folder = folder.home(of: want.instance).folder
    guard !(Lease.isHeld(in: folder) && targets.isShown(want)) else { return false }
    let archive = (try? folder.timeline(want.instance.id)).flatMap { $0 }
    guard let archive, archive.loaded != nil || archive.failure != nil else { return true }
    return archive.reload.map { $0 <= now } ?? false
  }

  private func wait(
    for wants: [Want], _ timelines: BoardTimelines, _ alarm: ManualAlarm, since start: Date,
    _ timeout: TimeInterval
  ) throws {
    let loop = try EventLoop(input: -1, signals: [])
    let end = ContinuousClock.now + .seconds(timeout)
    while ContinuousClock.now < end,
      wants.contains(where: { timelines.answer(of: $0.instance.id, since: start) == nil })
    {
      loop.watched = timelines.descriptors
      loop.set(for: min(Date() + (end - .now).inSeconds, alarm.date ?? .distantFuture))
      for event in loop.next() {
        switch event {
        case .due: timelines.scheduler.wake()
        case .clockChanged: timelines.scheduler.replan()
        default: break
        }
      }
      timelines.followFolder()
    }
  }
}

extension Duration {
  /// The duration as a number of seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
