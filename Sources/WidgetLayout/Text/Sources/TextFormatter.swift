/// A formatter that writes values as text. It has the shape of Foundation's `Formatter`, which
/// conforms by an empty extension if Foundation is available.
public protocol TextFormatter {
  /// Returns the value as text, or `nil` if it cannot be written.
  func string(for value: Any?) -> String?
}
