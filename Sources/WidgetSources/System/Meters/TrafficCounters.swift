/// The byte counters of devices in two directions, from which rates since the previous sample
/// follow.
struct TrafficCounters {
  /// The two counters of one device.
  struct Counter {
    var name: String
    var incoming: UInt64
    var outgoing: UInt64
    /// False if another device counts the same bytes, so that this one is not part of the sum.
    var isSummed = true
  }

  /// The rates of all devices since the previous sample.
  struct Rates {
    var devices: [Traffic]
    /// The sums, or `nil` if the rate of a summed device is unknown although it existed before.
    var incoming: Double?
    var outgoing: Double?
    /// The bytes of all summed devices.
    var totals: (incoming: UInt64, outgoing: UInt64)
  }

  private var previous: [Counter] = []
  private var previousClock: Double?

  /// Adds a sample and returns the rates; `clock` is in seconds.
  mutating func rates(_ counters: [Counter], clock: Double) -> Rates {
    defer {
      previous = counters
      previousClock = clock
    }
    let summed = counters.filter(\.isSummed)
    var rates = Rates(
      devices: [],
      totals: (
        summed.reduce(0) { $0 &+ $1.incoming }, summed.reduce(0) { $0 &+ $1.outgoing }
      ))
    var isKnown = true
    for counter in counters {
      let earlier = previous.first { $0.name == counter.name }
      let rate = earlier.flatMap { self.rate(from: $0, to: counter, clock: clock) }
      rates.devices.append(
        Traffic(name: counter.name, incoming: rate?.incoming, outgoing: rate?.outgoing))
      guard counter.isSummed else { continue }
      if let rate {
        rates.incoming = (rates.incoming ?? 0) + rate.incoming
        rates.outgoing = (rates.outgoing ?? 0) + rate.outgoing
      } else if earlier != nil {
        // A sum without the device whose counter restarted would show a dip that did not happen.
        isKnown = false
      }
    }
    return isKnown ? rates : Rates(devices: rates.devices, totals: rates.totals)
  }

  private func rate(
    from earlier: Counter, to later: Counter, clock: Double
  ) -> (incoming: Double, outgoing: Double)? {
    guard let previousClock, clock > previousClock, later.incoming >= earlier.incoming,
      later.outgoing >= earlier.outgoing
    else { return nil }
    let seconds = clock - previousClock
    return (
      Double(later.incoming - earlier.incoming) / seconds,
      Double(later.outgoing - earlier.outgoing) / seconds
    )
  }
}
