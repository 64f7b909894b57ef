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
    // By bytes, as the system does: a mark makes another character of a slash.
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains(String(decoding: $0, as: UTF8.self)) }),
      !name.utf8.contains(0)
    else {
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

  /// Makes a folder in the draft.
  func makeFolder(_ name: String) throws(ImportError) {
    let place = try place(of: name)
    do throws(FileError) { try FileAccess.makeFolder(place) } catch {
      throw .notWritten(place, error.reason)
    }
  }

  /// Copies a regular file, but none that a link in its place leads to.
  ///
  /// - Parameter permit: Gets the file's size in bytes, and throws if that is too large.
  func copy(
    _ source: String, to name: String, mode: mode_t = 0o600,
    permit: (Int) throws(ImportError) -> Void = { _ in }
  ) throws(ImportError) {
    let file = open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY)
    guard file >= 0 else { throw .unreadable(source) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(source)
    }
    try permit(Int(status.st_size))
    try copy(file, to: name, mode: mode)
  }

  private func copy(_ source: Int32, to name: String, mode: mode_t) throws(ImportError) {
    let place = try place(of: name)
    try makeFolder(FilePath.folder(of: name))
    unlink(place)
    let copy = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard copy >= 0 else { throw .notWritten(place, String(cString: strerror(errno))) }
    defer { close(copy) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(source, &bytes, bytes.count)
      if count == 0 { return }
      guard count > 0, FileAccess.write(Array(bytes[..<count]), to: copy) else {
        throw .notWritten(place, String(cString: strerror(errno)))
      }
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
