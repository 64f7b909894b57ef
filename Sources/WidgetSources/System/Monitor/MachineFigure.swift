package import FoundationEssentials
import WidgetBase
package import WidgetSettings

/// A figure of this machine, as named on boards: `system.cpu`, `system.disk:/home`.
package struct MachineFigure: Sendable, Hashable {
  /// The names of the figures.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    case cpu = "cpu"
    case cores = "cores"
    case load = "load"
    case memory = "memory"
    case memoryUsed = "memory.used"
    case memoryAvailable = "memory.available"
    case swap = "swap"
    case disk = "disk"
    case disks = "disks"
    case diskFree = "disk.free"
    case diskRead = "disk.read"
    case diskWrite = "disk.write"
    case received = "network.received"
    case sent = "network.sent"
    case temperature = "temperature"
    case battery = "battery"
    case uptime = "uptime"
    case processes = "processes"
    case host = "host"
  }

  package let name: Name
  /// The part of the figure: a mount point, or empty for the whole machine or the root file system.
  package let part: String

  /// Creates a figure of the whole machine, or of a part of it.
  package init(_ name: Name, of part: String = "") {
    self.name = name
    self.part = part
  }

  /// Creates a figure from its text, or returns `nil` if there is no such figure.
  package init?(_ text: String) {
    guard text.hasExactPrefix("system.") else { return nil }
    let words = text.dropFirst("system.".count).splitExactly(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = words.first.flatMap({ Name(rawValue: String($0)) }) else { return nil }
    let part = words.count > 1 ? String(words[1]) : ""
    guard part.isEmpty || [.disk, .diskFree].contains(name) else { return nil }
    self.name = name
    self.part = part
  }

  /// The figure's unit, if the board does not give one.
  package var unit: String {
    switch name {
    case .cpu, .memory, .swap, .disk, .disks, .battery, .cores: "%"
    case .memoryUsed, .memoryAvailable, .diskFree: "B"
    case .diskRead, .diskWrite, .received, .sent: "B/s"
    case .temperature: "°C"
    case .uptime: "duration"
    case .load, .processes, .host: ""
    }
  }

  /// The decimals of the figure, if the board does not give them; `nil` for as many as three
  /// significant figures need.
  package var digits: Int? {
    switch name {
    case .load: 2
    case .temperature: 0
    default: unit == "%" ? 0 : nil
    }
  }

  /// True if the figure is rounded up, as df rounds the use of a disk.
  package var isRoundedUp: Bool { name == .disk || name == .disks }

  /// The range in which the figure's chart is drawn, if the board does not give one.
  package var range: ClosedRange<Double>? { unit == "%" ? 0...100 : nil }

  /// True if the figure is computed from two samples, so that the first has no value.
  package var isRate: Bool {
    switch name {
    case .cpu, .cores, .diskRead, .diskWrite, .received, .sent, .processes: true
    default: false
    }
  }

  /// The seconds between two readings, if the board does not give them.
  package var interval: TimeInterval {
    switch name {
    case .disk, .disks, .diskFree, .battery: 10
    case .uptime: 60
    case .host: 3600
    default: 2
    }
  }
}

extension SettingKind<MachineFigure> {
  /// The name of a figure of this machine.
  package static var machineFigure: Self {
    let words = MachineFigure.Name.allCases.map { "system.\($0.rawValue)" }
    var kind = SettingKind(
      noun: "source",
      expected: "a source such as {http: …} or {run: […]}, or one of "
        + words.joined(separator: ", ") + " (system.disk:/home for one disk)",
      words: words
    ) { MachineFigure($0) }
    // A disk's mount point follows a colon.
    kind.isOpen = true
    return kind
  }
}

extension SystemMonitor {
  /// Returns a figure as data: `nil` if the machine does not have it, null if it has no value yet.
  package func datum(of figure: MachineFigure, at now: Date) -> Datum? {
    switch figure.name {
    case .cpu: cpu(at: now).map { Datum(percent: $0.usage) }
    case .cores:
      cpu(at: now).map { reading in
        reading.perCore.isEmpty
          ? .null
          : .list(
            reading.perCore.enumerated().map {
              ["name": .text("\($0)"), "value": .number($1 * 100), "max": 100]
            })
      }
    case .load: load(at: now).map { .number($0.load.one) }
    case .memory: memory(at: now).map { Datum(percent: $0.memory.usedFraction) }
    case .memoryUsed: memory(at: now).map { .number(Double($0.memory.used)) }
    case .memoryAvailable: memory(at: now).map { .number(Double($0.memory.available)) }
    case .swap: memory(at: now)?.memory.swapUsedFraction.map { Datum(percent: $0) }
    case .disk: disk(figure.part, at: now).map { Datum(percent: $0.usedFraction) }
    case .diskFree: disk(figure.part, at: now).map { .number(Double($0.available)) }
    case .disks: fileSystems(at: now).map { .list($0.fileSystems.map(Datum.init)) }
    case .diskRead: diskRates(at: now).map { Datum($0.incoming) }
    case .diskWrite: diskRates(at: now).map { Datum($0.outgoing) }
    case .received: networkRates(at: now).map { Datum($0.incoming) }
    case .sent: networkRates(at: now).map { Datum($0.outgoing) }
    case .temperature: temperatures(at: now).map { .number($0.hottest.celsius) }
    case .battery: battery(at: now).map { Datum(percent: $0.charge) }
    case .uptime: uptime(at: now).map { .number($0.seconds.rounded(.down)) }
    case .host: uptime(at: now).map { .text($0.hostName) }
    case .processes: processes(at: now, limit: 50).map(Datum.init)
    }
  }

  private func disk(_ path: String, at now: Date) -> FileSystem? {
    fileSystems(at: now)?.fileSystems.first { $0.mountPoint == (path.isEmpty ? "/" : path) }
  }
}

extension Datum {
  /// Creates a percentage from a fraction, or null from `nil`.
  fileprivate init(percent part: Double?) { self.init(part.map { $0 * 100 }) }

  /// Creates a number, or null from `nil`.
  fileprivate init(_ number: Double?) { self = number.map { .number($0) } ?? .null }

  fileprivate init(_ disk: FileSystem) {
    self = [
      "name": .text(disk.mountPoint), "value": Datum(percent: disk.usedFraction), "max": 100,
      "free": .number(Double(disk.available)), "total": .number(Double(disk.total)),
    ]
  }

  /// Creates the list of processes, which says last how many are not in it.
  fileprivate init(_ reading: ProcessesReading) {
    var rows = reading.processes.map(Datum.init)
    if let words = reading.omission {
      rows.append(["pid": .null, "name": .text(words), "cpu": .null, "memory": .null])
    }
    self = .list(rows)
  }

  fileprivate init(_ process: ProcessUsage) {
    self = [
      "pid": .number(Double(process.processID)), "name": .text(process.name),
      "cpu": Datum(percent: process.cpu), "memory": .number(Double(process.memory)),
    ]
  }
}
