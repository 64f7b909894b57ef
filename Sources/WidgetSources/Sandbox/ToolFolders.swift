import WidgetBase
import WidgetSettings

/// The folders of `PATH` with what is installed beside them, which every program reads.
///
/// The user put them there, and managers of versions reach them by links; but a link that came with a tool may lead to
/// anything.
struct ToolFolders {
  private let links: FollowedLinks
  private let wide: WideFolders
  private let home: String?
  /// The folders in which managers of versions keep a link for each shell; nobody unpacks anything there.
  private let sessions: [String]
  private let folders: [String]

  init(_ environment: ProcessEnvironment, _ links: FollowedLinks, unless wide: WideFolders) {
    (self.links, self.wide, home) = (links, wide, environment["HOME"])
    let state = environment["XDG_STATE_HOME"] ?? home.map { "\($0)/.local/state" }
    sessions = [environment["XDG_RUNTIME_DIR"], state].compactMap { $0.flatMap(FilePath.real) }
    folders = (environment["PATH"] ?? "").splitExactly(separator: ":").map(String.init)
  }

  /// The paths of the folders and of the parts of their installations.
  var places: [String] {
    let known = folders.filter(isKnown)
    return known + known.flatMap(installation)
  }

  /// Returns true if a folder is where its path says, or is itself a link to a folder of programs by its name.
  private func isKnown(_ folder: String) -> Bool {
    let walk = FileLink.walk(folder)
    guard !walk.mayLead(through: { $0.leavesRepository(home: home) }) else { return false }
    return !walk.mayLead { !stays($0) }
      || Self.isOne(folder) && !FileLink.walk(FilePath.folder(of: folder)).mayLead { !stays($0) }
  }

  /// Returns true for a link that may be followed: it stays in its folder, or nobody unpacked it.
  private func stays(_ link: FileLink) -> Bool {
    links.isFollowed(link) || sessions.contains { FilePath.lies(link.folder, in: $0) }
      || FilePath.lies(link.target, in: link.folder) && !wide.contains(link.folder)
  }

  /// Returns the parts of an installation to which a folder of programs belongs; none if it is not named
  /// as such, or lies where much else does, as `~/bin`.
  ///
  /// Not the whole of it: tools keep the tokens of their users beside their programs.
  private func installation(of folder: String) -> [String] {
    let (above, name) = FilePath.parts(folder)
    let root = FilePath.real(above) ?? above
    // Where there is no such folder, a link of who wrote the tool may lead to anything.
    guard ["bin", "shims"].contains(name), let real = FilePath.real(folder),
      ExactText.isSame(real, "\(root)/\(name)"), !wide.contains(root)
    else { return [] }
    // Who wrote the tool made the links in its folder.
    return Self.installed.map { "\(above)/\($0)" }.filter { part in
      FilePath.real(part).map { FilePath.lies($0, in: root) } ?? false
    }
  }

  /// Returns true if a folder is one of programs by the name that it has without links.
  static func isOne(_ folder: String) -> Bool {
    FilePath.real(folder).map { names.contains(FilePath.parts($0).name) } ?? false
  }

  /// The names of folders of programs, around which is what came with them.
  private static let names: Set = ["bin", "libexec", "sbin", "shims"]

  /// The names of what programs and libraries consist of, and of what environments of Python, Ruby and
  /// Node say about the version in use.
  private static let installed = [
    "Cellar", "bin", "etc/ca-certificates", "etc/openssl@3", "include", "installs", "lib", "lib32",
    "lib64", "libexec", "opt", "plugins", "pyenv.d", "pyvenv.cfg", "rbenv.d", "sbin", "share",
    "shims", "ssl", "version", "versions",
  ]
}
