import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct SystemMonitorTests {
  private let processors = """
    @ 0
    > /proc/stat
    cpu 100 0 100 800 0 0 0 0
    cpu0 50 0 50 400 0 0 0 0
    cpu1 50 0 50 400 0 0 0 0
    @ 1
    > /proc/stat
    cpu 140 0 120 940 0 0 0 0
    cpu0 90 0 60 450 0 0 0 0
    cpu1 50 0 60 490 0 0 0 0
    @ 2
    > /proc/stat
    cpu 7 0 7 7 0 0 0 0
    cpu0 7 0 7 7 0 0 0 0
    @ 3
    > /proc/stat
    cpu 57 0 7 57 0 0 0 0
    cpu0 57 0 7 57 0 0 0 0
    """

  @Test func processorsBetweenTwoSamples() throws {
    let monitor = try monitor(processors)
    let first = try #require(monitor.cpu(at: .second(0)))
    #expect((first.usage, first.perCore, first.coreCount) == (nil, [], 2))
    let second = try #require(monitor.cpu(at: .second(1)))
    #expect((second.usage, second.user, second.system) == (0.3, 0.2, 0.1))
    #expect(second.perCore == [0.5, 0.1])
    let reset = try #require(monitor.cpu(at: .second(2)))
    #expect((reset.usage, reset.perCore, reset.coreCount) == (nil, [], 1))
    let last = try #require(monitor.cpu(at: .second(3)))
    #expect((last.usage, last.perCore) == (0.5, [0.5]))
    #expect(last.history.values == [nil, 0.3, nil, 0.5])
    #expect(last.date == .second(3))
  }

  @Test func askedAgainAtOnceItIsTheSameSample() throws {
    let monitor = try monitor(processors)
    _ = monitor.cpu(at: .second(0))
    let second = try #require(monitor.cpu(at: .second(1)))
    #expect(monitor.cpu(at: .second(1.19)) == second)
    #expect(monitor.cpu(at: .second(0.81)) == second)
    #expect(monitor.cpu(at: .second(3))?.history.count == 3)
  }

  @Test func nowMayGoBack() throws {
    let monitor = try monitor(processors)
    _ = monitor.cpu(at: .second(0))
    _ = monitor.cpu(at: .second(1))
    let back = try #require(monitor.cpu(at: .second(0)))
    #expect((back.usage, back.date) == (nil, .second(0)))
    #expect(monitor.cpu(at: .second(1))?.usage == 0.3)
  }

  @Test func absentHardwareIsNil() throws {
    let monitor = try monitor("@ 0\n> /proc/net/dev\nlo: 1 2 3 4 5 6 7 8 9 10")
    let now = Date.second(0)
    #expect(monitor.cpu(at: now) == nil)
    #expect(monitor.load(at: now) == nil)
    #expect(monitor.memory(at: now) == nil)
    #expect(monitor.fileSystems(at: now) == nil)
    #expect(monitor.diskRates(at: now) == nil)
    #expect(monitor.networkRates(at: now) == nil)
    #expect(monitor.temperatures(at: now) == nil)
    #expect(monitor.battery(at: now) == nil)
    #expect(monitor.uptime(at: now) == nil)
    #expect(monitor.processes(at: now, limit: 5) == nil)
  }

  @Test func loadMemoryAndUptime() throws {
    let monitor = try monitor(
      """
      @ 0
      > /proc/loadavg
      2.50 2.00 1.00 3/400 77
      > /proc/meminfo
      MemTotal: 100 kB
      MemAvailable: 25 kB
      > /proc/uptime
      3600.25 100.00
      > /proc/sys/kernel/hostname
      atlas
      > /proc/sys/kernel/osrelease
      6.1.0
      """)
    #expect(monitor.load(at: .second(0))?.history.values == [2.5])
    #expect(monitor.memory(at: .second(0))?.history.values == [0.75])
    let uptime = try #require(monitor.uptime(at: .second(0)))
    #expect((uptime.seconds, uptime.hostName, uptime.kernelRelease) == (3600.25, "atlas", "6.1.0"))
    #expect(uptime.bootDate == .second(-3600.25))
  }
}
