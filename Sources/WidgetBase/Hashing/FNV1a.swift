/// The 64-bit FNV-1a hash, which, unlike Swift's own, is the same in every process and on every
/// machine.
///
/// It finds damage and spreads over time. Whoever chooses the texts can find two of the same hash in seconds, so names of
/// files are `Fingerprint`s.
package struct FNV1a: Sendable, Hashable {
  /// The hash of the bytes added so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Creates a hash of a text.
  package init(_ text: String) { add(text.utf8) }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // A loop over any sequence, called from another module, takes ten times as long.
    let isAdded: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      value = Self.hash(buffer, after: value)
    }
    if isAdded == nil {
      value = Array(bytes).withUnsafeBufferPointer { Self.hash($0, after: value) }
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, after start: UInt64) -> UInt64 {
    var value = start
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return value
  }
}
