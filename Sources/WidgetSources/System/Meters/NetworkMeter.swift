import FoundationEssentials

/// A meter that compares the interfaces' counters with those of the previous sample.
struct NetworkMeter: Meter {
  private var counters = TrafficCounters()
  var incoming: History
  var outgoing: History

  init(history: History) {
    incoming = history
    outgoing = history
  }

  mutating func sample(_ machine: any Machine, at now: Date) -> TrafficReading? {
    let interfaces = Self.ordered(
      machine.withBytes(of: "/proc/net/dev", NetworkCounters.parse) ?? [])
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
      date: now, incoming: rates.incoming, outgoing: rates.outgoing,
      incomingTotal: rates.totals.incoming, outgoingTotal: rates.totals.outgoing,
      devices: rates.devices,
      incomingHistory: incoming, outgoingHistory: outgoing)
  }

  /// Returns the interfaces that carry the machine's traffic, then those whose traffic passes through
  /// them; of both, those that have never carried anything come last.
  private static func ordered(_ interfaces: [NetworkCounters]) -> [NetworkCounters] {
    let ranks = interfaces.map { ($0.isVirtual ? 2 : 0) + ($0.received | $0.sent == 0 ? 1 : 0) }
    return (0...3).flatMap { rank in
      interfaces.indices.filter { ranks[$0] == rank }.map { interfaces[$0] }
    }
  }
}
