public import FoundationEssentials

/// The usage of the processors between the last two samples.
public struct CPUReading: Sendable, Equatable {
  /// The date of the reading.
  public var date: Date
  /// The busy fraction of all processors together, from 0 to 1, or `nil` until there are two
  /// samples.
  public var usage: Double?
  /// The fraction spent in programs, from 0 to 1.
  public var user: Double?
  /// The fraction spent in the kernel, from 0 to 1.
  public var system: Double?
  /// The busy fraction of each processor, from 0 to 1; empty while any of them is unknown.
  public var perCore: [Double]
  /// The number of processors that are online.
  public var coreCount: Int
  /// The values of `usage` in all samples.
  public var history: History
  /// The usage of each processor in the last samples.
  public var coreHistories: [History]
}
