import FoundationEssentials
import Glibc
import TestServers
import Testing

@testable import WidgetSources

@Suite struct LiveMachineTests {
  private let machine = LiveMachine()

  private func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    return Array(bytes[..<fread(&bytes, 1, bytes.count, file)])
  }

  @Test func loadIsTheKernels() throws {
    let load = try #require(SystemMonitor(machine: machine).load(at: .now)).load
    let text = String(decoding: read("/proc/loadavg"), as: UTF8.self)
    let words = text.split(separator: " ")
    // The kernel may update it between the two reads.
    #expect(abs(load.one - (try #require(Double(words[0])))) < 0.5)
    #expect(abs(load.fifteen - (try #require(Double(words[2])))) < 0.1)
    #expect(load.threads > 1)
  }

  @Test func theRootsSpaceIsStatvfs() throws {
    var answer = statvfs()
    try #require(statvfs("/", &answer) == 0)
    let space = try #require(machine.space(at: "/"))
    #expect(space.total == UInt64(answer.f_blocks) * UInt64(answer.f_frsize))
    #expect(space.available <= space.free && space.free <= space.total)
    #expect(machine.space(at: "/proc/version") == nil)
    #expect(machine.space(at: "/no/such/folder") == nil)
  }

  @Test func aFileReadAgainIsNew() throws {
    func uptime() -> Double? { machine.withBytes(of: "/proc/uptime", Uptime.parse) ?? nil }
    let first = try #require(uptime())
    #expect(eventually { uptime().map { $0 > first } ?? false })
  }

  @Test func aFileLargerThanTheBuffer() throws {
    let path = "/tmp/widgettui-test-\(getpid())"
    let content = [UInt8](repeating: UInt8(ascii: "x"), count: 100_003)
    let file = try #require(fopen(path, "w"))
    fwrite(content, 1, content.count, file)
    fclose(file)
    defer { unlink(path) }
    #expect(machine.withBytes(of: path, Array.init) == content)
    #expect(machine.withBytes(of: "/dev/zero") { $0.count } == nil)
    #expect(machine.withBytes(of: "/no/such/file") { $0.count } == nil)
    #expect(machine.withBytes(of: "/tmp") { $0.count } == nil)
  }

  @Test func filesMayBeReadInsideEachOther() {
    let inner = machine.withBytes(of: "/proc/version") { outer in
      let text = outer.text
      let inner = machine.withBytes(of: "/proc/loadavg") { $0.count }
      return (outer.text == text, inner != nil)
    }
    #expect(inner.map { $0.0 && $0.1 } == true)
  }

  @Test func everyProcessIsVisitedEachTime() throws {
    func listed() -> Set<Int32> { Set(machine.names(in: "/proc").compactMap { Int32($0) }) }
    for _ in 0..<3 {
      var mine: ProcessStat?
      var visited: Set<Int32> = []
      let before = listed()
      machine.visitProcesses { processID, bytes in
        visited.insert(processID)
        if processID == getpid() { mine = ProcessStat.parse(bytes) }
      }
      // Processes start and end meanwhile.
      #expect(visited.isSuperset(of: before.intersection(listed())))
      #expect(try #require(mine).residentPages > 0)
    }
  }

  @Test func thisProcessIsStartedWithItsArguments() {
    #expect(machine.commandLines(of: [getpid(), 0]) == [CommandLine.arguments, []])
  }

  @Test func aProcessThatEndsIsGone() throws {
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("60"), nil]
    defer { for argument in arguments { free(argument) } }
    try #require(posix_spawn(&child, "/bin/sleep", nil, nil, &arguments, nil) == 0)
    func isVisited() -> Bool {
      var found = false
      machine.visitProcesses { processID, _ in found = found || processID == child }
      return found
    }
    #expect(isVisited())
    kill(child, SIGKILL)
    waitpid(child, nil, 0)
    #expect(!isVisited())
  }

  @Test func everyFigureOfThisMachine() throws {
    let monitor = SystemMonitor(machine: machine)
    let now = Date.now
    _ = monitor.cpu(at: now)
    _ = monitor.processes(at: now, limit: 1)
    // The kernel counts processor time in hundredths of a second.
    var (later, cpu) = (now, monitor.cpu(at: now))
    let isMeasured = eventually {
      later = Date.now
      cpu = monitor.cpu(at: later)
      return cpu?.usage != nil
    }
    #expect(isMeasured)
    #expect(try #require(cpu).coreCount > 0)
    #expect((0...1).contains(try #require(cpu?.usage)))
    #expect(try #require(monitor.memory(at: later)).memory.total > 1 << 20)
    #expect(try #require(monitor.uptime(at: later)).seconds > 0)
    let processes = try #require(monitor.processes(at: later, limit: 3))
    #expect(processes.total >= processes.processes.count && processes.total > 0)
    #expect(processes.processes.allSatisfy { ($0.cpu ?? 0) < Double(cpu?.coreCount ?? 0) * 1.5 })
  }
}
