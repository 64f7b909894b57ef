public import FoundationEssentials

/// This machine's figures: what a machine's files say now, compared with what they said before.
///
/// ```swift
/// let monitor = SystemMonitor(machine: LiveMachine())
/// _ = monitor.cpu(at: .now)  // the first sample; a second later:
/// monitor.cpu(at: .now)?.usage  // 0.31
/// ```
///
/// A figure that the machine does not have is nil, never an error. A figure asked for again within
/// `interval` is the same sample. A counter that went back gives nil for that step.
/// A monitor belongs to one thread at a time, as its machine does.
public final class SystemMonitor {
  private let machine: any Machine
  /// Seconds for which a sample is good: two widgets that ask in one tick get one reading.
  public let interval: Double

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

  /// Reads nothing yet. A sample is good for `interval` seconds; histories keep `historyCapacity`
  /// samples.
  public init(machine: any Machine, interval: Double = 0.2, historyCapacity: Int = 512) {
    self.machine = machine
    self.interval = interval
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
  /// How busy the processors were since the sample before.
  public func cpu(at now: Date) -> CPUReading? {
    cpuMeter.reading(of: machine, at: now, interval: interval)
  }

  /// The load averages.
  public func load(at now: Date) -> LoadReading? {
    loadMeter.reading(of: machine, at: now, interval: interval)
  }

  /// The use of memory and swap.
  public func memory(at now: Date) -> MemoryReading? {
    memoryMeter.reading(of: machine, at: now, interval: interval)
  }

  /// The space of the real, local file systems.
  public func fileSystems(at now: Date) -> FileSystemsReading? {
    fileSystemsMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Bytes a second that whole disks read (incoming) and wrote (outgoing).
  public func diskRates(at now: Date) -> TrafficReading? {
    diskMeter.reading(of: machine, at: now, interval: interval)
  }

  /// Bytes a second that interfaces received (incoming) and sent (outgoing); the sums leave out
  /// virtual interfaces.
  public func networkRates(at now: Date) -> TrafficReading? {
    networkMeter.reading(of: machine, at: now, interval: interval)
  }

  /// The temperatures of chips and disks.
  public func temperatures(at now: Date) -> TemperatureReading? {
    temperatureMeter.reading(of: machine, at: now, interval: interval)
  }

  /// The batteries that run the machine.
  public func battery(at now: Date) -> BatteryReading? {
    batteryMeter.reading(of: machine, at: now, interval: interval)
  }

  /// How long the machine is up, and its name.
  public func uptime(at now: Date) -> UptimeReading? {
    uptimeMeter.reading(of: machine, at: now, interval: interval)
  }

  /// The `limit` processes that use most, and how many there are in all.
  public func processes(
    at now: Date, sortedBy order: ProcessesReading.Order = .cpu, limit: Int
  ) -> ProcessesReading? {
    processMeter.reading(of: machine, at: now, interval: interval)?.reading(order, limit: limit)
  }
}

extension SystemMonitor {
  /// Takes a sample of every figure, so that histories have it.
  public func sampleAll(at now: Date) {
    _ = (cpu(at: now), load(at: now), memory(at: now), fileSystems(at: now))
    _ = (diskRates(at: now), networkRates(at: now), temperatures(at: now), battery(at: now))
    _ = (uptime(at: now), processes(at: now, limit: 0))
  }
}
