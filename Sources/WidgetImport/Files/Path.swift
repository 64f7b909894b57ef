import WidgetBase

/// Operations on the paths of projects, without a look at the files.
///
/// Paths are taken apart by bytes, as the system does: a mark makes another character of a slash.
package enum Path {
  private static let slash = UInt8(ascii: "/")

  /// Returns a path in a folder, without steps such as `..`; an absolute path stands for itself.
  package static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.utf8.first == slash ? path : "\(folder)/\(path)"
    var parts: [String] = []
    for part in whole.utf8.split(separator: slash).map({ String(decoding: $0, as: UTF8.self) }) {
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
    guard let slash = path.utf8.lastIndex(of: slash), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    path.utf8.split(separator: slash).last.map { String(decoding: $0, as: UTF8.self) } ?? path
  }

  /// Returns the last component of a path without its ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastExactIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the ending of a path without its dot, in lower case; empty if it has none.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastExactIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns a path from a folder on if it lies in it, or else the whole path.
  package static func relative(_ path: String, to folder: String) -> String {
    lies(path, in: folder)
      ? String(decoding: path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self) : path
  }

  /// Returns true if a path leads into a folder, byte by byte.
  package static func lies(_ path: String, in folder: String) -> Bool {
    path.utf8.starts(with: folder == "/" ? "/".utf8 : (folder + "/").utf8)
  }
}
