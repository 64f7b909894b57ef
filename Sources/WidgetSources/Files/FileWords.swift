import Glibc
import WidgetSettings

/// The words for files that cannot be read.
enum FileWords {
  static func unreadable(_ path: String, _ error: Errno) -> SourceFailure {
    switch error.number {
    case ENOENT, ENOTDIR:
      SourceFailure("no file \(name(path))", "There is no \(path).", isAbsent: true)
    case EACCES, EPERM:
      SourceFailure(
        "\(name(path)) may not be read", "This user may not read \(path).", isDenied: true)
    default: SourceFailure("\(name(path)) cannot be read", "\(path): \(error.words).")
    }
  }

  static func folder(_ path: String) -> SourceFailure {
    SourceFailure(
      "\(name(path)) is a folder",
      "Expected a file at \(path), as it was before, or as tail: and format: say.")
  }

  static func unwatched(_ path: String, _ error: Errno) -> SourceFailure {
    switch error.number {
    case ENOSPC:
      SourceFailure(
        "too many inotify watches",
        "\(path) is read every 10 s instead; raise fs.inotify.max_user_watches.")
    case EMFILE:
      SourceFailure(
        "too many inotify instances",
        "\(path) is read every 10 s instead; raise fs.inotify.max_user_instances.")
    default:
      SourceFailure(
        "inotify: \(error.words)", "\(path) cannot be watched; it is read every 10 s instead.")
    }
  }

  static func noFile(_ path: String) -> SourceFailure {
    SourceFailure(
      "\(name(path)) is no file", "\(path) is a pipe or a device; a stream: may read it.")
  }

  static func tooMuch(_ path: String, _ limit: Int) -> SourceFailure {
    SourceFailure(
      "more than \(ByteText.text(limit))",
      "\(path) is longer than is read; tail: takes its last lines, limit: sets how much is read.")
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
