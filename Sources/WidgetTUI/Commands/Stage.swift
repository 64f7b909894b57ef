import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetSources
import WidgetTimeline

/// The machine that is read and the clock that is followed: this machine and its clock, or a
/// recorded one, or a moment that stands still.
@MainActor
struct Stage {
  let monitor: SystemMonitor
  let clock: any WallClock
  /// True where time passes.
  let isLive: Bool
  /// True for this machine, as it is now.
  let isThisMachine: Bool
  /// Where the processes of this program meet; nil for a recorded machine, which is nobody else's.
  let folder: SharedFolder?
  /// The environments that widgets are read with, as far as this process reads.
  let environments = BoardEnvironments()
  /// The moment that is shown; a recorded machine has no other than its own.
  var moment: ShownMoment {
    isLive || !isThisMachine ? .now : .another(present: Date())
  }
  /// Seconds from the machine's own clock to the one followed.
  let offset: TimeInterval

  /// The machine's name.
  var hostName: String { monitor.uptime(at: clock.now)?.hostName ?? "" }

  /// What the widgets are made from.
  func surroundings(interval: TimeInterval?) -> Program.Surroundings {
    Program.Surroundings(
      monitor: monitor, clock: clock, interval: interval, state: isLive ? folder?.path : nil,
      environments: environments)
  }

  /// The name of this program, which its processes share.
  static var program: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "widgettui"
  }

  /// How much of a recording has already happened when it is played.
  private static let past: TimeInterval = 60

  init(_ options: Options) throws {
    isLive = options.at == nil
    isThisMachine = options.machine == nil
    folder = isThisMachine ? SharedFolder(program: Self.program) : nil
    folder?.takeOverFormer()
    guard let path = options.machine else {
      monitor = SystemMonitor(machine: LiveMachine())
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

/// The machine's clock, some seconds off.
struct OffsetClock: WallClock {
  let offset: TimeInterval
  var now: Date { Date() + offset }
}
