import Glibc

/// The standard error stream.
enum StandardError {
  /// Writes a text, ignoring errors.
  static func write(_ text: String) {
    _ = text.withCString { Glibc.write(STDERR_FILENO, $0, text.utf8.count) }
  }
}
