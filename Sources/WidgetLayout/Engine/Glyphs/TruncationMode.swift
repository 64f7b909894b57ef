/// Which part of a text gives way to `…` when there is no room for all of it.
public enum TruncationMode: UInt8, Sendable, Hashable {
  /// The beginning: `…ghij`.
  case head
  /// The end: `abcd…`.
  case tail
  /// What lies between: `ab…ij`.
  case middle
}
