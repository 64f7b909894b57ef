import Glibc

extension FilePath {
  /// The folder that a path is in, and its name there.
  package static func parts(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  /// The deepest folder on the way to a folder that is there, and the name of what has to come in it;
  /// nil where it is that folder itself.
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
