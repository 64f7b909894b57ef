/// Bytes a second in two directions: read and written, or received and sent.
public struct Traffic: Sendable, Equatable {
  /// The device's name.
  public var name: String
  /// Bytes a second read or received; nil until there are two samples.
  public var incoming: Double?
  /// Bytes a second written or sent; nil until there are two samples.
  public var outgoing: Double?

  /// A device and its two rates in bytes a second.
  public init(name: String, incoming: Double?, outgoing: Double?) {
    self.name = name
    self.incoming = incoming
    self.outgoing = outgoing
  }
}
