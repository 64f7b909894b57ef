import Glibc

/// Where errors are written.
enum StandardError {
  /// Writes a text; one that nobody reads is lost.
  static func write(_ text: String) {
    _ = text.withCString { Glibc.write(STDERR_FILENO, $0, text.utf8.count) }
  }
}
