import Glibc

/// A folder of which files are read, replaced and removed without following any link in it: somebody else,
/// who may have made the links, would say which files these are.
///
/// Names are paths from the folder on. Links on the way to the folder itself are its user's own.
package struct LinklessFolder: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Opens a folder; `nil` if it is not there.
  package init?(_ path: String) {
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    (self.path, self.descriptor) = (path, descriptor)
  }

  /// Opens a folder, which is made where it is missing.
  package init(making path: String) throws(FileError) {
    try FileAccess.makeFolder(path)
    guard let folder = LinklessFolder(path) else {
      throw FileError(path: path, call: "opened", code: errno)
    }
    self = folder
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

  /// Opens a folder, which is made with those on the way where they are missing. The caller closes it.
  package func openFolder(_ name: String) throws(FileError) -> Int32 {
    try makeFolder(name)
    let place = try Place(of: "\(name)/.", in: self, makesFolders: false)
    return Glibc.open("/proc/self/fd/\(place.folder)", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
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
      guard !["", ".."].contains(self.name), !name.utf8.contains(0),
        !parts.contains(where: { ["", ".", ".."].contains($0) })
      else { throw FileError(path: path, call: "opened", code: EINVAL) }
      var folder = fcntl(top.descriptor, F_DUPFD_CLOEXEC, 0)
      for part in parts where folder >= 0 {
        if makesFolders { mkdirat(folder, part, 0o700) }
        // It need not be readable.
        let next = openat(folder, part, Self.path | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        let code = errno
        close(folder)
        (folder, errno) = (next, code)
      }
      guard folder >= 0 else { throw FileError(path: path, call: "opened", code: errno) }
      self.folder = folder
    }

    deinit { close(folder) }

    /// The kernel's `O_PATH`, which Glibc's module leaves out.
    private static let path: Int32 = 0o10000000

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
