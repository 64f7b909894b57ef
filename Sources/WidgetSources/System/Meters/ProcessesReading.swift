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
  /// The number of processes that could not be read in time, of which nothing else is known.
  public var missed = 0

  /// The words for what could not be read; `nil` if nothing was missed.
  package var omission: String? {
    guard missed > 0 else { return nil }
    return missed == 1 ? "1 process could not be read" : "\(missed) processes could not be read"
  }
}
