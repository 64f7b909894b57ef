import CLinux
import Glibc
import Synchronization
import WidgetBase
package import WidgetLayout

/// An instance that a front end shows, and the size in cells at which it is shown.
package struct Want: Sendable, Hashable {
  package var instance: WidgetInstance
  package var size: Size

  package init(instance: WidgetInstance, size: Size) {
    self.instance = instance
    self.size = size
  }
}

/// A process that shows widgets: a front end that is running, or a status line that ended recently.
package struct WantOwner: Sendable, Hashable {
  package enum Role: String, Sendable, CaseIterable {
    case dashboard, snapshot
    case statusLine = "status"
    /// `widgettui serve`.
    case server = "serve"
  }

  package let role: Role
  /// The identifier of the process, or `nil` if it has ended.
  package let process: Int32?
  package let wants: [Want]

  package init(role: Role, process: Int32?, wants: [Want]) {
    (self.role, self.process, self.wants) = (role, process, wants)
  }

  /// Returns the name of a want file: the role, unless it is a dashboard's, and the process.
  static func name(role: Role, process: Int32) -> String {
    role == .dashboard ? "\(process)" : "\(role.rawValue) \(process)"
  }

  fileprivate init(name: String, wants: [Want]) {
    let words = name.splitExactly(separator: " ")
    role = words.count > 1 ? Role(rawValue: String(words[0])) ?? .statusLine : .dashboard
    process = words.last.flatMap { Int32($0) }
    self.wants = wants
  }
}

/// The file that tells the host what one front end shows. Its owner keeps it locked, so that the
/// wants end with the process.
package final class WantFile {
  private let folder: SharedFolder
  private let path: String
  private let lock = WantLock()

  /// Creates the file of a process, whose identifier is in its name so that the host can read its
  /// environment.
  package init(in folder: SharedFolder, role: WantOwner.Role, process: Int32 = getpid()) {
    let name = WantOwner.name(role: role, process: process)
    self.folder = folder
    path = "\(folder.wants)/\(FileName.encoded(name))"
  }

  deinit { withdraw() }

  /// Writes what is shown now, replacing what was written before.
  package func write(_ wants: [Want]) throws(FileError) {
    // The host of a bundle may not remove those of front ends that were killed.
    if !lock.isHeld, folder.isBundle { _ = Self.owners(in: folder, now: Double(time(nil))) }
    let (path, bytes, lock) = (path, Self.bytes(of: wants), lock)
    try folder.change(path) { () throws(FileError) in try lock.replace(path, with: bytes) }
  }

  /// Removes the file.
  package func withdraw() {
    guard lock.isHeld else { return }
    folder.remove(path)
    lock.release()
  }
}

/// The lock on a want file while its owner lives.
private final class WantLock: Sendable {
  private let descriptor = Mutex<Int32>(-1)

  var isHeld: Bool { descriptor.withLock { $0 >= 0 } }

  deinit { release() }

  /// Replaces the file by one that is locked.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let replacement = try FileReplacement(of: path)
    do throws(FileError) {
      // It is locked before it gets its name, so that it is never seen without an owner.
      guard clinux_lock(replacement.descriptor, false) == 0 else {
        throw FileError(path: path, call: "locked", code: errno)
      }
      try replacement.write(bytes)
      try replacement.commit()
    } catch {
      replacement.cancel()
      close(replacement.descriptor)
      throw error
    }
    exchange(replacement.descriptor)
  }

  func release() { exchange(-1) }

  private func exchange(_ new: Int32) {
    let old = descriptor.withLock { descriptor in
      defer { descriptor = new }
      return descriptor
    }
    if old >= 0 { close(old) }
  }
}

extension WantFile {
  /// The time for which a want without an owner counts, in seconds since it was last written. Such
  /// a want is a status line's, whose process ends with each line.
  package static let standing = 120.0
  /// The prefix of the names of wants without an owner; no owner's name contains a full stop.
  private static let standingPrefix = "line."

  /// Writes a want without an owner, or updates its date if it is already there.
  package static func stand(_ want: Want, in folder: SharedFolder) throws(FileError) {
    let path = "\(folder.wants)/\(standingPrefix)\(FileName.encoded(want.instance.id))"
    let bytes = bytes(of: [want])
    if let old = try? folder.read(path, limit: bytes.count), old == bytes {
      // A bundle may have put a link in its place meanwhile.
      try folder.change(path) { () throws(FileError) in
        _ = utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
      }
    } else {
      try folder.replace(path, with: bytes)
    }
  }

  /// Returns everything that front ends show now, without repetitions, and removes wants whose
  /// owners are gone.
  package static func all(in folder: SharedFolder, now: Double) -> [Want] {
    all(of: owners(in: folder, now: now))
  }

  /// Returns everything that front ends show now of the widgets that boards have of a bundle, as front ends name it.
  package static func all(
    of bundle: SharedFolder, on boards: ListedInstances, now: Double
  ) -> [Want] {
    all(in: bundle, now: now).compactMap { want in
      boards.instance(want.instance.id, of: bundle).map {
        Want(instance: bundle.shown($0), size: want.size)
      }
    }
  }

  /// Returns everything that some owners show, without repetitions.
  package static func all(of owners: [WantOwner]) -> [Want] {
    var known: Set<Want> = []
    return owners.flatMap(\.wants).filter { known.insert($0).inserted }
  }

  /// Returns the current owners and what they show, and removes wants whose owners are gone.
  package static func owners(in folder: SharedFolder, now: Double) -> [WantOwner] {
    var owners: [WantOwner] = []
    var left = longest
    let names = (try? folder.names(in: folder.wants)) ?? []
    for name in names where !name.hasExactSuffix(FileReplacement.suffix) {
      let path = "\(folder.wants)/\(name)"
      let isStanding = name.hasExactPrefix(standingPrefix)
      let isCurrent = try? folder.reach(path) { () throws(FileError) in
        if isWanted(path, isStanding: isStanding, now: now) { return true }
        unlink(path)
        return false
      }
      guard isCurrent == true else { continue }
      guard left > 0, let bytes = try? folder.read(path, limit: left) else { continue }
      if folder.isBundle { left -= bytes.count }
      let wants = Self.wants(of: bytes)
      owners.append(
        isStanding
          ? WantOwner(role: .statusLine, process: nil, wants: wants)
          : WantOwner(name: FileName.decoded(name) ?? name, wants: wants))
    }
    return owners
  }

  /// The most bytes that are read of a want file; of a bundle, which may write its own, of all of them together.
  private static let longest = 1 << 20

  private static func isWanted(
    _ path: String, isStanding: Bool, now: Double
  ) -> Bool {
    // It is not opened for writing, since the folder's watchers are notified of each file that was.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    if clinux_is_locked(descriptor) { return true }
    var opened = stat()
    guard fstat(descriptor, &opened) == 0,
      let stamp = FileAccess.stamp(path, followsLinks: false)
    else { return false }
    // Its owner has replaced it meanwhile.
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
