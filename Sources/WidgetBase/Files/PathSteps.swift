/// The folders and links through which an absolute path leads: where one of them is replaced, something else is at the
/// path.
package struct PathSteps: Equatable, Sendable {
  /// The path without links, whose end need not exist.
  package let place: String
  /// The links on the way, each by its path through folders without links.
  package let links: [FileLink]
  /// The folders on the way to each link and to the place, without `/`.
  package let folders: [String]

  package static func == (one: PathSteps, other: PathSteps) -> Bool {
    ExactText.isSame(one.place, other.place) && one.links == other.links
      && one.folders.elementsEqual(other.folders, by: ExactText.isSame)
  }

  package init(_ path: String) {
    let walk = FileLink.walk(path)
    (place, links) = (walk.place, walk.links)
    var folders: Set<ExactText> = []
    for end in links.map(\.path) + (walk.isWhole ? [place] : []) {
      var folder = FilePath.folder(of: end)
      while folder.utf8.count > 1, folders.insert(ExactText(folder)).inserted {
        folder = FilePath.folder(of: folder)
      }
    }
    self.folders = folders.sorted().map(\.text)
  }
}
