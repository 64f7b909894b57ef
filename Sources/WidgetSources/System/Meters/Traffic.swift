/// The traffic of a device in bytes per second: read and written, or received and sent.
public struct Traffic: Sendable, Equatable {
  /// The device's name.
  public var name: String
  /// The bytes per second read or received, or `nil` until there are two samples.
  public var incoming: Double?
  /// The bytes per second written or sent, or `nil` until there are two samples.
  public var outgoing: Double?

  /// Creates the traffic of a device from two rates in bytes per second.
  public init(name: String, incoming: Double?, outgoing: Double?) {
    self.name = name
    self.incoming = incoming
    self.outgoing = outgoing
  }
}
