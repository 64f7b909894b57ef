import WidgetBase

/// The paths that a program decides about itself: those that lead through a folder which it may write.
///
/// A part of such a path may be a link to anywhere, which the program made in an earlier run.
package struct SteeredPaths {
  private let folders: [MountedPlace]
  private let mounts: MountTable

  /// Creates the paths through places to which no link leads, without those of the places themselves.
  ///
  /// One that was exchanged for a link does not count: where that leads is permitted to nobody.
  package init(_ places: [String]) {
    let walks = places.map(FileLink.walk)
    self.init(
      places: walks.filter { $0.isWhole && $0.links.isEmpty }.map(\.place),
      places.isEmpty ? MountTable("") : MountTable.current)
  }

  /// Creates the paths through places without links.
  init(places: [String], _ mounts: MountTable) {
    folders = places.map(mounts.place)
    self.mounts = mounts
  }

  /// Returns true if a whole path leads through one of the folders, or if nobody can tell.
  package func contains(_ path: String) -> Bool {
    !folders.isEmpty && contains(FileLink.walk(path))
  }

  /// Returns true if a way leads through one of the folders, or if nobody can tell.
  func contains(_ walk: FileWalk) -> Bool {
    guard !folders.isEmpty else { return false }
    return !walk.isWhole || walk.folders.contains(where: isInside)
  }

  /// Returns true if a path leads through one of the folders, and a place without links does not lie in that one, or if
  /// nobody can tell.
  ///
  /// Another folder is no better: who may write the first one may not read the other.
  package func leads(_ path: String, outTo place: String) -> Bool {
    guard !folders.isEmpty else { return false }
    let walk = FileLink.walk(path)
    guard walk.isWhole else { return true }
    let ways = walk.folders.map(mounts.place)
    let place = mounts.place(of: place)
    return folders.contains { folder in
      !place.lies(in: folder) && ways.contains { $0.lies(in: folder) }
    }
  }

  /// Returns true if a place without links is one of the folders, or lies in one.
  package func isInside(_ place: String) -> Bool {
    let place = mounts.place(of: place)
    return folders.contains(where: place.lies(in:))
  }
}
