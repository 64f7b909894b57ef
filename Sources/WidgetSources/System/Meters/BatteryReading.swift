public import FoundationEssentials

/// The batteries at a moment.
public struct BatteryReading: Sendable, Equatable {
  /// When they were read.
  public var date: Date
  /// Every battery that runs the machine, by name; never empty.
  public var batteries: [Battery]
}

extension BatteryReading {
  /// How full the batteries are on average, 0…1.
  public var charge: Double {
    batteries.reduce(0) { $0 + $1.charge } / Double(max(batteries.count, 1))
  }

  /// What the batteries do: a machine with one that charges is charging.
  public var state: Battery.State {
    for state in [Battery.State.charging, .discharging, .idle, .unknown]
    where batteries.contains(where: { $0.state == state }) {
      return state
    }
    return .full
  }

  /// Seconds until all are empty or full at the present flow; nil when they do not say.
  ///
  /// Laptops with two batteries use one after the other, and only that one says.
  public var secondsLeft: Double? {
    batteries.compactMap(\.secondsLeft).max()
  }

  /// The power that all give or take, in watts; nil when none says.
  public var watts: Double? {
    let watts = batteries.compactMap(\.watts)
    return watts.isEmpty ? nil : watts.reduce(0, +)
  }

  /// What the batteries can hold of what they were made to hold, on average, 0…1; nil when none
  /// says.
  public var health: Double? {
    let health = batteries.compactMap(\.health)
    return health.isEmpty ? nil : health.reduce(0, +) / Double(health.count)
  }
}
