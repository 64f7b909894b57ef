import WidgetArchive
import WidgetSettings
import WidgetTimeline

/// Watches the files of a board: editors write them anew, or put others in their place.
final class BoardWatch {
  private let watches: [FolderWatch]
  private let paths: [String]
  private var stamps: [String: FileStamp?]

  /// Watches the files at whole paths. What cannot be watched is not.
  init(_ paths: [String]) {
    // A link's file is written in the file's own folder.
    self.paths = paths
    let folders = Set((paths + paths.compactMap(FilePath.real)).map { FilePath.folder(of: $0) })
    watches = folders.compactMap { try? FolderWatch($0, tellsOfLinks: true) }
    stamps = Dictionary(paths.map { ($0, FileAccess.stamp($0)) }) { first, _ in first }
  }

  /// A watch of other files too.
  func watching(_ others: [String]) -> BoardWatch {
    BoardWatch(paths + others.filter { !paths.contains($0) })
  }

  /// Readable when anything in the files' folders changed.
  var descriptors: [Int32] { watches.map(\.descriptor) }

  /// Whether one of the files is another one than at the last question.
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
