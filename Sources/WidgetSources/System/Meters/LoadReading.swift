public import FoundationEssentials

/// The load averages at one time.
public struct LoadReading: Sendable, Equatable {
  /// The date of the reading.
  public var date: Date
  /// The averages and the numbers of threads.
  public var load: LoadAverage
  /// The one-minute averages of all samples.
  public var history: History
}
