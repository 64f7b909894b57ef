public import FoundationEssentials

/// The processes at one time.
public struct ProcessesReading: Sendable, Equatable {
  /// The order of processes.
  public enum Order: Sendable {
    /// The most processor time first; of equals, the most memory.
    case cpu
    /// The most memory first.
    case memory
  }

  /// The date of the reading.
  public var date: Date
  /// The first processes in the requested order; of equals, the lower PID comes first.
  public var processes: [ProcessUsage]
  /// The number of all processes, including kernel threads.
  public var total: Int
  /// The number of processes that are running or runnable.
  public var running: Int
}
