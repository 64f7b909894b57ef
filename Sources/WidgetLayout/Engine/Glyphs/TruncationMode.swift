/// The part of a text that `…` replaces when the text does not fit, as in SwiftUI.
public enum TruncationMode: UInt8, Sendable, Hashable {
  /// The beginning: `…ghij`.
  case head
  /// The end: `abcd…`.
  case tail
  /// The middle: `ab…ij`.
  case middle
}
