import CLinux
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
  /// The file by which an import's folder is known.
  private static let mark = ".widgettui-import"

  init(_ path: String) {
    self.path = path
    draft = "\(FilePath.folder(of: path))/.\(Path.name(of: path)).importing"
  }

  /// Begins with an empty draft; throws if at the place or the draft's is something that is not an import.
  func begin() throws(ImportError) {
    try expectImport(at: path)
    try expectImport(at: draft)
    FolderRemoval.remove(draft)
    do throws(FileError) { try FileAccess.makeFolder(draft) } catch {
      throw .notWritten(draft, error.reason)
    }
    try write("", to: Self.mark)
  }

  private func expectImport(at path: String) throws(ImportError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR, access("\(path)/\(Self.mark)", F_OK) == 0 else {
      throw .notWritten(
        path, "it is there and is not an import; move it away, or name another folder with --output"
      )
    }
  }

  /// Returns the path of a file in the draft; throws for a name that leads out of it.
  private func place(of name: String) throws(ImportError) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }), !name.utf8.contains(0) else {
      throw .notWritten(name, "expected the name of a file in the import's folder")
    }
    return "\(draft)/\(name)"
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws(ImportError) {
    let file = try place(of: name)
    do throws(FileError) {
      try FileAccess.makeFolder(FilePath.folder(of: file))
      try FileAccess.replace(file, with: Array(text.utf8))
    } catch { throw .notWritten(file, error.reason) }
  }

  /// Writes the package's files and links.
  func write(_ files: PackageFiles) throws(ImportError) {
    for (name, text) in files.texts { try write(text, to: name) }
    for (name, target) in files.links {
      let link = try place(of: name)
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
    let place = try place(of: name)
    try expectFiles(at: source)
    do {
      try FileAccess.makeFolder(FilePath.folder(of: place))
      if FileManager.default.fileExists(atPath: place) {
        try FileManager.default.removeItem(atPath: place)
      }
      try FileManager.default.copyItem(atPath: source, toPath: place)
    } catch { throw .notWritten(place, "copying \(source) failed: \(error)") }
  }

  /// Throws if a folder has what cannot be copied, such as a pipe, which would be waited for.
  private func expectFiles(at path: String, depth: Int = 0) throws(ImportError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFLNK: return
    case S_IFDIR where depth < 64:
      for name in FileAccess.names(in: path) {
        try expectFiles(at: "\(path)/\(name)", depth: depth + 1)
      }
    default: throw .notWritten(path, "it is neither a file nor a folder, or lies too deep")
    }
  }

  /// Puts the draft in its place; the last import is removed.
  func commit() throws(ImportError) {
    ImportInterruption.hold()
    try expectImport(at: path)
    guard clinux_exchange(draft, path) != 0 else { return FolderRemoval.remove(draft) }
    // There is no import yet, or the file system cannot exchange two folders.
    let old = "\(draft)-\(getpid())"
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
