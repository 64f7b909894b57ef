import FoundationEssentials
import WidgetBase

/// The paths that a program decides about itself: those that lead through a folder which it may write.
///
/// A part of such a path may be a link to anywhere, which the program made in an earlier run.
package struct SteeredPaths {
  private let folders: Set<String>

  /// Creates the paths through folders, without those of the folders themselves.
  package init(_ folders: [String]) { self.folders = Set(folders.compactMap { FilePath.real($0) }) }

  /// Returns true if a whole path leads through one of the folders.
  func contains(_ path: String) -> Bool {
    guard !folders.isEmpty else { return false }
    var place = "/"
    for part in path.splitExactly(separator: "/") where part != "." {
      if isInside(place) { return true }
      let next = place == "/" ? "/\(part)" : "\(place)/\(part)"
      place = FilePath.real(next) ?? next
    }
    return false
  }

  /// Returns true if a whole path leads through a link in one of the folders to what lies in none of them.
  func leaves(by path: String) -> Bool {
    FileLink.all(on: path).contains { isInside($0.folder) && !isInside($0.target) }
  }

  /// Returns true if a place without links is one of the folders, or lies in one.
  package func isInside(_ place: String) -> Bool {
    folders.contains { place == $0 || place.hasExactPrefix($0 == "/" ? "/" : $0 + "/") }
  }
}
