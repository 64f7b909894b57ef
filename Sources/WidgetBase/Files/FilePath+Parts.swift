import Glibc

extension FilePath {
  /// Returns the folder that contains a path, and the name in it.
  package static func parts(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastExactIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (
      folder.isEmpty ? "/" : String(folder),
      String(path[path.unicodeScalars.index(after: slash)...])
    )
  }

  /// Returns the deepest existing folder on the path to a folder, and the name that is missing in
  /// it, or `nil` if the folder itself exists.
  package static func nearestFolder(to path: String) -> (folder: String, missing: String?) {
    var (folder, missing): (String, String?) = (path, nil)
    var status = stat()
    while folder != "/", folder != ".",
      stat(folder, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR
    {
      let parts = parts(folder)
      (folder, missing) = (parts.folder, parts.name)
    }
    return (folder, missing)
  }
}
