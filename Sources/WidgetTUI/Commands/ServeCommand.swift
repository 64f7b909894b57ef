import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetTimeline

/// The commands `widgettui serve`, which reads boards and sounds their alarms until it is stopped,
/// without a screen, and `widgettui agent`, which also publishes what they show.
///
/// It is the host while it runs, and front ends draw what it archives.
@MainActor
final class ServeCommand: Alarm {
  private let options: Options
  private let builtIn: Board?
  private let stage: Stage
  private let folder: SharedFolder
  private let loop: EventLoop
  private let catalog: Catalog
  private let manager: ServiceManager
  private let log: ServiceLog
  private let claim: Lease
  private var served: ServedBoards
  /// The executables of the boards' bundles.
  private var programs: BoardWatch
  private var alarms: AlarmLog
  private let alarmWatch: FolderWatch
  private var due: Date?
  private var isReady = false
  /// The time of the next sign of life, on the monotonic clock.
  private var nextSign: ContinuousClock.Instant?
  private var failures = FailureLog()
  /// The agent's publishing; `nil` if this process only serves.
  private let publishing: Publishing?

  /// The number of seconds for which work can be overdue before this process counts as stuck.
  private static let stuck: TimeInterval = 20

  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    manager = .ofThisProcess()
    log = ServiceLog(stream: ProcessInfo.processInfo.environment["JOURNAL_STREAM"])
    loop = try EventLoop(input: -1, signals: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    loop.watchdog = LoopWatchdog()
    self.options = options
    builtIn = board
    stage = try Stage(options)
    guard let folder = stage.folder, stage.isLive else {
      throw CommandError(
        words: "\(options.command) reads this machine now; --machine and --at do not apply")
    }
    self.folder = folder
    try folder.prepare()
    try? FileAccess.makeFolder(folder.data)
    self.catalog = catalog(stage.hostSurroundings(interval: options.every))
    // A bundle that hangs is asked again while the others are read.
    let all = self.catalog
    served = try BundleExecutable.withFirstDescriptions { () throws(BoardErrors) in
      try ServedBoards(
        Self.paths(options), builtIn: board, catalog: all, publishesAll: options.metrics != nil)
    }
    programs = BoardWatch(served.programs)
    try FileAccess.makeFolder(AlertFile.folder(in: folder.path))
    claim = try Lease(ofServerIn: folder)
    guard claim.take() else {
      let holder = claim.holder.map { ": process \($0)" } ?? ""
      throw CommandError(words: "another widgettui serve or agent is already running\(holder)")
    }
    claim.note()
    alarms = AlarmLog(in: folder)
    alarmWatch = try FolderWatch(AlertFile.folder(in: folder.path))
    publishing =
      options.command == .agent
      ? Publishing(
        file: options.metrics.map { FilePath.absolute($0, in: FilePath.current) },
        hostName: stage.hostName, version: Usage.version, environment: .own, folder: folder.data,
        started: Date()
      ) { [log] in log.write($0) } : nil
    if options.command == .agent, options.metrics == nil,
      served.boards.allSatisfy({ $0.publication == nil })
    {
      write(.warning, "nothing-published", [.init("reason", "no board has publish:")])
    }
  }

  func set(for date: Date?) { due = date }

  func run() throws {
    let scheduler = Scheduler(clock: stage.clock, alarm: self)
    scheduler.budget = options.budget
    scheduler.isNetworkUp = { NetworkRoute.isThere }
    let timelines = BoardTimelines(
      scheduler: scheduler, clock: stage.clock, folder: folder, describe: { _ in nil })
    timelines.isServer = true
    timelines.environments = stage.environments
    timelines.role = .server
    timelines.onChange = { [weak self, weak timelines] id in
      if let timelines { self?.noteState(of: id, timelines) }
      self?.publishing?.noteChange()
    }
    catalog.keepKinds(in: folder)
    show(timelines)
    timelines.join()
    if let problem = timelines.problem { throw CommandError(words: problem) }
    if !timelines.isHost { write(.notice, "waiting", [.init("host", holder)]) }
    if served.bundles.contains(where: \.isLate) { reload(timelines, areLate: true) }
    follow(timelines)
    manager.tell("STOPPING=1")
    publishing?.stop()
    write(.notice, "stopped")
    // Front ends may take the lease as soon as this process releases it.
    claim.release()
    timelines.leave()
  }

  /// Handles events until a signal ends the loop.
  private func follow(_ timelines: BoardTimelines) {
    var check = Date() + timelines.patience
    nextSign = manager.interval.map { .now + .seconds($0) }
    while true {
      noteReady(timelines)
      loop.watched = timelines.descriptors + [alarmWatch.descriptor] + programs.descriptors
      let dates = [
        due, check, date(of: nextSign), date(of: failures.due), timelines.nextLook,
        publishingDate(timelines),
      ]
      loop.set(for: dates.compactMap { $0 }.min())
      for event in loop.next() {
        switch event {
        case .due: timelines.scheduler.wake()
        case .clockChanged:
          timelines.scheduler.replan()
          check = Date() + timelines.patience
        case .folder:
          timelines.followFolder()
          if programs.hasChanged() { reload(timelines) }
        case .signal(SIGHUP): reload(timelines)
        case .signal: return
        case .work, .input, .hangUp: break
        }
      }
      let isUnwritten = UnwrittenAlerts.takeChange()
      if alarmWatch.hasChanged || isUnwritten { for line in alarms.news() { log.write(line) } }
      for line in failures.dueLines(at: .now) { log.write(line) }
      if check <= Date() {
        // The machine's time zone, which quiet hours follow, may have changed.
        tzset()
        timelines.followWants()
        check = Date() + timelines.patience
      }
      timelines.lookAtHosts()
      publish(timelines)
      giveSign(timelines)
    }
  }

