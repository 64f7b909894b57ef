public import FoundationEssentials

/// The processes at a moment.
public struct ProcessesReading: Sendable, Equatable {
  /// What decides which processes come first.
  public enum Order: Sendable {
    /// Most processor time first; of equals, most memory.
    case cpu
    /// Most memory first.
    case memory
  }

  /// When they were read.
  public var date: Date
  /// The first processes in the order asked for; of equals, the lower process id.
  public var processes: [ProcessUsage]
  /// All processes, threads of the kernel included.
  public var total: Int
  /// Processes that are running or could run.
  public var running: Int
}
