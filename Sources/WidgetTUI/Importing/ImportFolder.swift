import CLinux
import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase
import WidgetImport

/// The folder of an import: written beside its place, and put there when it is whole.
///
/// It lies in the project, where another program may put a link in the place of any folder at any moment: what is
/// written is reached from the folder that was opened at first, without following one.
struct ImportFolder: Sendable {
  /// The place.
  let path: String
  /// The folder that is written.
  let draft: String
  private let parent = OpenedFolder()
  /// The file by which an import's folder is known.
  private static let mark = ".widgettui-import"

  /// - Parameter path: The place, to which no link leads.
  init(_ path: String) {
    self.path = path
    draft = "\(FilePath.folder(of: path))/.\(Path.name(of: path)).importing"
  }

  /// The paths of the place and of the draft from the opened folder on.
  private var opened: (place: String, draft: String) {
    ("\(parent.path)/\(Path.name(of: path))", "\(parent.path)/\(draftName)")
  }

  private var draftName: String { Path.name(of: draft) }

  /// Begins with an empty draft; throws if at the place or the draft's is something that is not an import.
  func begin() throws(ImportError) {
    try openParent()
    try expectImport(at: opened.place, named: path)
    try expectImport(at: opened.draft, named: draft)
    FolderRemoval.remove(opened.draft)
    guard mkdir(opened.draft, 0o700) == 0 else {
      throw .notWritten(draft, String(cString: strerror(errno)))
    }
    try write("", to: Self.mark)
  }

  private func openParent() throws(ImportError) {
    guard !parent.isOpen else { return }
    let folder = FilePath.folder(of: path)
    do throws(FileError) { try parent.open(folder) } catch {
      throw .notWritten(folder, error.reason)
    }
  }

  private func expectImport(at path: String, named name: String) throws(ImportError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR, access("\(path)/\(Self.mark)", F_OK) == 0 else {
      throw .notWritten(
        name, "it is there and is not an import; move it away, or name another folder with --output"
      )
    }
  }

  /// Calls `body` with the opened folder and a name from there on; throws for a name that leads out of the draft.
  private func with<Result>(
    _ name: String, _ body: (borrowing LinklessFolder, String) throws(FileError) -> Result
  ) throws(ImportError) -> Result {
    let place = try place(of: name)
    guard let folder = parent.folder else { throw .notWritten(place, "it is gone") }
    do throws(FileError) { return try body(folder, "\(draftName)/\(name)") } catch {
      throw .notWritten(place, error.reason)
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
    try with(name) { (folder, place) throws(FileError) in
      try folder.replace(place, with: Array(text.utf8))
    }
  }

  /// Writes the package's files and links.
  func write(_ files: PackageFiles) throws(ImportError) {
    for (name, text) in files.texts { try write(text, to: name) }
    for (name, target) in files.links {
      try with(name) { (folder, place) throws(FileError) in try folder.link(place, to: target) }
    }
  }

  /// Makes a folder in the draft.
  func makeFolder(_ name: String) throws(ImportError) {
    try with(name) { (folder, place) throws(FileError) in try folder.makeFolder(place) }
  }

  /// Removes a folder in the draft.
  func removeFolder(_ name: String) throws(ImportError) {
    try with(name) { (folder, place) in folder.removeFolder(place) }
  }

  /// Copies a regular file, but none that a link in its place leads to.
  ///
  /// - Parameter permit: Gets the file's size in bytes, and throws if that is too large.
  func copy(
    _ source: String, of tree: ProjectTree, to name: String, mode: mode_t = 0o600,
    permit: (Int) throws(ImportError) -> Void = { _ in }
  ) throws(ImportError) {
    guard let file = tree.open(source) else { throw .unreadable(source) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(source) }
    try permit(Int(status.st_size))
    try copy(file, to: name, mode: mode)
  }

  private func copy(_ source: Int32, to name: String, mode: mode_t) throws(ImportError) {
    let place = try place(of: name)
    let copy = try with(name) { (folder, place) throws(FileError) in
      try folder.create(place, mode: mode)
    }
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
    let (place, draft) = opened
    try expectImport(at: place, named: path)
    guard clinux_exchange(draft, place) != 0 else {
      FolderRemoval.remove(draft)
      return
    }
    // There is no import yet, or the file system cannot exchange two folders.
    let old = "\(draft)-\(getpid())"
    rename(place, old)
    guard rename(draft, place) == 0 else {
      let reason = String(cString: strerror(errno))
      rename(old, place)
      throw .notWritten(path, reason)
    }
    FolderRemoval.remove(old)
  }

  /// The path of the draft for whoever has to remove it, wherever its folder was moved.
  var openedDraft: String { opened.draft }

  /// Removes the draft.
  func cancel() { FolderRemoval.remove(opened.draft) }
}

/// A folder that stays open, whatever is put in its place.
private final class OpenedFolder: Sendable {
  private let descriptor = Mutex<Int32>(-1)

  deinit { descriptor.withLock { if $0 >= 0 { close($0) } } }

  var isOpen: Bool { descriptor.withLock { $0 >= 0 } }

  /// The path by which this process, and no other, reaches the folder.
  var path: String { "/proc/self/fd/\(descriptor.withLock { $0 })" }

  /// The folder, in which no link is followed.
  var folder: LinklessFolder? {
    LinklessFolder(open: descriptor.withLock { $0 }, path: path)
  }

  /// Opens the folder at a path without links; it is made where it is missing.
  func open(_ path: String) throws(FileError) {
    let opened = try LinklessFolder(making: path).openFolder()
    descriptor.withLock { $0 = opened }
  }
}
