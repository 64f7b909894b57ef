/// A formatter of measurements, as in Foundation: `12.5 km`.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Sendable as Foundation's formatters: set it up before other threads use it.
  /// The choice of a unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = Self(rawValue: 1)
    public static let naturalScale = Self(rawValue: 2)
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = Locale.autoupdatingCurrent
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.numbers()

  private static func numbers() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }

  /// Returns a measurement in its own unit, with the unit's symbol.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
    if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
      return number + "°"
    }
    return number + (unitStyle == .short ? "" : " ") + measurement.unit.symbol
  }

  /// Returns the symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }
}
