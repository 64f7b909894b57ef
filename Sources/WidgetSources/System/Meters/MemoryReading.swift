public import FoundationEssentials

/// The use of memory at one time.
public struct MemoryReading: Sendable, Equatable {
  /// The date of the reading.
  public var date: Date
  /// The sizes in bytes.
  public var memory: MemoryInfo
  /// The used fraction of memory in all samples, from 0 to 1.
  public var history: History
}
