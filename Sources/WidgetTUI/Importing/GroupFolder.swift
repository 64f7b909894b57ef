import Glibc
import WidgetBase
import WidgetImport

/// The folder of an app group, which the app and the widgets of a project share.
///
/// On Apple's systems a group belongs to a team, whose certificate says so. Here anybody may write any name into a project.
/// So the folder belongs to the first project that was added with the group, and another one gets it from the board's
/// author alone, who names it under `write:`.
struct GroupFolder: Sendable, Hashable {
  /// The identifier of the group.
  let group: String
  /// The folder with the folders of all groups.
  private let root: String

  /// - Parameter group: The identifier, which is the name of one folder.
  init(_ group: String, in root: String = Self.root) { (self.group, self.root) = (group, root) }

  /// Returns the folder of a group in which a path lies; `nil` if it lies in none.
  init?(with path: String, in root: String = Self.root) {
    guard let inside = path.withoutExactPrefix(root + "/"),
      let group = inside.splitExactly(separator: "/").first.map(String.init), AppGroup.isName(group)
    else { return nil }
    self.init(group, in: root)
  }

  /// The folder with the folders of all groups, in which the programs of bundles look for theirs.
  static var root: String {
    let variables = ProcessEnvironment.own
    let data = variables["XDG_DATA_HOME"] ?? "\(variables["HOME"] ?? "/")/.local/share"
    return "\(data)/widgettui/groups"
  }

  /// Returns the project of a program that an import made: the folder in which the import has put its own.
  static func project(of program: String) -> String {
    let folder = FilePath.folder(of: FilePath.folder(of: FilePath.real(program) ?? program))
    let imports = FilePath.folder(of: folder)
    return Path.name(of: imports) == ".widgettui" ? FilePath.folder(of: imports) : folder
  }

  var path: String { "\(root)/\(group)" }

  // No group has a name that begins with a dot, so that no bundle may write it.
  private var ownerFile: String { "\(root)/.owners/\(group)" }

  /// The path of the project to which the folder belongs; `nil` if nobody has noted one.
  var owner: String? {
    let bytes = (try? FileAccess.read(ownerFile, limit: Int(PATH_MAX))).flatMap { $0 }
    // An editor ends the line that somebody has written.
    return bytes.map { bytes in
      String(
        decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
  }

  /// Returns the reason for which a project does not get the folder; `nil` if it gets it, as its owner or because there
  /// is none yet.
  func refusal(to project: String) -> String? {
    guard let owner else {
      // Somebody else's data may lie there, or come there.
      return FilePath.isThere(path) ? "is there, and no project was added that it belongs to" : nil
    }
    // By their bytes: two folders may have names that look the same.
    return ExactText.isSame(owner, project)
      ? nil : "belongs to \(VisibleText.quoted(owner, limit: 400))"
  }

  /// Makes the folder, which belongs to a project from then on.
  func give(to project: String) throws(FileError) {
    try FileAccess.makeFolder(FilePath.folder(of: ownerFile))
    try FileAccess.replace(ownerFile, with: Array(project.utf8))
    try FileAccess.makeFolder(path)
  }

  /// Has the folder belong to nobody, where it belonged to nobody before.
  func takeBack() { unlink(ownerFile) }
}
