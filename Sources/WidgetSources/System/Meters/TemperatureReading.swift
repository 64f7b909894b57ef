public import FoundationEssentials

/// The temperatures at a moment.
public struct TemperatureReading: Sendable, Equatable {
  /// When they were read.
  public var date: Date
  /// Every sensor that answered, chip by chip; never empty.
  public var sensors: [Temperature]
  /// The sensor that measures most; the first of equals.
  public var hottest: Temperature
  /// The hottest sensor's degrees Celsius of every sample.
  public var history: History
}
