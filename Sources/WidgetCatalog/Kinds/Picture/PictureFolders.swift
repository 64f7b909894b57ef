import WidgetBase
import WidgetSources

/// The folders whose pictures data may name.
///
/// A server's answer selects one of the pictures that lie there, and shows no other file of the user.
struct PictureFolders: Sendable {
  private let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  /// Throws unless a picture lies in one of the folders, wherever links on its path lead.
  func check(_ path: String) throws(SourceFailure) {
    try check(path, at: FilePath.real(path) ?? FilePath.settled(path))
  }

  /// Throws unless the place without links at which a picture was found lies in one of the folders.
  func check(_ path: String, at place: String?) throws(SourceFailure) {
    let roots = paths.compactMap { folder in
      FilePath.real(folder).flatMap { WrittenFolders.isLedAstray(folder, toPlace: $0) ? nil : $0 }
    }
    guard let place, roots.contains(where: { $0 == "/" || place.hasExactPrefix($0 + "/") }) else {
      throw SourceFailure(
        "names a picture of another folder",
        "Data may name pictures in the board's folder, or in those of the widget's folders:, and \(path) lies elsewhere."
      )
    }
  }
}
