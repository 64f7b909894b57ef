import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetSources
@testable import WidgetTUI

/// The enlarged tile of processes on a machine that is played.
@MainActor
@Suite struct DashboardProcessesTests {
  private nonisolated static let start = Date(timeIntervalSince1970: 1_773_480_360)
  private let clock = ManualClock(start + 1)
  private let front: PictureFront
  private let machine: SignalledMachine

  init() throws {
    front = PictureFront(size: Size(width: 80, height: 16), theme: Theme(name: "plain"))
    machine = try SignalledMachine(Self.recording)
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget { Processes() }
  }

  private struct Processes: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "processes", provider: StillProvider()) { _ in Text("in the tile") }
        .configurationDisplayName("Processes").supportedFamilies([.systemSmall, .systemLarge])
        .work(.processes(byMemory: false))
    }
  }

  /// A shell with an editor and a compiler, which is busy; each is somebody else's or ours.
  private static let recording: String = {
    func process(
      _ number: Int, _ name: String, parent: Int, ticks: Int, pages: Int, user: Int, line: String
    ) -> String {
      """
      > /proc/\(number)/stat
      \(number) (\(name)) S \(parent) 1 1 0 -1 0 0 0 0 0 \(ticks) 0 0 0 20 0 3 0 \(number * 10) 0 \(pages)
      > /proc/\(number)/status
      Name:\t\(name)
      Uid:\t\(user)\t\(user)\t\(user)\t\(user)
      > /proc/\(number)/cmdline
      \(line.replacing(" ", with: "\u{0}"))\u{0}
      \\
      """
    }
    func moment(_ ticks: Int) -> String {
      [
        process(1, "init", parent: 0, ticks: 5, pages: 900, user: 0, line: "/sbin/init"),
        process(70, "bash", parent: 1, ticks: 9, pages: 1200, user: 1000, line: "bash"),
        process(
          71, "vim", parent: 70, ticks: 20 + ticks / 10, pages: 5000, user: 1000,
          line: "vim notes.txt"),
        process(
          72, "cc1", parent: 70, ticks: 100 + ticks, pages: 90000, user: 1000,
          line: "/usr/lib/cc1 -O2 main.c"),
      ].joined(separator: "\n")
    }
    return """
      widgettui-machine 1 2026-03-14T09:26:00Z
      @ 0
      > /proc/stat
      btime 1773478560
      > /etc/passwd
      root:x:0:0::/root:/bin/sh
      ada:x:1000:1000::/home/ada:/bin/sh
      \(moment(0))
      @ 1
      \(moment(60))

      """
  }()

  private func dashboard() -> Dashboard {
    let monitor = SystemMonitor(machine: machine)
    _ = monitor.allProcesses(at: Self.start)
    let dashboard = Dashboard(
      front: front, scheduler: Scheduler(clock: clock, alarm: ManualAlarm()), clock: clock,
      catalog: Catalog(Bundle()),
      board: Board(
        pages: [Board.Page("Home", maps: [TileMap(drawn: ["processes"])], names: ["processes"])]),
      host: "here")
    dashboard.processes = monitor
    dashboard.arrange()
    dashboard.draw()
    return dashboard
  }

  private func shown(_ dashboard: Dashboard, after keys: Key...) -> [String] {
    for key in keys { #expect(dashboard.press(key)) }
    dashboard.draw()
    return front.grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func typed(_ words: String, _ dashboard: Dashboard) -> [String] {
    for scalar in words.unicodeScalars { #expect(dashboard.press(.character(scalar))) }
    return shown(dashboard)
  }

  /// The picture without the status row, which has the time of the zone.
  private func picture(_ rows: [String]) -> String { rows.dropLast().joined(separator: "\n") }
}

/// A machine that is played, and remembers the signals that it was asked to send.
private final class SignalledMachine: Machine {
  private let recorded: RecordedMachine
  private(set) var sent: [(signal: ProcessSignal, process: ProcessIdentity)] = []
  var refusal: SignalRefusal?
  var missedProcesses = 0

  init(_ text: String) throws {
    recorded = RecordedMachine(try MachineRecording(Array(text.utf8)))
  }

  var pageSize: Int { recorded.pageSize }
  var ticksPerSecond: Int { recorded.ticksPerSecond }
  var clock: Double { recorded.clock }
  func advance(to date: Date) { recorded.advance(to: date) }
  func names(in directory: String) -> [String] { recorded.names(in: directory) }
  func space(at mountPoint: String) -> FileSystemSpace? { recorded.space(at: mountPoint) }
  func withBytes<Value>(
    of path: String, _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value? { recorded.withBytes(of: path, body) }
  func visitProcesses(_ body: (Int32, UnsafeRawBufferPointer) -> Void) {
    recorded.visitProcesses(body)
  }
  func send(_ signal: ProcessSignal, to process: ProcessIdentity) -> SignalRefusal? {
    sent.append((signal, process))
    return refusal
  }
}

extension DashboardProcessesTests {
  @Test func enterEnlargesTheTile() throws {
    let page = shown(dashboard(), after: .tab, .enter)
    try expectGolden(picture(page) + "\n", named: "list")
  }

  /// Those that are held up are in no row.
  @Test func whatCouldNotBeReadIsSaid() {
    machine.missedProcesses = 12
    let dashboard = dashboard()
    _ = shown(dashboard, after: .tab, .enter)
    let page = typed("/notes", dashboard)
    #expect(
      page.contains { $0.contains("12 processes could not be read · /notes▏ 1 of 16") })
  }

  @Test func theTree() throws {
    let dashboard = dashboard()
    let page = shown(dashboard, after: .tab, .enter, .character("t"))
    try expectGolden(picture(page) + "\n", named: "tree")
    // bash stands below init.
    let folded = shown(dashboard, after: .down, .down, .character(" "))
    #expect(folded.contains { $0.contains("└─▸bash +2") })
    #expect(!folded.contains { $0.contains("vim") })
  }

  @Test func theDetailsOfTheChosenOne() throws {
    let page = shown(dashboard(), after: .tab, .enter, .down, .enter)
    let text = picture(page)
    #expect(text.contains("cc1 (72) ───"))
    #expect(text.contains("user ada · sleeping · 3 threads · since "))
    #expect(text.contains(" · child of bash (70)"))
    #expect(
      text.contains("CPU 60.0 % · memory 352 MiB · disk not readable · open files not readable"))
    #expect(text.contains("/usr/lib/cc1 -O2 main.c"))
  }

  @Test func wordsFilterTheRows() throws {
    let dashboard = dashboard()
    _ = shown(dashboard, after: .tab, .enter)
    let page = typed("/notes", dashboard)
    #expect(page.contains { $0.contains("/notes▏ 1 of 4") })
    #expect(page.filter { $0.contains("vim") }.count == 1 && !page.contains { $0.contains("cc1") })
    #expect(shown(dashboard, after: .enter).contains { $0.contains("/notes 1 of 4") })
    #expect(shown(dashboard, after: .escape).contains { $0.contains("cc1") })
    // The next Esc leaves the enlarged tile.
    #expect(shown(dashboard, after: .escape).contains { $0.contains("in the tile") })
  }

  @Test func keysAndHeadingsSort() throws {
    let dashboard = dashboard()
    #expect(shown(dashboard, after: .tab, .enter)[1].contains("CPU %▾"))
    #expect(shown(dashboard, after: .character("s"))[1].contains("memory▾"))
    let named = shown(dashboard, after: .character("s"))
    #expect(named[1].contains("process▴") && named[2].contains("bash"))
    #expect(shown(dashboard, after: .character("S"))[1].contains("process▾"))
    let heading = try #require(named[1].firstRange(of: "PID"))
    let x = named[1].distance(from: named[1].startIndex, to: heading.lowerBound)
    let pressed = shown(dashboard, after: .mouse(MouseEvent(.press, x: x, y: 1)))
    #expect(pressed[1].contains("PID▴") && pressed[2].contains("1 "))
  }

  @Test func aPressChoosesARowAndAnotherShowsItsDetails() {
    let dashboard = dashboard()
    _ = shown(dashboard, after: .tab, .enter, .mouse(MouseEvent(.press, x: 20, y: 3)))
    #expect(dashboard.processList?.selected?.name == "vim")
    let page = shown(dashboard, after: .mouse(MouseEvent(.press, x: 20, y: 3)))
    #expect(page.contains { $0.contains("vim (71) ──") })
    _ = shown(dashboard, after: .mouse(MouseEvent(.wheelUp, x: 20, y: 3)))
    #expect(dashboard.processList?.selected?.name == "cc1")
  }

  // MARK: Signals

  @Test func aSignalIsSentOnlyAfterItsQuestion() throws {
    let dashboard = dashboard()
    // Nothing is chosen: nothing is asked.
    #expect(
      shown(dashboard, after: .tab, .enter, .character("k"))[15].contains("Choose a process first"))
    let asked = shown(dashboard, after: .down, .character("k"))
    try expectGolden(picture(asked) + "\n", named: "question")
    #expect(machine.sent.isEmpty)
    // Any other key declines.
    _ = shown(dashboard, after: .character("k"))
    #expect(dashboard.signalQuestion == nil && machine.sent.isEmpty)
    let sent = shown(dashboard, after: .character("k"), .enter)
    #expect(sent[15].contains("Sent TERM to cc1 (72)"))
    #expect(machine.sent.map(\.signal) == [.terminate])
    #expect(machine.sent.map(\.process) == [ProcessIdentity(processID: 72, startTime: 720)])
  }

  @Test func anotherSignalIsChosenByArrowsOrTheMouse() {
    let dashboard = dashboard()
    _ = shown(dashboard, after: .tab, .enter, .down, .character("k"), .down, .down, .enter)
    #expect(machine.sent.map(\.signal) == [.hangUp])
    let page = shown(dashboard, after: .character("k"))
    let row = page.firstIndex { $0.contains(" QUIT ") } ?? 0
    let chosen = shown(dashboard, after: .mouse(MouseEvent(.press, x: 20, y: row)))
    #expect(chosen.contains { $0.contains("Enter sends QUIT to cc1 (72).") })
    let send = chosen.firstIndex { $0.contains("[ Send QUIT ]") } ?? 0
    _ = shown(dashboard, after: .mouse(MouseEvent(.press, x: 14, y: send)))
    #expect(machine.sent.map(\.signal) == [.hangUp, .quit])
  }

  @Test func aRefusalIsSaid() {
    machine.refusal = .forbidden
    let page = shown(
      dashboard(), after: .tab, .enter, .down, .character("k"), .enter)
    #expect(page[15].contains("TERM to cc1 (72) was not sent: the kernel does not permit it"))
  }

  @Test func signalsCanBeTurnedOff() {
    let dashboard = dashboard()
    dashboard.sendsSignals = false
    let page = shown(dashboard, after: .tab, .enter, .down, .character("k"), .enter)
    #expect(!page.joined().contains("k signal"))
    #expect(dashboard.signalQuestion == nil && machine.sent.isEmpty)
  }

  @Test func onATinyScreenNothingIsAskedOrSent() {
    let dashboard = dashboard()
    front.size = Size(width: 30, height: 6)
    dashboard.arrange()
    _ = shown(dashboard, after: .tab, .enter, .down, .character("k"), .enter)
    #expect(machine.sent.isEmpty)
  }
}
