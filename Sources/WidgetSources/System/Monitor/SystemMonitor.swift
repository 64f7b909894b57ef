public import FoundationEssentials

/// The figures of a machine: the contents of its files, compared with those of the previous sample.
///
/// ```swift
/// let monitor = SystemMonitor(machine: LiveMachine())
/// _ = monitor.cpu(at: .now)  // the first sample; a second later:
/// monitor.cpu(at: .now)?.usage  // 0.31
/// ```
///
/// A figure that the machine does not have is `nil`, never an error. A figure that is read again
/// within `interval` is the same sample. A counter that decreased has no rate for that step. A
/// monitor is used by one thread at a time, like its machine.
public final class SystemMonitor {
  private let machine: any Machine
  /// The seconds for which a sample is valid, so that two widgets that read it in the same tick
  /// share it.
  public let interval: Double
  private let historyCapacity: Int
  /// The past of the figures that outlives the program; `nil` if nothing is kept.
  package var past: MachineHistory?

  private var cpuMeter: Sampled<CPUMeter>
  private var loadMeter: Sampled<LoadMeter>
  private var memoryMeter: Sampled<MemoryMeter>
  private var fileSystemsMeter = Sampled(FileSystemsMeter())
  private var diskMeter: Sampled<DiskMeter>
  private var networkMeter: Sampled<NetworkMeter>
  private var temperatureMeter: Sampled<TemperatureMeter>
  private var batteryMeter = Sampled(BatteryMeter())
  private var uptimeMeter = Sampled(UptimeMeter())
  private var processMeter = Sampled(ProcessMeter())
  private var processDetails = ProcessDetails()
  private var processTraffic = ProcessTraffic()

  /// The name of the processors, such as `Ryzen 7 5800X`; `nil` if the kernel names none. It is read once: of many
  /// processors the file is long.
  public private(set) lazy var processorName: String? =
    machine.withFirstBytes(2048, of: "/proc/cpuinfo", ProcessorName.parse) ?? nil

  /// Creates a monitor that has read nothing yet.
  ///
  /// - Parameters:
  ///   - interval: The seconds for which a sample is valid.
  ///   - historyCapacity: The most samples in a history.
  public init(machine: any Machine, interval: Double = 0.2, historyCapacity: Int = 512) {
    self.machine = machine
    self.interval = interval
    self.historyCapacity = historyCapacity
    let history = History(capacity: historyCapacity)
    cpuMeter = Sampled(CPUMeter(history: history))
    loadMeter = Sampled(LoadMeter(history: history))
    memoryMeter = Sampled(MemoryMeter(history: history))
    diskMeter = Sampled(DiskMeter(history: history))
    networkMeter = Sampled(NetworkMeter(history: history))
    temperatureMeter = Sampled(TemperatureMeter(history: history))
  }
}

extension SystemMonitor {
  /// Returns the usage of the processors since the previous sample.
  public func cpu(at now: Date) -> CPUReading? {
    cpuMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Returns the load averages.
  public func load(at now: Date) -> LoadReading? {
    loadMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Returns the use of memory and swap.
  public func memory(at now: Date) -> MemoryReading? {
    memoryMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Returns the space of the real, local file systems.
  public func fileSystems(at now: Date) -> FileSystemsReading? {
    fileSystemsMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Returns the bytes per second that whole disks read (incoming) and wrote (outgoing).
  public func diskRates(at now: Date) -> TrafficReading? {
    diskMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Returns the bytes per second that interfaces received (incoming) and sent (outgoing); the sums
  /// leave out virtual interfaces.
  public func networkRates(at now: Date) -> TrafficReading? {
    networkMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Returns the temperatures of chips and disks.
  public func temperatures(at now: Date) -> TemperatureReading? {
    temperatureMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Returns the batteries that power the machine.
  public func battery(at now: Date) -> BatteryReading? {
    batteryMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Returns the uptime of the machine, and its name.
  public func uptime(at now: Date) -> UptimeReading? {
    uptimeMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Returns the `limit` processes that use most, and the number of all processes.
  public func processes(
    at now: Date, sortedBy order: ProcessesReading.Order = .cpu, limit: Int
  ) -> ProcessesReading? {
    guard
      var reading = processMeter.reading(of: machine, at: now, interval: interval)?.reading(
        order, limit: limit)
    else { return nil }
    processDetails.complete(&reading, of: machine, at: now)
    return reading
  }
}

extension SystemMonitor {
  /// Returns all processes with their users and command lines, and with the rates at which they use disks.
  package func allProcesses(at now: Date) -> ProcessesReading? {
    guard var reading = processes(at: now, limit: .max) else { return nil }
    processTraffic.complete(&reading, of: machine)
    return reading
  }

  /// Returns what else is known of a process.
  package func facts(of process: ProcessUsage) -> ProcessFacts {
    ProcessFacts(of: process, machine)
  }

  /// Sends a signal to a process; returns the reason why it was not sent, or `nil` if it was.
  package func send(_ signal: ProcessSignal, to process: ProcessIdentity) -> SignalRefusal? {
    machine.send(signal, to: process)
  }
}

extension SystemMonitor {
  /// Keeps a value of a figure that was measured at a date, if anything is kept; `nil` for a reading without a value.
  ///
  /// With the second value the course since the start becomes that since before it: the first frame does not wait for the
  /// disk.
  ///
  /// - Parameter rhythm: The seconds between two readings.
  package func keep(
    _ value: Double?, of figure: MachineFigure.Name, at date: Date, rhythm: TimeInterval
  ) {
    guard let past else { return }
    past.note(value, of: figure, at: date, rhythm: rhythm)
    guard let older = past.recall(figure, count: historyCapacity) else { return }
    let parts = older.map { $0.map { $0 / 100 } }
    switch figure {
    case .cpu: cpuMeter.change { $0.history.prepend(parts) }
    case .memory: memoryMeter.change { $0.history.prepend(parts) }
    case .load: loadMeter.change { $0.history.prepend(older) }
    case .temperature: temperatureMeter.change { $0.history.prepend(older) }
    case .diskRead: diskMeter.change { $0.incoming.prepend(older) }
    case .diskWrite: diskMeter.change { $0.outgoing.prepend(older) }
    case .received: networkMeter.change { $0.incoming.prepend(older) }
    case .sent: networkMeter.change { $0.outgoing.prepend(older) }
    default: break
    }
  }
}

extension SystemMonitor {
  /// Takes a sample of every figure, so that histories contain it.
  public func sampleAll(at now: Date) {
    _ = (cpu(at: now), load(at: now), memory(at: now), fileSystems(at: now))
    _ = (diskRates(at: now), networkRates(at: now), temperatures(at: now), battery(at: now))
    _ = (uptime(at: now), processes(at: now, limit: 0))
  }
}
