import FoundationEssentials

/// Compares every process's ticks with those of the sample before.
struct ProcessMeter: Meter {
  /// A process is known again by its id and when it started: ids are used again.
  private struct Used {
    var startTime: UInt64
    var ticks: UInt64
  }

  private var previous: [Int32: Used] = [:]
  private var current: [Int32: Used] = [:]
  private var previousClock: Double?

  mutating func sample(_ machine: any Machine, at now: Date) -> ProcessTable? {
    let clock = machine.clock
    let elapsedTicks = previousClock.map { (clock - $0) * Double(machine.ticksPerSecond) }
    var table = ProcessTable(date: now, pageSize: machine.pageSize, capacity: previous.count + 8)
    current.removeAll(keepingCapacity: true)
    machine.visitProcesses { _, bytes in
      guard let stat = ProcessStat.parse(bytes) else { return }
      table.append(stat, cpu: elapsedTicks.flatMap { share(stat, of: $0) }, bytes: bytes)
      current[stat.processID] = Used(startTime: stat.startTime, ticks: stat.ticks)
    }
    // What is not seen this time is dropped; both dictionaries keep their memory.
    swap(&previous, &current)
    previousClock = clock
    return table.rows.isEmpty ? nil : table
  }

  /// The ticks a process used since the sample before, as a part of one core.
  private func share(_ stat: ProcessStat, of elapsed: Double) -> Double? {
    guard elapsed > 0 else { return nil }
    if let used = previous[stat.processID], used.startTime == stat.startTime {
      return stat.ticks >= used.ticks ? Double(stat.ticks - used.ticks) / elapsed : nil
    }
    // It came since, so all its ticks are of this interval; no thread can have used more than
    // the interval itself, so more than that means that it was there, but not seen.
    let share = Double(stat.ticks) / elapsed
    return share <= Double(max(stat.threads, 1)) * 1.1 ? share : nil
  }
}
