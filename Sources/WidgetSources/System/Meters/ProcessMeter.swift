import FoundationEssentials

/// A meter that compares every process's ticks with those of the previous sample.
struct ProcessMeter: Meter {
  /// The ticks of a process, which is identified by its PID and start time since PIDs are reused.
  private struct Used {
    var startTime: UInt64
    var ticks: UInt64
    var course = ProcessCourse()
  }

  private var previous: [Int32: Used] = [:]
  private var current: [Int32: Used] = [:]
  private var previousClock: Double?
  /// True if the previous sample left processes out, so that one that was not in it may be old.
  private var hasMissed = false

  mutating func sample(_ machine: any Machine, at now: Date) -> ProcessTable? {
    let clock = machine.clock
    let elapsedTicks = previousClock.map { (clock - $0) * Double(machine.ticksPerSecond) }
    var table = ProcessTable(date: now, pageSize: machine.pageSize, capacity: previous.count + 8)
    current.removeAll(keepingCapacity: true)
    machine.visitProcesses { _, bytes in
      guard let stat = ProcessStat.parse(bytes) else { return }
      let share = elapsedTicks.flatMap { self.share(stat, of: $0) }
      var used = Used(startTime: stat.startTime, ticks: stat.ticks)
      if let before = previous[stat.processID], before.startTime == stat.startTime {
        used.course = before.course
      }
      used.course.append(share)
      table.append(stat, cpu: share, course: used.course, bytes: bytes)
      current[stat.processID] = used
    }
    // Processes that were not seen are dropped; both dictionaries keep their memory.
    swap(&previous, &current)
    previousClock = clock
    table.missed = machine.missedProcesses
    hasMissed = table.missed > 0
    return table.rows.isEmpty && table.missed == 0 ? nil : table
  }

  /// Returns the ticks that a process used since the previous sample, as a fraction of one core.
  private func share(_ stat: ProcessStat, of elapsed: Double) -> Double? {
    guard elapsed > 0 else { return nil }
    if let used = previous[stat.processID], used.startTime == stat.startTime {
      return stat.ticks >= used.ticks ? Double(stat.ticks - used.ticks) / elapsed : nil
    }
    if hasMissed { return nil }
    // It is new, so all its ticks are of this interval. No thread can have used more than the
    // interval itself, so if there are more, the process existed before but was not seen.
    let share = Double(stat.ticks) / elapsed
    return share <= Double(max(stat.threads, 1)) * 1.1 ? share : nil
  }
}
