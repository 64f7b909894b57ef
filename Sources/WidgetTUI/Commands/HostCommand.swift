import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The command `widgettui host`, which asks the providers for status lines and other readers
/// without a screen of its own. It ends when nothing is wanted any more, or when another process
/// becomes the host.
///
/// `PROGRAM host FOLDER` does the same for a bundle whose widgets other programs show. It also ends when
/// its executable is replaced, or a file that its sandbox permits.
@MainActor
final class HostCommand: Alarm {
  private let stage: Stage
  private let loop: EventLoop
  private let catalog: Catalog
  private let budget: ReloadBudget?
  private var due: Date?

  init(options: Options, catalog: @MainActor (WidgetSurroundings) -> Catalog) throws {
    loop = try EventLoop(input: -1, signals: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    stage = try Stage(options)
    loop.watchdog = stage.folder.flatMap { LoopWatchdog(ofHostIn: $0) }
    if let bytes = HostStart.takeEnvironment() {
      stage.environments.take(starter: ProcessEnvironment(bytes: bytes, owner: .starter))
    }
    budget = options.budget
    // Widgets that cannot keep anything do without.
    if let data = stage.folder?.data { try? FileAccess.makeFolder(data) }
    self.catalog = catalog(stage.hostSurroundings(interval: options.every))
  }

  func run() throws {
    let scheduler = Scheduler(clock: stage.clock, alarm: self)
    scheduler.budget = budget
    scheduler.isNetworkUp = { NetworkRoute.isThere }
    let timelines = SharedTimelines(
      scheduler: scheduler, clock: stage.clock, folder: stage.folder,
      describe: { [catalog] in catalog[$0] })
    timelines.environments = stage.environments
    timelines.join()
    if timelines.isAlone, let problem = timelines.problem { throw CommandError(words: problem) }
    defer { timelines.leave() }
    if let folder = stage.folder { catalog.keepKinds(in: folder) }
    let program = stage.folder?.isBundle == true ? OwnProgram() : nil
    if let folder = stage.folder, folder.isBundle {
      timelines.onBoardsChanged = { [catalog] in catalog.followBoards(in: folder) }
      if timelines.isHost { catalog.followBoards(in: folder) }
    }
    let places = ProcessEnvironment.own[PermittedPlaces.variable].map { PermittedPlaces(text: $0) }
    // A status line's want ends without notice.
    var check = Date() + timelines.patience
    while timelines.isHost, timelines.isWantedByOthers {
      loop.watched = timelines.descriptors + (program?.descriptors ?? [])
      loop.set(for: min(due ?? check, check))
      let events = loop.next()
      if let folder = stage.folder, places?.haveChanged == true {
        // The next host has rules for these files, and may have been refused them here.
        try HostRequest.reload(kind: "").send(in: folder)
        return
      }
      for event in events {
        switch event {
        case .due: scheduler.wake()
        case .clockChanged:
          scheduler.replan()
          check = Date() + timelines.patience
        case .folder:
          if program?.isReplaced == true { return }
          timelines.followFolder()
        case .signal: return
        case .work, .input, .hangUp: break
        }
      }
      if check <= Date() {
        timelines.followWants()
        check = Date() + timelines.patience
      }
    }
  }

  func set(for date: Date?) { due = date }
}

/// The executable of this process, which may be replaced while it runs.
@MainActor
private final class OwnProgram {
  private let path = Lease.ownPath
  private let running = FileAccess.stamp("/proc/self/exe")
  private let watch: FolderWatch?

  init() { watch = try? FolderWatch(FilePath.folder(of: path), tellsOfLinks: true) }

  /// Readable when anything changed beside the program.
  var descriptors: [Int32] { watch.map { [$0.descriptor] } ?? [] }

  var isReplaced: Bool {
    _ = watch?.hasChanged
    return FileAccess.stamp(path) != running
  }
}
