public import FoundationEssentials

/// How long the machine is up, and which it is.
public struct UptimeReading: Sendable, Equatable {
  /// When it was read.
  public var date: Date
  /// Seconds since boot, the time asleep included.
  public var seconds: Double
  /// The machine's name; empty when it cannot be read.
  public var hostName: String
  /// The kernel's release, as `6.1.0-18-amd64`; empty when it cannot be read.
  public var kernelRelease: String

  /// When the machine was booted.
  public var bootDate: Date { date.addingTimeInterval(-seconds) }
}
