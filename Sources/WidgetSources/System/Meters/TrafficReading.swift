public import FoundationEssentials

/// The traffic of all disks, or of all network interfaces, between the last two samples.
public struct TrafficReading: Sendable, Equatable {
  /// The date of the reading.
  public var date: Date
  /// The bytes per second read or received by all devices together; `nil` until there are two
  /// samples, and for a step in which a device's counter restarted.
  public var incoming: Double?
  /// The bytes per second written or sent by all devices together; `nil` like `incoming`.
  public var outgoing: Double?
  /// The bytes that all devices together have read or received since they came up.
  public var incomingTotal: UInt64
  /// The bytes that all devices together have written or sent since they came up.
  public var outgoingTotal: UInt64
  /// The devices, never empty: disks in the kernel's order; interfaces that carry the machine's
  /// traffic before those whose traffic passes through them, and unused ones last.
  public var devices: [Traffic]
  /// The values of `incoming` in all samples.
  public var incomingHistory: History
  /// The values of `outgoing` in all samples.
  public var outgoingHistory: History
}
