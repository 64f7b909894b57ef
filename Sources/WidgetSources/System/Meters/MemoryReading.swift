public import FoundationEssentials

/// The use of memory at a moment.
public struct MemoryReading: Sendable, Equatable {
  /// When it was read.
  public var date: Date
  /// Sizes in bytes.
  public var memory: MemoryInfo
  /// The used part of memory, 0…1, of every sample.
  public var history: History
}
