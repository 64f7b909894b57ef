import Glibc
import Synchronization
import WidgetBase
import WidgetLayout

/// The standard output stream. Text is written at once, and failures are errors: a full disk must
/// not pass for success.
enum StandardOutput {
  /// The descriptor for this program's own output.
  private static let descriptor = Atomic(STDOUT_FILENO)

  /// Keeps the stream to this program's own words: what a widget's code prints goes to standard error.
  static func reserve() {
    let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard own >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
    descriptor.store(own, ordering: .relaxed)
  }

  /// Writes a text, of which nothing acts on a terminal, wherever its words come from.
  static func write(_ text: String) throws(SystemCallError) {
    try write(bytes: SevenBit.bytes(InertText.text(text), for: own))
  }

  /// Writes JSON, with escapes for what would act on a terminal.
  static func write(json: String) throws(SystemCallError) {
    let isSevenBit = SevenBit.isNeeded(for: own)
    try write(bytes: Array((isSevenBit ? InertText.ascii(json:) : InertText.json)(json).utf8))
  }

  /// Writes a picture of cells as it is; cells hold nothing that acts.
  static func write(picture: String) throws(SystemCallError) {
    try write(bytes: SevenBit.bytes(picture, for: own))
  }

  private static var own: Int32 { descriptor.load(ordering: .relaxed) }

  private static func write(bytes: [UInt8]) throws(SystemCallError) {
    guard FileAccess.write(bytes, to: own) else {
      throw SystemCallError(call: "writing to standard output", code: errno)
    }
  }
}
