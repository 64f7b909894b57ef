/// The hash FNV-1a of 64 bits: the same in every process and on every machine, as Swift's own is not.
/// It tells things apart; it keeps nothing secret and proves nothing.
package struct FNV1a: Sendable, Hashable {
  /// The hash of what was added so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// The hash of a text.
  package init(_ text: String) { add(text.utf8) }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
