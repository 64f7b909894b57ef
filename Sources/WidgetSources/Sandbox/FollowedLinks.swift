import Glibc
package import WidgetBase

/// The links by which a path may permit something to a program.
///
/// What was downloaded brings its links along, and may lie anywhere: these must not choose what is permitted. So only
/// links are followed that the system or the user has made, as far as one can tell, and those that lead to nothing
/// further: in their own folder, in their repository, or in the folder that has both the link and the program.
package struct FollowedLinks {
  private let wide: WideFolders
  private let mounts = MountTable.current
  private let home: String?
  /// The folders of the program.
  private let programs: [MountedPlace]
  /// The paths of the links on the way to the board, whose user opened it there.
  private let ofBoard: Set<ExactText>

  /// - Parameters:
  ///   - environment: The variables of the program.
  ///   - board: The folder of the board; `nil` for a program of none.
  ///   - program: The absolute path of the program; `nil` where it is not known.
  package init(_ environment: ProcessEnvironment, board: String?, program: String? = nil) {
    self.init(environment, WideFolders(environment), board: board, program: program)
  }

  init(
    _ environment: ProcessEnvironment, _ wide: WideFolders, board: String?, program: String? = nil
  ) {
    self.wide = wide
    home = environment["HOME"]
    ofBoard = Set((board.map(FileLink.walk)?.links ?? []).map { ExactText($0.path) })
    let paths = [program, program.flatMap(FilePath.real)].compactMap(\.self)
    programs = paths.compactMap { FilePath.real(FilePath.folder(of: $0)) }.map(mounts.place)
  }

  /// Returns true if a path leads by another link, or if nobody can tell.
  func leave(_ path: String) -> Bool { FileLink.walk(path).mayLead { !isFollowed($0) } }

  /// Returns true if a link may decide what a path permits.
  package func isFollowed(_ link: FileLink) -> Bool {
    if ofBoard.contains(ExactText(link.path)) || wide.isHome(link.folder) || Self.isOfSystem(link) {
      return true
    }
    let target = mounts.place(of: link.target)
    return around(link).contains { !wide.contains($0) && target.lies(in: $0) }
  }

  /// The folders in which a link may lead to anything, unless they have what belongs to many programs.
  private func around(_ link: FileLink) -> [MountedPlace] {
    let folder = mounts.place(of: link.folder)
    let repository = GitRepository.root(of: link.folder, home: home).map(mounts.place)
    return [folder] + [repository].compactMap(\.self)
      + programs.flatMap { mounts.common($0, folder) }
  }

  /// Folders in which the system has links, also where root is the user.
  private static let ofSystem = ["/", "/home", "/media", "/mnt", "/run", "/srv", "/var"]
  /// Folders of the system with all that lies in them.
  private static let partsOfSystem = ["/etc", "/gnu", "/nix", "/snap", "/usr"]

  /// Returns true for a link that the system's administrator has made, or a package.
  private static func isOfSystem(_ link: FileLink) -> Bool {
    var status = stat()
    guard lstat(link.path, &status) == 0, status.st_uid == 0 else { return false }
    return geteuid() != 0 || ofSystem.contains(link.folder)
      || partsOfSystem.contains { FilePath.lies(link.folder, in: $0) }
  }
}
