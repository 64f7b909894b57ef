import Glibc

/// A folder of which files are read, replaced and removed without following any link in it: somebody else,
/// who may have made the links, would say which files these are.
///
/// Names are paths from the folder on. Links on the way to the folder itself are not followed either: whoever
/// may be trusted with them has them settled first, once (``FilePath/settled(_:)``).
package struct LinklessFolder: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Opens a folder by its whole path; `nil` if it is not there, a link or behind one.
  package init?(_ path: String) {
    do throws(FileError) { try self.init(path, makesFolders: false) } catch { return nil }
  }

  /// Opens a folder by its whole path, which is made where it is missing.
  package init(making path: String) throws(FileError) { try self.init(path, makesFolders: true) }

  /// Takes a folder that is open, and is wherever it was moved.
  package init?(open descriptor: Int32, path: String) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    (self.path, self.descriptor) = (path, copy)
  }

  private init(_ path: String, makesFolders: Bool) throws(FileError) {
    let root = Glibc.open("/", FileAccess.placeOnly | O_DIRECTORY | O_CLOEXEC)
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
      .map { String(decoding: $0, as: UTF8.self) }
    let folder = path.hasExactPrefix("/") ? Self.walk(parts, from: root, makesFolders) : -1
    guard folder >= 0 else { throw FileError(path: path, call: "opened", code: errno) }
    (self.path, descriptor) = (path, folder)
  }

  deinit { close(descriptor) }

  // MARK: Files

  /// Returns the bytes of a file; `nil` if it is missing, no regular file, a link or behind one, or has more
  /// bytes than `limit`.
  package func read(_ name: String, limit: Int) -> [UInt8]? {
    guard let place = try? Place(of: name, in: self, makesFolders: false) else { return nil }
    return place.read(limit: limit)
  }

  /// Opens a file to read it; `nil` if it is missing, no regular file, a link or behind one. The caller closes it.
  package func open(_ name: String) -> Int32? {
    guard let place = try? Place(of: name, in: self, makesFolders: false) else { return nil }
    return place.open()
  }

  /// Returns the sorted names in a folder; empty if it is missing, a link or behind one.
  package func names(in name: String) -> [String] {
    guard let place = try? Place(of: "\(name)/.", in: self, makesFolders: false) else { return [] }
    return FileAccess.names(in: "/proc/self/fd/\(place.folder)")
  }

  /// Opens the folder once more. The caller closes it.
  package func openFolder() throws(FileError) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw FileError(path: path, call: "opened", code: errno) }
    return copy
  }

  /// Makes a folder and those on the way to it.
  package func makeFolder(_ name: String) throws(FileError) {
    _ = try Place(of: "\(name)/.", in: self, makesFolders: true)
  }

  /// Creates a file to write it, in place of another or of a link; the folders on the way to it are made. The caller
  /// closes it.
  package func create(_ name: String, mode: UInt32) throws(FileError) -> Int32 {
    let place = try Place(of: name, in: self, makesFolders: true)
    return try place.create(place.name, mode: mode)
  }

  /// Makes a symbolic link; the folders on the way to it are made.
  package func link(_ name: String, to target: String) throws(FileError) {
    let place = try Place(of: name, in: self, makesFolders: true)
    guard symlinkat(target, place.folder, place.name) == 0 else {
      throw FileError(path: place.path, call: "written", code: errno)
    }
  }

  /// Removes a folder with all that is in it.
  package func removeFolder(_ name: String) {
    guard let place = try? Place(of: name, in: self, makesFolders: false) else { return }
    FolderRemoval.remove("/proc/self/fd/\(place.folder)/\(place.name)")
  }

  /// Replaces a file, and a link in its place; the folders on the way to it are made.
  package func replace(_ name: String, with bytes: [UInt8]) throws(FileError) {
    try Place(of: name, in: self, makesFolders: true).replace(with: bytes)
  }

  /// Removes a file, or a link in its place.
  package func remove(_ name: String) {
    guard let place = try? Place(of: name, in: self, makesFolders: false) else { return }
    unlinkat(place.folder, place.name, 0)
  }

  /// Returns the sorted names of all regular files in a folder and in those below it.
  package func files(below name: String, depth: Int = 24) -> [String] {
    guard depth > 0, let place = try? Place(of: "\(name)/.", in: self, makesFolders: false) else {
      return []
    }
    return FileAccess.names(in: "/proc/self/fd/\(place.folder)").flatMap { part -> [String] in
      var status = stat()
      guard fstatat(place.folder, part, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return [] }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return ["\(name)/\(part)"]
      case S_IFDIR: return files(below: "\(name)/\(part)", depth: depth - 1)
      default: return []
      }
    }
  }

  // MARK: Places

  /// Opens the folders of a path one by one, without following a link; returns the last one, or -1 with `errno`.
  ///
  /// - Parameter start: The folder from which the path begins; it is closed.
  private static func walk(_ parts: [String], from start: Int32, _ makesFolders: Bool) -> Int32 {
    var folder = start
    for part in parts where folder >= 0 {
      var next: Int32 = -1
      errno = EINVAL
      if !["", ".", ".."].contains(part), !part.utf8.contains(0) {
        if makesFolders { mkdirat(folder, part, 0o700) }
        // It need not be readable.
        next = openat(folder, part, FileAccess.placeOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      }
      let code = errno
      close(folder)
      (folder, errno) = (next, code)
    }
    return folder
  }

  /// A name in an open folder.
  private struct Place: ~Copyable {
    let path: String
    let folder: Int32
    let name: String

    /// Opens the folders on the way to a name, one by one.
    ///
    /// - Parameter name: A path; `.` as its last part stands for the folder itself.
    init(
      of name: String, in top: borrowing LinklessFolder, makesFolders: Bool
    ) throws(FileError) {
      path = "\(top.path)/\(name)"
      var parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      self.name = parts.removeLast()
      guard !["", ".."].contains(self.name), !name.utf8.contains(0)
      else { throw FileError(path: path, call: "opened", code: EINVAL) }
      let start = fcntl(top.descriptor, F_DUPFD_CLOEXEC, 0)
      let folder = LinklessFolder.walk(parts, from: start, makesFolders)
      guard folder >= 0 else { throw FileError(path: path, call: "opened", code: errno) }
      self.folder = folder
    }

    deinit { close(folder) }

    /// Opens the file; `nil` if there is no regular file.
    func open() -> Int32? {
      let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW
      let file = openat(folder, name, flags)
      guard file >= 0 else { return nil }
      var status = stat()
      if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return file }
      close(file)
      return nil
    }

    func read(limit: Int) -> [UInt8]? {
      guard let file = open() else { return nil }
      defer { close(file) }
      return (try? FileAccess.read(file, of: path, limit: limit)).flatMap { $0 }
    }

    /// Creates a file of a name in the folder, in place of what has it.
    func create(_ name: String, mode: UInt32) throws(FileError) -> Int32 {
      unlinkat(folder, name, 0)
      let file = openat(
        folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      guard file >= 0 else { throw FileError(path: path, call: "written", code: errno) }
      return file
    }

    func replace(with bytes: [UInt8]) throws(FileError) {
      let temporary = ".\(name).\(getpid())\(FileReplacement.suffix)"
      let file = try create(temporary, mode: 0o600)
      defer { close(file) }
      guard FileAccess.write(bytes, to: file), renameat(folder, temporary, folder, name) == 0
      else {
        let code = errno
        unlinkat(folder, temporary, 0)
        throw FileError(path: path, call: "written", code: code)
      }
    }
  }
}
