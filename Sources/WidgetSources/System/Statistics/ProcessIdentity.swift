/// A process by its number and its start, so that another one that gets the number later is not taken for it.
public struct ProcessIdentity: Sendable, Hashable {
  /// The process identifier.
  public var processID: Int32
  /// The start in ticks since boot.
  public var startTime: UInt64

  /// Creates an identity.
  public init(processID: Int32, startTime: UInt64) {
    (self.processID, self.startTime) = (processID, startTime)
  }
}
