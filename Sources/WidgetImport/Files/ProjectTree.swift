import Glibc
package import WidgetBase

/// The files of a project on this machine: nothing outside of its folder is read, wherever the project's
/// paths and links lead.
package struct ProjectTree: FileTree {
  /// The real path of the folder.
  package let root: String
  private let disk = DiskTree()

  /// - Parameter root: The folder; a file in another one is not there.
  package init(root: String) { self.root = FilePath.real(root) ?? root }

  /// Returns the folder that belongs to a project: its repository's, or else the one that has it.
  ///
  /// - Parameters:
  ///   - path: The absolute path of a project, a workspace, a manifest or a folder.
  ///   - isWide: Returns true for folders in which files of all kinds lie, which are no repositories.
  package static func root(
    of path: String, home: String?, unless isWide: (String) -> Bool = { _ in false }
  ) -> String {
    let disk = DiskTree()
    let isBundle = ["xcodeproj", "xcworkspace"].contains(Path.ending(of: path))
    let own = disk.isFolder(path) && !isBundle ? path : Path.folder(of: path)
    let start = FilePath.real(own) ?? own
    return GitRepository.root(of: start, home: home, unless: isWide) ?? start
  }

  /// Returns the first link on the path of a project that leads out of its repository or to a folder above
  /// itself; `nil` if there is none.
  ///
  /// Such a link may be the project's own. Its author would then choose what an import reads.
  package static func linkOut(of path: String, home: String?) -> FileLink? {
    let walk = FileLink.walk(path)
    // Where nobody can tell, it may lead anywhere.
    guard walk.isWhole else { return FileLink(path: path, folder: path, target: "/") }
    return walk.links.first { link in
      link.leavesRepository(home: home) || Path.lies(link.folder, in: link.target)
    }
  }

  /// Returns true for what lies in the folder, wherever the links of its path lead.
  package func isInside(_ path: String) -> Bool { place(path) != nil }

  package func bytes(at path: String) -> [UInt8]? {
    place(path).flatMap { LinklessFolder("/")?.read($0, limit: DiskTree.limit) }
  }

  package func names(in folder: String) -> [String] {
    place(folder).flatMap { LinklessFolder("/")?.names(in: $0) } ?? []
  }

  /// Opens a regular file in the folder; `nil` if there is none.
  ///
  /// Whoever may write the folder could put a link in the place of what was looked at: on the way that was
  /// looked at, none is followed.
  package func open(_ path: String) -> Int32? {
    place(path).flatMap { LinklessFolder("/")?.open($0) }
  }

  /// Returns the real path of what lies in the folder, from the file system's root on; `nil` for anything else.
  private func place(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = FilePath.real(path),
      real.utf8.elementsEqual(root.utf8) || Path.lies(real, in: root)
    else { return nil }
    return String(real.unicodeScalars.drop { $0 == "/" })
  }

  package func isFolder(_ path: String) -> Bool { isInside(path) && disk.isFolder(path) }

  package func isThere(_ path: String) -> Bool {
    var status = stat()
    guard isInside(path), stat(path, &status) == 0 else { return false }
    return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  package func isLink(_ path: String) -> Bool { FilePath.isLink(path) }
}
