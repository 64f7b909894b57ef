import FoundationEssentials

/// A meter that compares the interfaces' counters with those of the previous sample.
struct NetworkMeter: Meter {
  private var counters = TrafficCounters()
  private var incoming: History
  private var outgoing: History

  init(history: History) {
    incoming = history
    outgoing = history
  }

  mutating func sample(_ machine: any Machine, at now: Date) -> TrafficReading? {
    let interfaces = machine.withBytes(of: "/proc/net/dev", NetworkCounters.parse) ?? []
    let rates = counters.rates(
      interfaces.map {
        .init(
          name: $0.name, incoming: $0.received, outgoing: $0.sent, isSummed: !$0.isVirtual)
      },
      clock: machine.clock)
    guard !interfaces.isEmpty else { return nil }
    incoming.append(rates.incoming, at: now)
    outgoing.append(rates.outgoing, at: now)
    return TrafficReading(
      date: now, incoming: rates.incoming, outgoing: rates.outgoing, devices: rates.devices,
      incomingHistory: incoming, outgoingHistory: outgoing)
  }
}
