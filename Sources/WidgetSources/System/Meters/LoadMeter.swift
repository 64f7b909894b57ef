import FoundationEssentials

/// A meter of the load averages.
struct LoadMeter: Meter {
  var history: History

  mutating func sample(_ machine: any Machine, at now: Date) -> LoadReading? {
    guard let load = machine.withBytes(of: "/proc/loadavg", LoadAverage.parse) ?? nil else {
      return nil
    }
    history.append(load.one, at: now)
    return LoadReading(date: now, load: load, history: history)
  }
}
