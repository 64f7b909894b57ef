import Glibc
import WidgetBase

/// The standard error stream.
enum StandardError {
  /// Writes a text, of which nothing acts on a terminal, ignoring errors.
  static func write(_ text: String) {
    _ = FileAccess.write(Array(InertText.text(text).utf8), to: STDERR_FILENO)
  }
}
