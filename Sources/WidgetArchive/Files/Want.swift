import CLinux
import Glibc
package import WidgetLayout

/// An instance that a front end shows, at the size at which it does.
package struct Want: Sendable, Hashable {
  package var instance: WidgetInstance
  package var size: Size

  package init(instance: WidgetInstance, size: Size) {
    self.instance = instance
    self.size = size
  }
}

/// Who shows something: a front end whose process lives, or a status line that ended a while ago.
package struct WantOwner: Sendable, Hashable {
  package enum Role: String, Sendable, CaseIterable {
    case dashboard, snapshot
    case statusLine = "status"
    /// `widgettui serve`.
    case server = "serve"
  }

  package let role: Role
  /// Its process; nil where that has ended.
  package let process: Int32?
  package let wants: [Want]

  package init(role: Role, process: Int32?, wants: [Want]) {
    (self.role, self.process, self.wants) = (role, process, wants)
  }

  /// The name of a want file: its role, where it is not a dashboard, and its process.
  static func name(role: Role, process: Int32) -> String {
    role == .dashboard ? "\(process)" : "\(role.rawValue) \(process)"
  }

  fileprivate init(name: String, wants: [Want]) {
    let words = name.split(separator: " ")
    role = words.count > 1 ? Role(rawValue: String(words[0])) ?? .statusLine : .dashboard
    process = words.last.flatMap { Int32($0) }
    self.wants = wants
  }
}

/// What one front end shows, as its host reads it: a file that its owner holds locked, so that what
/// it wanted ends with it.
package final class WantFile {
  private let path: String
  private var descriptor: Int32 = -1

  /// The file of a process, which names it: the host reads its environment.
  package init(in folder: SharedFolder, role: WantOwner.Role, process: Int32 = getpid()) {
    let name = WantOwner.name(role: role, process: process)
    path = "\(folder.wants)/\(FileName.encoded(name))"
  }

  deinit { withdraw() }

  /// Says what is shown now, in place of what was said before.
  package func write(_ wants: [Want]) throws(FileError) {
    let replacement = try FileReplacement(of: path)
    let new = replacement.descriptor
    do throws(FileError) {
      // Locked before it has its name: nobody sees it without an owner.
      guard clinux_lock(new, false) == 0 else {
        throw FileError(path: path, call: "locked", code: errno)
      }
      try replacement.write(Self.bytes(of: wants))
      try replacement.commit()
    } catch {
      replacement.cancel()
      close(new)
      throw error
    }
    if descriptor >= 0 { close(descriptor) }
    descriptor = new
  }

  /// Takes back all that was said.
  package func withdraw() {
    guard descriptor >= 0 else { return }
    unlink(path)
    close(descriptor)
    descriptor = -1
  }
}

extension WantFile {
  /// How long a want without an owner counts, in seconds from its last writing: it is a status
  /// line's, whose process ends with each line.
  package static let standing = 120.0
  /// No name of an owner has a full stop.
  private static let standingPrefix = "line."

  /// A want without an owner: written if it is not there, else only dated.
  package static func stand(_ want: Want, in folder: SharedFolder) throws(FileError) {
    let path = "\(folder.wants)/\(standingPrefix)\(FileName.encoded(want.instance.id))"
    let bytes = bytes(of: [want])
    if try FileAccess.read(path) == bytes {
      utimensat(AT_FDCWD, path, nil, 0)
    } else {
      try FileAccess.replace(path, with: bytes)
    }
  }

  /// All that front ends show now, without repetition; wants whose owners are gone are removed.
  package static func all(in folder: SharedFolder, now: Double) -> [Want] {
    all(of: owners(in: folder, now: now))
  }

  /// All that some owners show, without repetition.
  package static func all(of owners: [WantOwner]) -> [Want] {
    var wants: [Want] = []
    for want in owners.lazy.flatMap(\.wants) where !wants.contains(want) { wants.append(want) }
    return wants
  }

  /// Who shows what now; wants whose owners are gone are removed.
  package static func owners(in folder: SharedFolder, now: Double) -> [WantOwner] {
    var owners: [WantOwner] = []
    for name in FileAccess.names(in: folder.wants) where !name.hasSuffix(".new") {
      let path = "\(folder.wants)/\(name)"
      let isStanding = name.hasPrefix(standingPrefix)
      guard isWanted(path, isStanding: isStanding, now: now) else {
        unlink(path)
        continue
      }
      guard let bytes = try? FileAccess.read(path) else { continue }
      let wants = Self.wants(of: bytes)
      owners.append(
        isStanding
          ? WantOwner(role: .statusLine, process: nil, wants: wants)
          : WantOwner(name: FileName.decoded(name) ?? name, wants: wants))
    }
    return owners
  }

  private static func isWanted(
    _ path: String, isStanding: Bool, now: Double
  ) -> Bool {
    // Not for writing: whoever watches the folder is told of each file that was open for that.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    if clinux_is_locked(descriptor) { return true }
    var opened = stat()
    guard fstat(descriptor, &opened) == 0, let stamp = FileAccess.stamp(path) else { return false }
    // Its owner has put another in its place meanwhile.
    if stamp.inode != UInt64(opened.st_ino) { return true }
    return isStanding && abs(now - stamp.changed) < standing
  }

  private static func bytes(of wants: [Want]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(wants) { writer, want in
      writer.write(want.instance)
      writer.write(UInt(max(0, want.size.width)))
      writer.write(UInt(max(0, want.size.height)))
    }
    return writer.bytes
  }

  private static func wants(of bytes: [UInt8]) -> [Want] {
    var reader = ByteReader(bytes)
    let wants = try? reader.array { reader throws(ByteReader.Failure) in
      Want(
        instance: try reader.instance(),
        size: Size(
          width: try reader.number(below: 10_000), height: try reader.number(below: 10_000))
      )
    }
    return wants ?? []
  }
}
