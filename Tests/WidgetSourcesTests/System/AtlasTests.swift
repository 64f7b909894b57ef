import FoundationEssentials
import Testing

@testable import WidgetSources

/// Tests of the recording made by Scripts/make-machine.py, which boards in tests and demos show.
@Suite struct AtlasTests {
  private let machine: RecordedMachine
  private let monitor: SystemMonitor

  init() throws {
    machine = try RecordedMachine(contentsOf: fixture("machine.recording"))
    monitor = SystemMonitor(machine: machine)
  }

  @Test func aMomentEachSecond() {
    let start = Date(timeIntervalSince1970: 1_773_480_240)
    #expect(machine.dates == (0...130).map { start.addingTimeInterval(Double($0)) })
  }

  @Test func processorsInWaves() throws {
    let readings = machine.dates.compactMap { monitor.cpu(at: $0) }
    let usages = readings.dropFirst().compactMap(\.usage)
    #expect(usages.count == 130)
    #expect(try #require(usages.min()) < 0.12)
    #expect(try #require(usages.max()) > 0.8)
    #expect(usages.allSatisfy { (0.07...0.87).contains($0) })
    #expect(readings.dropFirst().allSatisfy { $0.perCore.count == 8 && Set($0.perCore).count > 1 })
  }

  @Test func noCounterGoesBack() {
    for (index, date) in machine.dates.enumerated() {
      #expect((monitor.diskRates(at: date)?.incoming == nil) == (index == 0))
      #expect((monitor.networkRates(at: date)?.outgoing == nil) == (index == 0))
    }
  }

  @Test func processesUseWhatTheProcessorsGive() throws {
    var (all, given) = (0.0, 0.0)
    for date in machine.dates {
      let rows = monitor.processes(at: date, limit: .max)?.processes ?? []
      #expect((24...34).contains(rows.count))
      all += rows.compactMap(\.cpu).reduce(0, +)
      given += (monitor.cpu(at: date)?.usage ?? 0) * 8
    }
    #expect((0.8...1).contains(all / given))
  }

  @Test func theRestIsAsDescribed() throws {
    let now = try #require(machine.dates.last)
    let fileSystems = try #require(monitor.fileSystems(at: now)).fileSystems
    #expect(fileSystems.map(\.mountPoint) == ["/", "/home", "/data"])
    #expect(fileSystems.map(\.usedPercent) == [48, 81, 93])
    let memory = try #require(monitor.memory(at: now)).memory
    #expect((0.6...0.63).contains(memory.usedFraction))
    #expect(monitor.temperatures(at: now)?.hottest.label == "Package id 0")
    let battery = try #require(monitor.battery(at: now))
    #expect((battery.charge, battery.state) == (0.78, .discharging))
    #expect((3.6...3.75).contains(try #require(battery.secondsLeft) / 3600))
    let uptime = try #require(monitor.uptime(at: now))
    #expect((uptime.hostName, Int(uptime.seconds) / 86_400) == ("atlas", 12))
    #expect(monitor.diskRates(at: now)?.devices.map(\.name) == ["nvme0n1", "sda"])
    #expect(monitor.networkRates(at: now)?.devices.map(\.name) == ["enp3s0", "wlp4s0"])
  }
}
