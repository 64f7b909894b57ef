import FoundationEssentials

/// A meter that compares the disks' counters with those of the previous sample.
struct DiskMeter: Meter {
  private var counters = TrafficCounters()
  var incoming: History
  var outgoing: History

  init(history: History) {
    incoming = history
    outgoing = history
  }

  mutating func sample(_ machine: any Machine, at now: Date) -> TrafficReading? {
    let disks = machine.withBytes(of: "/proc/diskstats", DiskCounters.parse) ?? []
    let rates = counters.rates(
      disks.map { .init(name: $0.name, incoming: $0.read, outgoing: $0.written) },
      clock: machine.clock)
    guard !disks.isEmpty else { return nil }
    incoming.append(rates.incoming, at: now)
    outgoing.append(rates.outgoing, at: now)
    return TrafficReading(
      date: now, incoming: rates.incoming, outgoing: rates.outgoing,
      incomingTotal: rates.totals.incoming, outgoingTotal: rates.totals.outgoing,
      devices: rates.devices,
      incomingHistory: incoming, outgoingHistory: outgoing)
  }
}
