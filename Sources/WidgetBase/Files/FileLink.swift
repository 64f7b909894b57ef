import Glibc

/// A symbolic link that a path leads through.
package struct FileLink: Equatable, Sendable {
  /// The path of the link, through folders without links.
  package let path: String
  /// The real path of the folder in which the link lies.
  package let folder: String
  /// The path without links of what the link leads to, whose end need not exist.
  package fileprivate(set) var target: String

  package static func == (one: FileLink, other: FileLink) -> Bool {
    ExactText.isSame(one.path, other.path) && ExactText.isSame(one.target, other.target)
  }

  /// Returns true if the link lies in a git repository and leads out of it: whoever wrote the repository made it.
  ///
  /// - Parameter home: The home folder, of which a repository does not count.
  package func leavesRepository(home: String?) -> Bool {
    guard let root = GitRepository.root(of: folder, home: home) else { return false }
    return !FilePath.lies(target, in: root)
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
    var way = Way(rest: parts(of: path))
    while let name = way.rest.last {
      guard way.parts < mostSteps else { return way.walk(isWhole: false) }
      way.leaveLinks()
      way.parts += 1
      guard name != ".", name != ".." else {
        if name == ".." { way.goUp() }
        way.rest.removeLast()
        continue
      }
      let place = way.folder == "/" ? "/\(name)" : "\(way.folder)/\(name)"
      guard let bytes = target(of: place) else {
        switch errno {
        // What is there and is no link is no valid argument.
        case EINVAL:
          way.goDown(to: place)
          way.rest.removeLast()
          continue
        // Nothing is behind it for anybody. Once it is there, it may be a link from which the way goes up.
        case ENOENT, ENOTDIR, EACCES: return way.walk(isWhole: !way.rest.contains(".."))
        default: return way.walk(isWhole: false)
        }
      }
      // The system follows no more links either.
      guard way.links.count < most else { return way.walk(isWhole: true) }
      // The system would follow another name than a text.
      guard let next = String(validating: bytes, as: UTF8.self) else {
        return way.walk(isWhole: false)
      }
      way.rest.removeLast()
      way.follow(place, to: next)
    }
    way.leaveLinks()
    return way.walk(isWhole: true)
  }

  /// A way that is followed part by part.
  private struct Way {
    /// The folder that was reached.
    private(set) var folder = "/"
    /// The folders from which the way went on elsewhere.
    private var turns: [String] = []
    private(set) var links: [FileLink] = []
    /// The parts ahead, the next one last.
    var rest: [String]
    /// The number of parts so far.
    var parts = 0
    /// The links whose ends are not reached, each with the number of parts behind its end.
    private var open: [(link: Int, behind: Int)] = []

    init(rest: [String]) { self.rest = rest }

    mutating func goDown(to place: String) { folder = place }

    mutating func goUp() {
      turns.append(folder)
      folder = FilePath.folder(of: folder)
    }

    mutating func follow(_ link: String, to next: String) {
      turns.append(folder)
      open.append((links.count, rest.count))
      links.append(FileLink(path: link, folder: folder, target: ""))
      if next.hasExactPrefix("/") { folder = "/" }
      rest += FileLink.parts(of: next)
    }

    /// Notes the targets of the links whose ends are reached.
    mutating func leaveLinks() {
      while let last = open.last, rest.count <= last.behind {
        links[last.link].target = folder
        open.removeLast()
      }
    }

    /// Returns the path of the folder with some of the parts ahead.
    private func path(with ahead: ArraySlice<String>) -> String {
      ahead.isEmpty
        ? folder : (folder == "/" ? "" : folder) + "/" + ahead.reversed().joined(separator: "/")
    }

    func walk(isWhole: Bool) -> FileWalk {
      var links = links
      for (link, behind) in open { links[link].target = path(with: rest[behind...]) }
      let place = path(with: rest[...])
      return FileWalk(
        place: place, links: links, folders: turns + [FilePath.folder(of: place)], isWhole: isWhole,
        parts: parts)
    }
  }

  /// The most parts of a path and of its links together, which a program could make millions.
  private static let mostSteps = 256

  /// The most links of a path; Linux follows 40.
  private static let most = 40

  fileprivate static func parts(of path: String) -> [String] {
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
