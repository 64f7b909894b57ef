import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetBase
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The machine to read and the clock to follow: this machine and its clock, a recorded machine, or
/// a fixed moment.
@MainActor
struct Stage {
  let monitor: SystemMonitor
  let clock: any WallClock
  /// True if time passes.
  let isLive: Bool
  /// True for this machine, as it is now.
  let isThisMachine: Bool
  /// The folder shared by this program's processes; `nil` for a recorded machine, which nothing
  /// else uses.
  let folder: SharedFolder?
  /// The environments in which widgets are read, if this process reads them.
  let environments = BoardEnvironments()
  /// The moment that is shown; for a recorded machine, always the present.
  var moment: ShownMoment {
    isLive || !isThisMachine ? .now : .another(present: Date())
  }
  /// The number of seconds from the machine's own clock to the followed one.
  let offset: TimeInterval

  /// The machine's name.
  var hostName: String { monitor.uptime(at: clock.now)?.hostName ?? "" }

  /// Returns the dependencies of the widgets.
  func surroundings(interval: TimeInterval?) -> WidgetSurroundings {
    let kept = isLive ? folder : nil
    return WidgetSurroundings(
      monitor: monitor, clock: clock, interval: interval, state: kept?.data, boardState: kept?.path,
      environments: environments, folder: folder)
  }

  /// Returns the dependencies of the widgets of a host, which takes part in fleets.
  func hostSurroundings(interval: TimeInterval?) -> WidgetSurroundings {
    var surroundings = surroundings(interval: interval)
    // The monitor would keep the files open from which it reads the name.
    let name = ProcessEnvironment.own[MachineName.variable] ?? MachineName.hostName
    surroundings.fleet = FleetMembers(
      machine: name.isEmpty ? MachineName.current : name, identity: MachineName.current,
      folder: surroundings.boardState.map { FleetMembers.statusFolder(in: $0) })
    return surroundings
  }

  /// The name of this program, which its processes share.
  static var program: String {
    let path = CommandLine.arguments.first ?? ""
    return path.splitExactly(separator: "/").last.map(String.init) ?? "widgettui"
  }

  /// The number of seconds of a recording that have passed when its playback starts.
  private static let past: TimeInterval = 60

  init(_ options: Options) throws {
    isLive = options.at == nil
    isThisMachine = options.machine == nil
    if options.command == .host, let path = options.operands.first {
      folder = SharedFolder(bundleAt: FilePath.absolute(path, in: FilePath.current))
    } else {
      folder = isThisMachine ? SharedFolder(program: Self.program) : nil
    }
    try folder?.claim()
    if let folder {
      WrittenFolders.share(in: folder.written, keepsBoards: options.command != .check)
    }
    ActivityFolder.use(folder.map { ActivityFolder(path: $0.activities) })
    guard let path = options.machine else {
      monitor = SystemMonitor(machine: LiveMachine())
      // Other commands are over before there is a past.
      if isLive, options.command == .run {
        monitor.past = folder.map { MachineHistory(folder: "\($0.path)/history") }
      }
      clock = options.at.map { ManualClock($0) } ?? SystemClock()
      offset = 0
      return
    }
    let machine = try RecordedMachine(contentsOf: path)
    let start = options.at ?? machine.date + Self.past
    let clock: any WallClock
    if isLive {
      offset = start.timeIntervalSince(Date())
      clock = OffsetClock(offset: offset)
    } else {
      offset = 0
      clock = ManualClock(start)
    }
    self.clock = clock
    monitor = SystemMonitor(machine: machine)
    for date in machine.dates where date < start { monitor.sampleAll(at: date) }
  }
}

/// The machine's clock, shifted by some seconds.
struct OffsetClock: WallClock {
  let offset: TimeInterval
  var now: Date { Date() + offset }
}
