/// One battery that runs the machine (not the one of a mouse).
public struct Battery: Sendable, Equatable {
  /// What a battery does.
  public enum State: String, Sendable {
    /// It takes power.
    case charging
    /// It gives power.
    case discharging
    /// It holds all it can.
    case full
    /// On mains but held below full, or waiting to be charged.
    case idle = "not charging"
    /// It does not say, or in a word that is not known.
    case unknown
  }

  /// Its name, as `BAT0`.
  public var name: String
  /// How full it is, 0…1.
  public var charge: Double
  /// What it does.
  public var state: State
  /// Seconds until it is empty, or full when charging; nil when the battery does not say enough.
  public var secondsLeft: Double?
  /// The power that it gives or takes, in watts; nil when the battery counts in amperes.
  public var watts: Double?
  /// What it can hold of what it was made to hold, 0…1; nil when it does not say.
  public var health: Double?

  /// A battery, its charge 0…1, what it does and for how many seconds still.
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

  /// Reads a power supply's `uevent`, which lists all its other files; nil without a charge.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> Battery? {
    let supply = PowerSupply(bytes)
    guard let charge = supply.charge else { return nil }
    return Battery(
      name: supply.name, charge: charge, state: supply.state, secondsLeft: supply.secondsLeft,
      watts: supply.watts, health: supply.health)
  }
}
