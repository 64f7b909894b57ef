/// Something that writes values as text, in the shape of Foundation's `Formatter`, which conforms
/// by an empty extension where Foundation is there.
public protocol TextFormatter {
  /// The value as text; nil for one that it cannot write.
  func string(for value: Any?) -> String?
}
