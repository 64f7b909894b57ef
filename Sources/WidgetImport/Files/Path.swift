/// Operations on the paths of projects, without a look at the files.
package enum Path {
  /// Returns a path in a folder, without steps such as `..`; an absolute path stands for itself.
  package static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") {
      switch part {
      case ".": continue
      case ".." where !parts.isEmpty: parts.removeLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the folder that contains a path.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the last component of a path without its ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the ending of a path without its dot, in lower case; empty if it has none.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns a path from a folder on if it lies in it, or else the whole path.
  package static func relative(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
