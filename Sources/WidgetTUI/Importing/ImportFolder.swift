import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase
import WidgetImport

/// The folder of an import: written beside its place, and put there when it is whole.
struct ImportFolder: Sendable {
  /// The place.
  let path: String
  /// The folder that is written.
  let draft: String

  init(_ path: String) { (self.path, draft) = (path, path + ".new") }

  /// Begins with an empty draft; throws if the place has something that is not an import.
  func begin() throws(ImportError) {
    let tree = DiskTree()
    if tree.exists(path), !tree.exists("\(path)/report.json") {
      throw .notWritten(
        path, "it is there and is not an import; --output names another folder")
    }
    FolderRemoval.remove(draft)
    do throws(FileError) { try FileAccess.makeFolder(draft) } catch {
      throw .notWritten(draft, error.reason)
    }
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws(ImportError) {
    let file = "\(draft)/\(name)"
    do throws(FileError) {
      try FileAccess.makeFolder(FilePath.folder(of: file))
      try FileAccess.replace(file, with: Array(text.utf8))
    } catch { throw .notWritten(file, error.reason) }
  }

  /// Writes the package's files and links.
  func write(_ files: PackageFiles) throws(ImportError) {
    for (name, text) in files.texts { try write(text, to: name) }
    for (name, target) in files.links {
      let link = "\(draft)/\(name)"
      do throws(FileError) { try FileAccess.makeFolder(FilePath.folder(of: link)) } catch {
        throw .notWritten(link, error.reason)
      }
      guard symlink(target, link) == 0 else {
        throw .notWritten(link, String(cString: strerror(errno)))
      }
    }
  }

  /// Copies a file or a folder.
  func copy(_ source: String, to name: String) throws(ImportError) {
    let place = "\(draft)/\(name)"
    do {
      try FileAccess.makeFolder(FilePath.folder(of: place))
      if FileManager.default.fileExists(atPath: place) {
        try FileManager.default.removeItem(atPath: place)
      }
      try FileManager.default.copyItem(atPath: source, toPath: place)
    } catch { throw .notWritten(place, "copying \(source) failed: \(error)") }
  }

  /// Puts the draft in its place.
  func commit() throws(ImportError) {
    let old = path + ".old"
    FolderRemoval.remove(old)
    rename(path, old)
    guard rename(draft, path) == 0 else {
      let reason = String(cString: strerror(errno))
      rename(old, path)
      throw .notWritten(path, reason)
    }
    FolderRemoval.remove(old)
  }

  /// Removes the draft.
  func cancel() { FolderRemoval.remove(draft) }
}