  /// Returns the date of a time on the monotonic clock, on the clock that the loop waits by.
  private func date(of time: ContinuousClock.Instant?) -> Date? {
    time.map { Date() + max(0, ContinuousClock.now.duration(to: $0).seconds) }
  }

  // MARK: Boards

  /// The boards on the command line; `nil` is the one that a dashboard would show.
  private static func paths(_ options: Options) -> [String?] {
    options.operands.isEmpty ? [options.board] : options.operands
  }

  private func show(_ timelines: BoardTimelines) {
    let all = catalog.adding(served.bundles)
    timelines.describe { all[$0] }
    timelines.show(served.placements(catalog, on: stage.hostName))
    for board in served.boards {
      catalog.placing(board, on: stage.hostName).report(board, in: folder)
    }
    publishing?.show(served.boards)
  }

  /// The date at which something is published; `nil` while another process reads the boards.
  private func publishingDate(_ timelines: BoardTimelines) -> Date? {
    timelines.isHost ? publishing?.due : nil
  }

  /// Publishes what is known now, if that is due and this process reads it.
  private func publish(_ timelines: BoardTimelines) {
    guard let publishing, timelines.isHost else { return }
    let now = stage.clock.now
    publishing.follow(
      { board, widget in
        guard
          let placement = ServedBoards.published(widget, of: board, catalog, on: stage.hostName),
          let state = timelines.state(of: placement.instance.id)
        else { return nil }
        let tally = timelines.record(of: placement.instance.id)?.tally ?? ReloadTally()
        let published = PublishedWidget(widget, placement, state, tally: tally, at: now)
        return (published, state.nextChange)
      }, at: now)
  }

  /// Reads the boards again, once their bundles were asked for their descriptions.
  ///
  /// - Parameter areLate: True to ask also those that have just failed.
  private func reload(_ timelines: BoardTimelines, areLate: Bool = false) {
    if isReady { manager.tellReloading() }
    guard !served.bundles.isEmpty else { return readBoards(timelines) }
    BoardBundle.ask(served.bundles, areLate: areLate, in: catalog.state) {
      [weak self, weak timelines] in
      if let self, let timelines { self.readBoards(timelines) }
    }
  }

  /// Reads the boards; if one is not valid, keeps the old ones.
  private func readBoards(_ timelines: BoardTimelines) {
    do throws(BoardErrors) {
      served = try ServedBoards(
        Self.paths(options), builtIn: builtIn, catalog: catalog,
        publishesAll: options.metrics != nil)
      programs = BoardWatch(served.programs)
      show(timelines)
      write(.notice, "reloaded", counts)
      // The files may name other bundles than before.
      if served.bundles.contains(where: \.isUnasked) { return reload(timelines) }
    } catch {
      write(.error, "reload-failed", [.init("errors", "\(error.all.count)")])
      for problem in error.all {
        let place = [problem.file ?? "", problem.line.map(String.init) ?? ""]
          .filter { !$0.isEmpty }.joined(separator: ":")
        write(
          .error, "board-error",
          [.init("place", place), .init("reason", DiagnosticText.words(for: problem.problem))])
      }
    }
    if isReady { tellReady() }
  }

  // MARK: Reporting

  private var counts: [ServiceLogLine.Field] {
    let (widgets, alarms) = served.counts
    return [
      .init("boards", "\(served.boards.count)"), .init("widgets", "\(widgets)"),
      .init("alarms", "\(alarms)"),
    ]
  }

  private func write(
    _ priority: ServiceLogLine.Priority, _ event: String, _ fields: [ServiceLogLine.Field] = []
  ) {
    log.write(ServiceLogLine(priority, [.init("event", event)] + fields))
  }

  /// The process that is the host now, in words.
  private var holder: String {
    (try? Lease(of: folder))?.holder.map { "process \($0)" } ?? "unknown"
  }

  private func noteReady(_ timelines: BoardTimelines) {
    guard !isReady, timelines.isHost else { return }
    isReady = true
    write(.notice, "started", counts)
    tellReady()
  }

  private func tellReady() {
    let (widgets, alarms) = served.counts
    manager.tell("READY=1", "STATUS=\(widgets) widgets, \(alarms) with alarms")
  }

  /// Logs a widget that can no longer be read, or can be read again.
  private func noteState(of id: String, _ timelines: BoardTimelines) {
    guard let state = timelines.state(of: id) else { return }
    // Two boards may have widgets of one name.
    let widget = InstanceName.shared(id)
    if let line = failures.line(of: widget, state.freshness, at: .now) { log.write(line) }
  }

  // MARK: Signs of life

  /// Sends a sign of life, unless due work is overdue for too long.
  private func giveSign(_ timelines: BoardTimelines) {
    guard let next = nextSign, let interval = manager.interval, next <= .now else { return }
    nextSign = .now + .seconds(interval)
    let due = timelines.scheduler.nextWake ?? .distantFuture
    if due > stage.clock.now - Self.stuck { manager.tell("WATCHDOG=1") }
  }
}

extension Duration {
  fileprivate var seconds: TimeInterval {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
