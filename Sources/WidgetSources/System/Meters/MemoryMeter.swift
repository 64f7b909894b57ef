import FoundationEssentials

/// A meter of the use of memory.
struct MemoryMeter: Meter {
  var history: History

  mutating func sample(_ machine: any Machine, at now: Date) -> MemoryReading? {
    guard let memory = machine.withBytes(of: "/proc/meminfo", MemoryInfo.parse) ?? nil else {
      return nil
    }
    history.append(memory.usedFraction, at: now)
    return MemoryReading(date: now, memory: memory, history: history)
  }
}
