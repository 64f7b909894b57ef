/// A battery that powers the machine, unlike a mouse's.
public struct Battery: Sendable, Equatable {
  /// The state of a battery.
  public enum State: String, Sendable {
    /// The battery is charging.
    case charging
    /// The battery supplies power.
    case discharging
    /// The battery is full.
    case full
    /// The battery is on mains but kept below full, or waiting to be charged.
    case idle = "not charging"
    /// The state is unknown, or reported in an unknown word.
    case unknown
  }

  /// The name, such as `BAT0`.
  public var name: String
  /// The charge, from 0 to 1.
  public var charge: Double
  /// The state.
  public var state: State
  /// The seconds until it is empty, or full when charging; `nil` if unknown.
  public var secondsLeft: Double?
  /// The power that it supplies or draws, in watts, or `nil` if it reports amperes.
  public var watts: Double?
  /// The capacity relative to its design, from 0 to 1, or `nil` if unknown.
  public var health: Double?

  /// Creates a battery with a charge from 0 to 1.
  public init(
    name: String, charge: Double, state: State, secondsLeft: Double? = nil, watts: Double? = nil,
    health: Double? = nil
  ) {
    self.name = name
    self.charge = charge
    self.state = state
    self.secondsLeft = secondsLeft
    self.watts = watts
    self.health = health
  }

  /// Parses a power supply's `uevent`, which lists all its other files; returns `nil` if there is
  /// no charge.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> Battery? {
    let supply = PowerSupply(bytes)
    guard let charge = supply.charge else { return nil }
    return Battery(
      name: supply.name, charge: charge, state: supply.state, secondsLeft: supply.secondsLeft,
      watts: supply.watts, health: supply.health)
  }
}
