import Glibc
import WidgetBase
import WidgetSettings

/// The words for failures of files.
package enum FileWords {
  static func unreadable(_ path: String, _ error: Errno) -> SourceFailure {
    switch error.number {
    case ENOENT, ENOTDIR:
      SourceFailure("no file \(name(path))", "There is no \(path).", kind: .absent)
    case EACCES, EPERM:
      SourceFailure(
        "\(name(path)): permission denied", "This user may not read \(path).", kind: .denied)
    default: SourceFailure("\(name(path)) cannot be read", "\(path): \(error.words).")
    }
  }

  /// The failure of a folder of which this user may read the names only.
  static func unsearchable(_ path: String) -> SourceFailure {
    SourceFailure(
      "\(name(path)): permission denied",
      "This user may read the names in \(path), but not look at its files; chmod +x allows it.",
      kind: .denied)
  }

  /// The failure of a file to which a program can have led this one.
  package static func astray(_ path: String) -> SourceFailure {
    SourceFailure(
      "\(name(path)) is a link of a program",
      "A link in a folder that a program may write leads from \(path) out of it; write the path that is meant.",
      kind: .denied)
  }

  static func folder(_ path: String) -> SourceFailure {
    SourceFailure(
      "\(name(path)) is a folder",
      "Expected a regular file at \(path); tail: and format: need one.")
  }

  static func unwatched(_ path: String, _ error: Errno) -> SourceFailure {
    switch error.number {
    case ENOSPC:
      SourceFailure(
        "too many inotify watches",
        "\(path) is read every 10 s instead; raise fs.inotify.max_user_watches.")
    case EMFILE where !DescriptorLimit.hasRoom: CommandWords.tooManyFiles
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
      "\(name(path)) is not a regular file", "\(path) is a pipe or a device; read it with stream:.")
  }

  static func tooMuch(_ path: String, _ limit: Int) -> SourceFailure {
    .tooLarge(
      limit,
      "\(path) exceeds the limit; read its last lines with tail:, or raise limit:.")
  }

  private static func name(_ path: String) -> String {
    path.splitExactly(separator: "/").last.map(String.init) ?? path
  }
}
