public import FoundationEssentials

/// The traffic of all disks, or of all network interfaces, between the last two samples.
public struct TrafficReading: Sendable, Equatable {
  /// When it was read.
  public var date: Date
  /// Bytes a second read or received, of all devices together; nil until there are two samples,
  /// and for a step in which a device's counter began again.
  public var incoming: Double?
  /// Bytes a second written or sent, of all devices together; nil as `incoming`.
  public var outgoing: Double?
  /// Each device in the kernel's order; never empty.
  public var devices: [Traffic]
  /// `incoming` of every sample.
  public var incomingHistory: History
  /// `outgoing` of every sample.
  public var outgoingHistory: History
}
