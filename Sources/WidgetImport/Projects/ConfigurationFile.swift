import WidgetBase

/// The settings of an `.xcconfig` file and of those that it includes.
enum ConfigurationFile {
  /// The deepest chain of includes that is followed, and the most files.
  private static let (deepest, mostFiles) = (20, 200)

  /// Returns the settings of a file in their order; of one that is missing, none.
  static func settings(at path: String, in tree: any FileTree) -> [(name: String, value: String)] {
    var count = 0
    return settings(at: path, in: tree, depth: 0, &count)
  }

  private static func settings(
    at path: String, in tree: any FileTree, depth: Int, _ count: inout Int
  ) -> [(name: String, value: String)] {
    count += 1
    guard depth < deepest, count <= mostFiles, let text = tree.text(at: path) else { return [] }
    return text.split(whereSeparator: \.isNewline).flatMap { line -> [(String, String)] in
      let line = String(line).code
      if line.hasExactPrefix("#include") {
        let name = line.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
        let included = Path.joined(Path.folder(of: path), String(name))
        return settings(at: included, in: tree, depth: depth + 1, &count)
      }
      // A condition in brackets has a sign of its own.
      let end = line.lastExactIndex(of: "]").flatMap { bracket in
        line[..<bracket].contains("=")
          && line[line.index(after: bracket)...].trimmed.hasExactPrefix("=")
          ? bracket : nil
      }
      guard let sign = line[(end ?? line.startIndex)...].firstExactIndex(of: "=") else { return [] }
      return [(line[..<sign].trimmed, line[line.index(after: sign)...].trimmed)]
    }
  }
}

extension String {
  /// The line without its comment.
  fileprivate var code: String {
    guard let range = firstRange(of: "//") else { return trimmed }
    return self[..<range.lowerBound].trimmed
  }
}
