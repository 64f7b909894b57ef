import CLinux
import Glibc
import WidgetBase

/// A copy of bytes for a library that reads files by their paths: it has no name among files, and nobody can exchange it.
final class MemoryFile: Sendable {
  private let descriptor: Int32

  /// Returns `nil` if this process has no room for it.
  init?(_ bytes: [UInt8]) {
    descriptor = clinux_memory_file("widgettui copy")
    guard descriptor >= 0, FileAccess.write(bytes, to: descriptor) else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The path of the copy while this value lives.
  var path: String { "/proc/self/fd/\(descriptor)" }
}
