import WidgetBase

/// The paths that a program decides about itself: those that lead through a folder which it may write.
///
/// A part of such a path may be a link to anywhere, which the program made in an earlier run.
package struct SteeredPaths {
  private let folders: Set<String>

  /// Creates the paths through folders, without those of the folders themselves.
  ///
  /// A program that may write a folder could replace a folder in it by a link; the target of such a link does not
  /// count.
  package init(_ folders: [String]) {
    let walks = folders.map(FileLink.walk)
    let plain = walks.filter(\.links.isEmpty).map(\.place)
    let linked = walks.filter { !$0.links.isEmpty }
    let near = Self(folders: Set(plain + linked.compactMap(\.links.first?.path)))
    self.init(
      folders: Set(
        plain
          + linked.filter { walk in !walk.links.contains { near.isInside($0.folder) } }.map(\.place)
      ))
  }

  private init(folders: Set<String>) { self.folders = folders }

  /// Returns true if a whole path leads through one of the folders.
  package func contains(_ path: String) -> Bool {
    guard !folders.isEmpty else { return false }
    let (place, links) = FileLink.walk(path)
    return isInside(FilePath.folder(of: place)) || links.contains { isInside($0.folder) }
  }

  /// Returns true if a path leads through one of the folders, and a place without links does not lie in that one.
  ///
  /// Another folder is no better: who may write the first one may not read the other.
  package func leads(_ path: String, outTo place: String) -> Bool {
    guard !folders.isEmpty else { return false }
    let (end, links) = FileLink.walk(path)
    let ways = [FilePath.folder(of: end)] + links.map(\.folder)
    return folders.contains { folder in
      !Self.lies(place, in: folder) && ways.contains { Self.lies($0, in: folder) }
    }
  }

  /// Returns true if a link lies in one of the folders and leads to what lies in none of them.
  func leave(by link: FileLink) -> Bool { isInside(link.folder) && !isInside(link.target) }

  /// Returns true if a place without links is one of the folders, or lies in one.
  package func isInside(_ place: String) -> Bool {
    folders.contains { Self.lies(place, in: $0) }
  }

  private static func lies(_ place: String, in folder: String) -> Bool {
    place == folder || place.hasExactPrefix(folder == "/" ? "/" : folder + "/")
  }
}
