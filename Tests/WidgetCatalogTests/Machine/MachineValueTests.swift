import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// Tests that a machine's widget and a metric or gauge of the same source say the same.
@MainActor
@Suite struct MachineValueTests {
  /// The files of a machine at two moments, one second apart.
  struct Files: Sendable {
    var name: String
    /// The share of the processors that is busy, in hundredths of a percent.
    var busy = 0
    /// The kibibytes of memory and the bytes of a disk that are used.
    var used = 0
    /// The bytes per second of the network and of the disks.
    var rate = 0
    /// The temperature in thousandths of a degree.
    var heat = 0
    var load = "0.00"
    var charge = 0
    var seconds = "0.00"
    /// True if there is no second moment.
    var isFirst = false

    var text: String {
      let (ticks, sectors) = (10_000, rate / 512)
      let free = 1 << 20
      var text = """
        widgettui-machine 1 2026-03-14T09:24:00Z
        @ 0
        > sysconf PAGESIZE 4096
        > sysconf CLK_TCK 100
        > /proc/sys/kernel/hostname
        atlas
        > /proc/sys/kernel/osrelease
        6.1.0
        > /proc/self/mounts
        /dev/sda1 / ext4 rw 0 0
        > statvfs / \(1_000_000_000) \(1_000_000_000 - used * 1024) \(1_000_000_000 - used * 1024)
        > /proc/stat
        cpu  0 0 0 0 0 0 0 0 0 0
        cpu0 0 0 0 0 0 0 0 0 0 0
        btime 1772430645
        > /proc/loadavg
        \(load) \(load) 2.22 3/1184 41930
        > /proc/uptime
        \(seconds) 0.00
        > /proc/meminfo
        MemTotal: \(used + free) kB
        MemFree: \(free) kB
        MemAvailable: \(free) kB
        Buffers: 0 kB
        Cached: 0 kB
        SwapTotal: 1000 kB
        SwapFree: \(1000 - used / 2000) kB
        > /sys/class/hwmon/hwmon0/name
        coretemp
        > /sys/class/hwmon/hwmon0/temp1_label
        Package id 0
        > /sys/class/hwmon/hwmon0/temp1_input
        \(heat)
        > /sys/class/power_supply/BAT0/type
        Battery
        > /sys/class/power_supply/BAT0/uevent
        POWER_SUPPLY_NAME=BAT0
        POWER_SUPPLY_TYPE=Battery
        POWER_SUPPLY_STATUS=Discharging
        POWER_SUPPLY_PRESENT=1
        POWER_SUPPLY_CAPACITY=\(charge)
        > /sys/block/sda/device/model
        disk
        > /proc/diskstats
           8       0 sda 0 0 0 0 0 0 0 0 0 0 0
        > /proc/net/dev
        Inter-|   Receive |  Transmit
         face |bytes packets errs drop fifo frame compressed multicast|bytes packets
        enp3s0: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0

        """
      guard !isFirst else { return text }
      text += """
        @ 1
        > /proc/stat
        cpu  \(busy) 0 0 \(ticks - busy) 0 0 0 0 0 0
        cpu0 \(busy) 0 0 \(ticks - busy) 0 0 0 0 0 0
        btime 1772430645
        > /proc/diskstats
           8       0 sda 0 0 \(sectors) 0 0 0 \(sectors) 0 0 0 0
        > /proc/net/dev
        Inter-|   Receive |  Transmit
         face |bytes packets errs drop fifo frame compressed multicast|bytes packets
        enp3s0: \(rate) 0 0 0 0 0 0 0 \(rate) 0 0 0 0 0 0 0

        """
      return text
    }
  }

  nonisolated static let machines: [Files] = [
    Files(name: "zero"),
    Files(
      name: "ten", busy: 996, used: 1023, rate: 1023, heat: 9960, load: "9.96", charge: 10,
      seconds: "59.90"),
    Files(
      name: "full", busy: 9960, used: 900_000, rate: 1023 << 10, heat: 99_600, load: "99.60",
      charge: 100, seconds: "1049234.31"),
    Files(name: "missing", isFirst: true),
  ]

  private let start = Date(timeIntervalSince1970: 1_773_480_240)

  /// Returns what reads a machine at its last moment, after its first.
  private func monitor(_ files: Files) throws -> (SystemMonitor, Date) {
    let recording = try MachineRecording(Array(files.text.utf8))
    let monitor = SystemMonitor(machine: RecordedMachine(recording))
    let date = files.isFirst ? start : start + 1
    for figure in MachineFigure.Name.allCases {
      _ = monitor.datum(of: MachineFigure(figure), at: start)
    }
    return (monitor, date)
  }

