public import FoundationEssentials

/// The state of the batteries at one time.
public struct BatteryReading: Sendable, Equatable {
  /// The date of the reading.
  public var date: Date
  /// The batteries that power the machine, by name; never empty.
  public var batteries: [Battery]
}

extension BatteryReading {
  /// The average charge of the batteries, from 0 to 1.
  public var charge: Double {
    batteries.reduce(0) { $0 + $1.charge } / Double(max(batteries.count, 1))
  }

  /// The combined state of the batteries: charging if any is charging, and so on.
  public var state: Battery.State {
    for state in [Battery.State.charging, .discharging, .idle, .unknown]
    where batteries.contains(where: { $0.state == state }) {
      return state
    }
    return .full
  }

  /// The seconds until all are empty or full at the current flow, or `nil` if unknown.
  ///
  /// Laptops with two batteries use one after the other, and only the one in use reports a time.
  public var secondsLeft: Double? {
    batteries.compactMap(\.secondsLeft).max()
  }

  /// The total power that the batteries supply or draw, in watts, or `nil` if none reports it.
  public var watts: Double? {
    let watts = batteries.compactMap(\.watts)
    return watts.isEmpty ? nil : watts.reduce(0, +)
  }

  /// The average capacity of the batteries relative to their design, from 0 to 1, or `nil` if none
  /// reports it.
  public var health: Double? {
    let health = batteries.compactMap(\.health)
    return health.isEmpty ? nil : health.reduce(0, +) / Double(health.count)
  }
}
