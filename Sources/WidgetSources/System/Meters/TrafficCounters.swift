/// Counters of bytes in two directions, by device; gives the rates since the sample before.
struct TrafficCounters {
  /// One device's two counters.
  struct Counter {
    var name: String
    var incoming: UInt64
    var outgoing: UInt64
    /// Whether it is part of the sum; not so when another device counts the same bytes.
    var isSummed = true
  }

  /// The rates of all devices since the sample before.
  struct Rates {
    var devices: [Traffic]
    /// The sums; nil while a summed device's rate is not known though it was there before.
    var incoming: Double?
    var outgoing: Double?
  }

  private var previous: [Counter] = []
  private var previousClock: Double?

  /// Takes the next sample; `clock` in seconds.
  mutating func rates(_ counters: [Counter], clock: Double) -> Rates {
    defer {
      previous = counters
      previousClock = clock
    }
    var rates = Rates(devices: [])
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
        // A sum without the device that began again would show a dip that was not there.
        isKnown = false
      }
    }
    return isKnown ? rates : Rates(devices: rates.devices)
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