  /// Returns the values of a board's widget of a figure.
  private func values<Kind: ReadingKind>(
    _ figure: String, _ kind: Kind.Type, _ monitor: SystemMonitor, at now: Date
  ) throws -> [ValueReading] {
    let settings = InstanceSettings(["source": .text("system.\(figure)")])
    let session = ReadingSession(try ReadingSettings<Kind>(settings), state: nil)
    let answer = try session.read(at: now) { monitor.datum(of: $0, at: now) }
    return answer.entries[0].values
  }

  private func metric(
    _ figure: String, _ monitor: SystemMonitor, at now: Date
  ) throws -> String {
    let values = try values(figure, MetricKind.self, monitor, at: now)
    return ShownValue(values[0], symbols: .system).value
  }

  private func gauges(
    _ figure: String, _ monitor: SystemMonitor, at now: Date
  ) throws -> [GaugeModel] {
    try values(figure, GaugeKind.self, monitor, at: now).flatMap {
      try GaugeParts.parts(of: $0, fields: FieldNames(nil), symbols: .system).get()
    }
  }

  @Test(arguments: machines)
  func aMetricSaysTheSame(files: Files) throws {
    let (monitor, now) = try monitor(files)
    let cpu = try #require(FigureModel(cpu: monitor, at: now))
    #expect(try metric("cpu", monitor, at: now) == cpu.value.value)
    let load = try #require(FigureModel(load: monitor, at: now))
    #expect(try metric("load", monitor, at: now) == load.value.value)
    let memory = try #require(FigureModel(memory: monitor, at: now))
    #expect(try metric("memory.used", monitor, at: now) == memory.value.value)
    #expect(try metric("memory", monitor, at: now) == memory.caption.split(separator: " of ")[0])
    #expect(try metric("swap", monitor, at: now) == memory.gauges[0].value)
    let heat = try #require(FigureModel(temperature: monitor, at: now))
    #expect(try metric("temperature", monitor, at: now) == heat.value.value)
    let battery = try #require(FigureModel(battery: monitor, at: now))
    #expect(try metric("battery", monitor, at: now) == battery.value.value)
    let system = try #require(FigureModel(system: monitor, at: now))
    #expect(try "up \(metric("uptime", monitor, at: now))" == system.value.value)
    #expect(try metric("host", monitor, at: now) == system.caption)
  }

  @Test(arguments: machines)
  func aMetricOfTrafficSaysTheSame(files: Files) throws {
    let (monitor, now) = try monitor(files)
    let network = try #require(TrafficModel(network: monitor, at: now))
    #expect(try metric("network.received", monitor, at: now) == network.lanes[0].value.value)
    #expect(try metric("network.sent", monitor, at: now) == network.lanes[1].value.value)
    let disks = try #require(TrafficModel(diskIO: monitor, at: now))
    #expect(try metric("disk.read", monitor, at: now) == disks.lanes[0].value.value)
    #expect(try metric("disk.write", monitor, at: now) == disks.lanes[1].value.value)
  }

  @Test(arguments: machines)
  func aGaugeSaysTheSame(files: Files) throws {
    let (monitor, now) = try monitor(files)
    let systems = try #require(monitor.fileSystems(at: now)).fileSystems
    let disks = systems.map(GaugeModel.init(fileSystem:))
    #expect(try gauges("disks", monitor, at: now).map(\.value) == disks.map(\.value))
    #expect(try gauges("disks", monitor, at: now).map(\.part) == disks.map(\.part))
    #expect(try gauges("disk", monitor, at: now).map(\.value) == disks.map(\.value))
    #expect(try metric("disk", monitor, at: now) == disks[0].value)
    #expect(systems.map { $0.usedPercent.map { "\($0) %" } ?? "–" } == disks.map(\.value))
    let cpu = try #require(FigureModel(cpu: monitor, at: now))
    #expect(try gauges("cpu", monitor, at: now).map(\.value) == [cpu.value.value])
    let cores = try #require(monitor.cpu(at: now)).perCore.map {
      CoresModel.core.gauge($0 * 100, label: "")
    }
    guard !cores.isEmpty else { return }
    #expect(try gauges("cores", monitor, at: now).map(\.value) == cores.map(\.value))
    #expect(try gauges("cores", monitor, at: now).map(\.part) == cores.map(\.part))
  }

  @Test func valuesAreThoseOfTheMachine() throws {
    let (monitor, now) = try monitor(Self.machines[1])
    #expect(FigureModel(cpu: monitor, at: now)?.value.value == "10 %")
    #expect(FigureModel(memory: monitor, at: now)?.value.value == "1.00 MiB")
    #expect(FigureModel(load: monitor, at: now)?.value.value == "9.96")
    #expect(FigureModel(temperature: monitor, at: now)?.value.value == "10 °C")
    #expect(TrafficModel(network: monitor, at: now)?.lanes[0].value.value == "1.02 kB/s")
    let (first, then) = try self.monitor(Self.machines[3])
    #expect(FigureModel(cpu: first, at: then)?.value.value == "…")
    #expect(TrafficModel(network: first, at: then)?.lanes[0].value.value == "…")
  }
}
