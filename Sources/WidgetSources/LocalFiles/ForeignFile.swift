import FoundationEssentials
import Glibc
import WidgetBase
import WidgetSettings

/// The error that a file that decides what the program does is not its user's alone.
///
/// A board, a theme, a plugin and a bundle are code: whoever may write one, or the folder that holds
/// it, decides what runs with this user's rights.
package struct ForeignFile: Error, Hashable, CustomStringConvertible {
  /// The reason why others decide what a file holds.
  package enum Fault: Hashable, Sendable {
    /// It belongs to another user than this one and root.
    case owner(String)
    /// All users may write it.
    case writable(mode: UInt32)
    /// A group with other members may write it.
    case group(String, mode: UInt32)
  }

  /// The file that was to be used.
  package let file: String
  /// The file itself, or a folder on the way to it that is at fault.
  package let place: String
  package let fault: Fault

  /// Throws if a user other than this one and root may decide what a file holds: as the owner of
  /// the file, of a link to it or of a folder on the way, or with the right to write one of these.
  ///
  /// A file that does not exist is nobody's; reading it reports that.
  package static func check(_ file: String) throws(ForeignFile) {
    for place in places(of: file) {
      if let fault = fault(of: place) { throw ForeignFile(file: file, place: place, fault: fault) }
    }
  }

  /// The most links on the way to a file, as the system has it.
  private static let mostLinks = 40

  /// Returns the folders and links through which the system finds a file, and the file, last one first.
  private static func places(of file: String) -> [String] {
    var places = ["/"]
    var open = Array(
      FilePath.absolute(file, in: FilePath.current).splitExactly(separator: "/").reversed())
    var folder = ""
    var links = 0
    while let name = open.popLast() {
      if name == "." { continue }
      if name == ".." {
        folder = folder.lastExactIndex(of: "/").map { String(folder[..<$0]) } ?? ""
        continue
      }
      let place = "\(folder)/\(name)"
      places.append(place)
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
        folder = place
        continue
      }
      links += 1
      guard links <= mostLinks else { break }
      if target.hasExactPrefix("/") { folder = "" }
      open += target.splitExactly(separator: "/").reversed()
    }
    return places.reversed()
  }

  private static func fault(of path: String) -> Fault? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let users = TrustedUsers.own
    guard users.contains(status.st_uid) || isFolder && users.isUnmapped(status.st_uid) else {
      return .owner(users.name(of: status.st_uid))
    }
    // Anyone may write a link's mode, and nobody can use it; in a folder with the sticky bit, only
    // owners replace files.
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink || isFolder && status.st_mode & S_ISVTX != 0 { return nil }
    let mode = status.st_mode & 0o7777
    if mode & S_IWOTH != 0 { return .writable(mode: mode) }
    if mode & S_IWGRP != 0, !users.isPrivate(status.st_gid, of: status.st_uid) {
      return .group(users.name(ofGroup: status.st_gid), mode: mode)
    }
    return nil
  }
}

extension ForeignFile {
  /// The reason, in words that follow the file's name.
  package var reason: String {
    let subject = place == file ? "" : "the folder \(place) "
    switch fault {
    case .owner(let name): return "\(subject)belongs to the user \(name)"
    case .writable(let mode): return "\(subject)can be written by all users\(Self.words(mode))"
    case .group(let name, let mode):
      return "\(subject)can be written by the group \(name)\(Self.words(mode))"
    }
  }

  /// The command that repairs it.
  package var fix: String {
    let path = Self.shellWord(place)
    switch fault {
    case .owner where place == file:
      return "run: sudo chown $USER \(path), or use a copy of your own"
    case .owner: return "move it to a folder of your own"
    case .writable: return "run: chmod go-w \(path)"
    case .group: return "run: chmod g-w \(path)"
    }
  }

  package var description: String { "\(file): \(reason); \(fix)" }

  /// The failure of a program that is not started for this reason.
  var failure: SourceFailure {
    let name = FilePath.parts(file).name
    return SourceFailure(
      place == file ? "\(name) \(reason)" : "\(name): others may replace it",
      "\(file) is not run: \(place == file ? "it " : "")\(reason); \(fix)")
  }

  private static func words(_ mode: UInt32) -> String {
    let digits = String(mode, radix: 8)
    return " (mode " + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ")"
  }

  private static func shellWord(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      byte >= 0x80 || byte.isLetterOrDigit || "/._-+:@%,=".utf8.contains(byte)
    }
    return isPlain ? path : "'" + path.replacingExactly("'", with: "'\\''") + "'"
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5a).contains(self) || (0x61...0x7a).contains(self)
  }
}
