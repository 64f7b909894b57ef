import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetSettings
import WidgetTimeline

/// `widgettui host`: asks the providers for status lines and other readers, without a screen of its
/// own, and ends when nobody wants anything any more or another process is the host.
@MainActor
final class HostCommand: Alarm {
  private let stage: Stage
  private let loop: EventLoop
  private let catalog: Catalog
  private let budget: ReloadBudget?
  private var due: Date?

  /// A status line's want ends without a word, so that it is looked for now and then.
  private static let patience: TimeInterval = 30

  init(options: Options, catalog: @MainActor (Program.Surroundings) -> Catalog) throws {
    loop = try EventLoop(input: -1, signals: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    stage = try Stage(options)
    if let bytes = HostStart.takeEnvironment() {
      stage.environments.take(starter: ProcessEnvironment(bytes: bytes, owner: .starter))
    }
    budget = options.budget
    self.catalog = catalog(stage.surroundings(interval: options.every))
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
    if let problem = timelines.problem { throw CommandError(words: problem) }
    defer { timelines.leave() }
    if let folder = stage.folder { catalog.keepKinds(in: folder) }
    var check = Date() + Self.patience
    while timelines.isHost, timelines.isWantedByOthers {
      loop.watched = timelines.descriptors
      loop.set(for: min(due ?? check, check))
      for event in loop.next() {
        switch event {
        case .due: scheduler.wake()
        case .clockChanged: scheduler.replan()
        case .folder: timelines.followFolder()
        case .signal: return
        case .work, .input, .hangUp: break
        }
      }
      if check <= Date() {
        timelines.followWants()
        check = Date() + Self.patience
      }
    }
  }

  func set(for date: Date?) { due = date }
}
