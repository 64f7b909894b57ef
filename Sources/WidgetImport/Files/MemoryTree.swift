import WidgetBase

/// Files in memory, by their paths.
package struct MemoryTree: FileTree {
  private let files: [String: String]

  package init(_ files: [String: String]) { self.files = files }

  package func bytes(at path: String) -> [UInt8]? { files[path].map { Array($0.utf8) } }

  package func names(in folder: String) -> [String] {
    let start = folder == "/" ? "/" : folder + "/"
    let names = files.keys.filter { $0.hasExactPrefix(start) }
      .map { String($0.dropFirst(start.count).prefix { $0 != "/" }) }
    return Set(names).sorted()
  }

  package func isFolder(_ path: String) -> Bool {
    files.keys.contains { $0.hasExactPrefix(path + "/") }
  }
}
