import Glibc

/// A symbolic link that a path leads through.
package struct FileLink: Hashable, Sendable {
  /// The path of the link, through folders without links.
  package let path: String
  /// The real path of the folder in which the link lies.
  package let folder: String
  /// The real path of the file or folder that the link leads to.
  package let target: String

  /// Returns the links on an absolute path, in its order, up to the first part that does not exist.
  package static func all(on path: String) -> [FileLink] {
    var links: [FileLink] = []
    var folder = "/"
    for name in path.splitExactly(separator: "/") {
      let place = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      guard let target = FilePath.real(place) else { break }
      if FilePath.isLink(place) {
        links.append(FileLink(path: place, folder: folder, target: target))
      }
      folder = target
    }
    return links
  }
}
