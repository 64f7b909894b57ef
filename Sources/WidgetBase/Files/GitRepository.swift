/// The folders that people keep under version control as one.
package enum GitRepository {
  /// Returns the root of the git repository that contains a folder, by the folder's real path; `nil` outside of
  /// any repository.
  ///
  /// A repository of the home folder, in which people keep their settings, does not count.
  package static func root(of folder: String, home: String?) -> String? {
    let home = home.flatMap(FilePath.real)
    var place = folder
    while place != "/", place != home, home.map({ !$0.hasExactPrefix(place + "/") }) ?? true {
      if FilePath.isThere("\(place)/.git") { return place }
      place = FilePath.folder(of: place)
    }
    return nil
  }
}
