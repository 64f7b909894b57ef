import Glibc
import WidgetBase
import WidgetLayout

/// The standard error stream.
enum StandardError {
  /// Writes a text, of which nothing acts on a terminal, ignoring errors.
  static func write(_ text: String) {
    _ = FileAccess.write(
      SevenBit.bytes(InertText.text(text), for: STDERR_FILENO), to: STDERR_FILENO)
  }
}
