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

  package init(path: String, folder: String, target: String) {
    (self.path, self.folder, self.target) = (path, folder, target)
  }

  /// Follows the links of an absolute path, and those that these lead to, one by one, up to the first part that does
  /// not exist.
  ///
  /// The place is that of the links which are returned, also while somebody exchanges folders for links: no other
  /// link was followed.
  package static func walk(_ path: String) -> FileWalk {
    var links: [FileLink] = []
    var folder = "/"
    var steps = 0
    var isWhole = true
    // The next part is the last one.
    var rest = parts(of: path)
    while let name = rest.popLast() {
      steps += 1
      guard steps <= mostSteps else {
        rest.append(name)
        isWhole = false
        break
      }
      if name == ".." { folder = FilePath.folder(of: folder) }
      if name == "." || name == ".." { continue }
      let place = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      guard let bytes = target(of: place) else {
        // What is there and is no link is no valid argument.
        guard errno == EINVAL else {
          rest.append(name)
          break
        }
        folder = place
        continue
      }
      // Another name would be followed than the system follows.
      guard let next = String(validating: bytes, as: UTF8.self) else {
        rest.append(name)
        isWhole = false
        break
      }
      guard links.count < most, let target = FilePath.real(place) else {
        rest.append(name)
        break
      }
      links.append(FileLink(path: place, folder: folder, target: target))
      if next.hasExactPrefix("/") { folder = "/" }
      rest += parts(of: next)
    }
    let end = rest.reversed().joined(separator: "/")
    let place = rest.isEmpty ? folder : (folder == "/" ? "" : folder) + "/" + end
    return FileWalk(place: place, links: links, isWhole: isWhole, parts: steps)
  }

  /// The most parts of a path and of its links together, which a program could make millions.
  private static let mostSteps = 256

  /// The most links of a path; Linux follows 40.
  private static let most = 40

  private static func parts(of path: String) -> [String] {
    path.splitExactly(separator: "/").map(String.init).reversed()
  }

  /// Returns the bytes of the path that a link has; `nil` with `errno` if there is no link.
  static func target(of link: String) -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { readlink(link, $0.baseAddress!, $0.count) }
    }
    return count > 0 ? bytes[..<count] : nil
  }
}
