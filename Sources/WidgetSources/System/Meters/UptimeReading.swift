public import FoundationEssentials

/// The uptime of the machine, and its name.
public struct UptimeReading: Sendable, Equatable {
  /// The date of the reading.
  public var date: Date
  /// The seconds since boot, including time asleep.
  public var seconds: Double
  /// The machine's name; empty if it cannot be read.
  public var hostName: String
  /// The kernel's release, such as `6.1.0-18-amd64`; empty if it cannot be read.
  public var kernelRelease: String

  /// The date at which the machine was booted.
  public var bootDate: Date { date.addingTimeInterval(-seconds) }
}
