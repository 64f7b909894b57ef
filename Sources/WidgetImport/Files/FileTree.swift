import WidgetBase

/// The files that an import reads.
package protocol FileTree: Sendable {
  /// Returns the bytes of a file, or `nil` if it cannot be read.
  func bytes(at path: String) -> [UInt8]?
  /// Returns the sorted names in a folder; empty if there is no folder.
  func names(in folder: String) -> [String]
  /// Returns true if there is a folder at a path.
  func isFolder(_ path: String) -> Bool
  /// Returns true if there is a file or a folder at a path that the import may read.
  func isThere(_ path: String) -> Bool
  /// Returns true for a symbolic link.
  func isLink(_ path: String) -> Bool
}

extension FileTree {
  /// Returns the text of a file, or `nil` if it cannot be read.
  package func text(at path: String) -> String? {
    bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
  }

  package func isThere(_ path: String) -> Bool { exists(path) }

  package func isLink(_ path: String) -> Bool { false }

  /// Returns true if there is a file or a folder at a path.
  package func exists(_ path: String) -> Bool {
    let (folder, name) = (Path.folder(of: path), Path.name(of: path))
    return names(in: folder).contains(name)
  }

  /// Returns the paths of all files below a folder, sorted.
  ///
  /// A folder that Xcode treats as one file, such as an asset catalogue, is one path. Hidden folders,
  /// those of build products and of fetched packages, and links to folders, which could lead to where they
  /// are, are left out.
  package func files(below folder: String, depth: Int = 24) -> [String] {
    guard depth > 0 else { return [] }
    return names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      guard isFolder(path) else { return name.hasExactPrefix(".") ? [] : [path] }
      if Self.isOne(name) { return [path] }
      if name.hasExactPrefix(".") || Self.leftOut.contains(name) || isLink(path) { return [] }
      return files(below: path, depth: depth - 1)
    }
  }

  private static func isOne(_ name: String) -> Bool {
    guard let ending = name.splitExactly(separator: ".").last, name.contains(".") else {
      return false
    }
    return wrappers.contains(String(ending))
  }

  private static var wrappers: Set<String> {
    [
      "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel", "bundle", "framework",
      "xcframework", "playground", "docc", "icon", "mlpackage",
    ]
  }

  private static var leftOut: Set<String> {
    ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
  }
}
