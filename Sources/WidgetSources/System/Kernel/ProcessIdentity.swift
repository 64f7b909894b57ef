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

extension ProcessIdentity {
  /// Returns the start in a line of `/proc/PID/stat`; `nil` if the line ends before it.
  static func startTime(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    // A name may contain anything, but only numbers follow it, so it ends at the last parenthesis.
    guard let close = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    var cursor = ByteCursor(bytes.slice(close + 1..<bytes.count))
    cursor.skipWords(19)
    return cursor.unsigned()
  }
}
