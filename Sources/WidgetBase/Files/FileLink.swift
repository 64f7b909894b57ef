import Glibc

/// A symbolic link that a path leads through.
package struct FileLink: Equatable, Sendable {
  /// The path of the link, through folders without links.
  package let path: String
  /// The real path of the folder in which the link lies.
  package let folder: String
  /// The real path of the file or folder that the link leads to.
  package let target: String

  package static func == (one: FileLink, other: FileLink) -> Bool {
    ExactText.isSame(one.path, other.path) && ExactText.isSame(one.target, other.target)
  }

  /// Returns true if the link lies in a git repository and leads out of it: whoever wrote the repository made it.
  ///
  /// - Parameter home: The home folder, of which a repository does not count.
  package func leavesRepository(home: String?) -> Bool {
    guard let root = GitRepository.root(of: folder, home: home) else { return false }
    return !target.utf8.elementsEqual(root.utf8) && !target.hasExactPrefix(root + "/")
  }

  /// Returns the links on an absolute path, in its order, up to the first part that does not exist.
  package static func all(on path: String) -> [FileLink] { walk(path).links }

  /// Follows the links of an absolute path, and those that these lead to, one by one.
  ///
  /// The place is that of the links which are returned, also while somebody exchanges folders for links: no other
  /// link was followed.
  ///
  /// - Returns: The path without links, whose end need not exist, and the links on the way; `isWhole` is false if there
  ///   are more `parts` than a path has that somebody uses: where it leads is then not known.
  package static func walk(
    _ path: String
  ) -> (place: String, links: [FileLink], isWhole: Bool, parts: Int) {
    var links: [FileLink] = []
    var folder = "/"
    var steps = 0
    // The next part is the last one.
    var rest = parts(of: path)
    while let name = rest.popLast() {
      steps += 1
      if steps > mostSteps {
        rest.append(name)
        break
      }
      if name == ".." { folder = FilePath.folder(of: folder) }
      if name == "." || name == ".." { continue }
      let place = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      guard let next = target(of: place) else {
        // What is there and is no link is no valid argument.
        guard errno == EINVAL else {
          rest.append(name)
          break
        }
        folder = place
        continue
      }
      guard links.count < most, let target = FilePath.real(place) else {
        rest.append(name)
        break
      }
      links.append(FileLink(path: place, folder: folder, target: target))
      if next.hasExactPrefix("/") { folder = "/" }
      rest += parts(of: next)
    }
    let isWhole = steps <= mostSteps
    guard !rest.isEmpty else { return (folder, links, isWhole, steps) }
    let end = rest.reversed().joined(separator: "/")
    return ((folder == "/" ? "" : folder) + "/" + end, links, isWhole, steps)
  }

  /// The most parts of a path and of its links together, which a program could make millions.
  private static let mostSteps = 256

  /// The most links of a path; Linux follows 40.
  private static let most = 40

  private static func parts(of path: String) -> [String] {
    path.splitExactly(separator: "/").map(String.init).reversed()
  }

  /// Returns the path that a link has; `nil` with `errno` if there is no link.
  static func target(of link: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { readlink(link, $0.baseAddress!, $0.count) }
    }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
