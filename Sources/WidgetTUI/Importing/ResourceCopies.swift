import Glibc
import WidgetBase
import WidgetImport

/// The copies of a project's resources beside the program: files only, as many as there is room for.
///
/// A link would lead elsewhere from its new place. The file that it leads to is copied, if it lies in the
/// project; a link to a folder is left out.
struct ResourceCopies {
  private let folder: ImportFolder
  private let tree: ProjectTree
  private var bytes = 0
  private var files = 0

  /// The most bytes and files that are copied.
  static let (mostBytes, mostFiles) = (512 << 20, 20_000)
  /// The deepest folder whose files are copied.
  private static let deepest = 64

  init(into folder: ImportFolder, from tree: ProjectTree) {
    (self.folder, self.tree) = (folder, tree)
  }

  /// Copies a file, or a folder with all that is in it.
  mutating func add(_ source: String, as name: String) throws(ImportError) {
    try add(source, as: name, depth: 0)
  }

  private mutating func add(
    _ source: String, as name: String, depth: Int
  ) throws(ImportError) {
    var status = stat()
    guard tree.isInside(source), lstat(source, &status) == 0 else { return }
    files += 1
    guard files <= Self.mostFiles else { throw tooLarge }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try copy(source, as: name)
    case S_IFLNK: try copyTarget(of: source, as: name)
    case S_IFDIR where depth < Self.deepest:
      try folder.makeFolder(name)
      for part in tree.names(in: source) {
        try add("\(source)/\(part)", as: "\(name)/\(part)", depth: depth + 1)
      }
    default: throw .notWritten(source, "it is neither a file nor a folder, or lies too deep")
    }
  }

  private mutating func copyTarget(of link: String, as name: String) throws(ImportError) {
    var status = stat()
    guard stat(link, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let target = FilePath.real(link)
    else { return }
    try copy(target, as: name)
  }

  private mutating func copy(_ source: String, as name: String) throws(ImportError) {
    let folder = folder
    try folder.copy(source, of: tree, to: name) { (size) throws(ImportError) in
      // A file with holes is as large as it says: its copy has none.
      bytes += size
      guard bytes <= Self.mostBytes else { throw tooLarge }
    }
  }

  private var tooLarge: ImportError { .tooLarge(bytes: Self.mostBytes, files: Self.mostFiles) }
}
