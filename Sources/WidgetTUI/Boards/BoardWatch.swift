import WidgetArchive
import WidgetSettings
import WidgetTimeline

/// A watch on the files of a board; editors rewrite them or replace them with others.
final class BoardWatch {
  private let watches: [FolderWatch]
  private let paths: [String]
  private var stamps: [String: FileStamp?]

  /// Watches the files at absolute paths, skipping those that cannot be watched.
  init(_ paths: [String]) {
    // A symbolic link's target is written in the target's own folder.
    self.paths = paths
    let folders = Set((paths + paths.compactMap(FilePath.real)).map { FilePath.folder(of: $0) })
    watches = folders.compactMap { try? FolderWatch($0, tellsOfLinks: true) }
    stamps = Dictionary(paths.map { ($0, FileAccess.stamp($0)) }) { first, _ in first }
  }

  /// Returns a watch that includes other files.
  func watching(_ others: [String]) -> BoardWatch {
    BoardWatch(paths + others.filter { !paths.contains($0) })
  }

  /// The descriptors, which are readable when anything in the files' folders has changed.
  var descriptors: [Int32] { watches.map(\.descriptor) }

  /// Returns true if one of the files has changed since the last call.
  func hasChanged() -> Bool {
    guard watches.filter({ $0.hasChanged }).count > 0 else { return false }
    var hasChanged = false
    for (path, stamp) in stamps {
      let now = FileAccess.stamp(path)
      if now != stamp { hasChanged = true }
      stamps[path] = now
    }
    return hasChanged
  }
}
