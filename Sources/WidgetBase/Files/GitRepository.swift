/// The folders that people keep under version control as one.
package enum GitRepository {
  /// Returns the root of the git repository that contains a folder, by the folder's real path; `nil` outside of
  /// any repository.
  ///
  /// A repository of the home folder, in which people keep their settings, does not count.
  ///
  /// - Parameter isWide: Returns true for folders in which files of all kinds lie: an archive that was unpacked in one
  ///   makes no repository of it.
  package static func root(
    of folder: String, home: String?, unless isWide: (String) -> Bool = { _ in false }
  ) -> String? {
    let home = home.flatMap(FilePath.real)
    var place = folder
    while place != "/", place != home, home.map({ !$0.hasExactPrefix(place + "/") }) ?? true {
      if FilePath.isThere("\(place)/.git"), !isWide(place) { return place }
      place = FilePath.folder(of: place)
    }
    return nil
  }
}
