public import FoundationEssentials

/// How busy the processors were between the last two samples.
public struct CPUReading: Sendable, Equatable {
  /// When it was read.
  public var date: Date
  /// The busy part of all processors together, 0…1; nil until there are two samples.
  public var usage: Double?
  /// The part spent in programs, 0…1.
  public var user: Double?
  /// The part spent in the kernel, 0…1.
  public var system: Double?
  /// The busy part of each processor, 0…1; empty while one of them is not known.
  public var perCore: [Double]
  /// Processors that are on.
  public var coreCount: Int
  /// `usage` of every sample.
  public var history: History
}
