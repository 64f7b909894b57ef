public import FoundationEssentials

/// The load averages at a moment.
public struct LoadReading: Sendable, Equatable {
  /// When they were read.
  public var date: Date
  /// The averages and counts of threads.
  public var load: LoadAverage
  /// The one-minute average of every sample.
  public var history: History
}
