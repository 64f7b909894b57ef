public import FoundationEssentials

/// The temperatures at one time.
public struct TemperatureReading: Sendable, Equatable {
  /// The date of the reading.
  public var date: Date
  /// The sensors that could be read, chip by chip; never empty.
  public var sensors: [Temperature]
  /// The sensor with the highest temperature; the first of equals.
  public var hottest: Temperature
  /// The highest temperature of all samples, in degrees Celsius.
  public var history: History
}
