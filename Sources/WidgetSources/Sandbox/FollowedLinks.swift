import Glibc
package import WidgetBase

/// The links by which a path may permit something to a program.
///
/// What was downloaded brings its links along, and may lie anywhere: these must not choose what is permitted, and
/// nobody can tell them from those that the user has made. So only links are followed that the system has made, or that
/// are on the way to the board.
package struct FollowedLinks {
  private let homes: [String]
  /// The paths of the links on the way to the board, whose user opened it there.
  private let ofBoard: Set<ExactText>

  /// Creates the links that are followed for a program.
  ///
  /// - Parameters:
  ///   - environment: The variables of the program.
  ///   - board: The folder of the board; `nil` for a program of none.
  package init(_ environment: ProcessEnvironment, board: String?) {
    homes = [environment["HOME"], ProcessEnvironment.own["HOME"], UserHome.registered]
      .compactMap { $0.flatMap(FilePath.real) }
    ofBoard = Set((board.map(FileLink.walk)?.links ?? []).map { ExactText($0.path) })
  }

  /// Returns true if a path leads by another link, or if nobody can tell.
  func leave(_ path: String) -> Bool { FileLink.walk(path).mayLead { !isFollowed($0) } }

  /// Returns the places to which paths lead, without those that may lead there by another link.
  package func places(of paths: [String]) -> [String] {
    paths.map(FileLink.walk).filter { walk in !walk.mayLead { !isFollowed($0) } }.map(\.place)
  }

  /// Returns true if a link may decide what a path permits.
  package func isFollowed(_ link: FileLink) -> Bool {
    ofBoard.contains(ExactText(link.path)) || isOfSystem(link)
  }

  /// Folders in which the system has links. What an administrator unpacks lies in folders of its own, and so does what is
  /// mounted.
  private static let ofSystem = ["/", "/home", "/run", "/srv", "/var"]
  /// Folders of the system with all that lies in them, and the one of these in which administrators unpack what they
  /// like.
  private static let partsOfSystem = ["/etc", "/gnu", "/nix", "/snap", "/usr"]
  private static let local = "/usr/local"

  /// Returns true for a link that the system's administrator has made, or a package; that of a package leads to no
  /// home folder.
  private func isOfSystem(_ link: FileLink) -> Bool {
    var status = stat()
    guard lstat(link.path, &status) == 0, status.st_uid == 0 else { return false }
    if Self.ofSystem.contains(link.folder) { return true }
    return Self.partsOfSystem.contains { FilePath.lies(link.folder, in: $0) }
      && !FilePath.lies(link.folder, in: Self.local)
      && !homes.contains { FilePath.lies(link.target, in: $0) }
  }
}
