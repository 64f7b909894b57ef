import CLinux
import Glibc
import WidgetBase

/// The folder through which the processes of a program on a machine communicate: it holds the
/// timelines, the wants of front ends, requests to the host, and the lease that makes a process the
/// host.
///
///     timelines/<instance>    one archive each, replaced atomically
///     wants/<owner>           what a front end shows; locked by it while it lives
///     requests/<number>       a request to the host, which removes the file
///     asking/<instance>       `1` while the host asks the instance's provider, else `0`
///     boards/<board>          the widgets of a board; in a bundle's folder, those of the bundle
///     told/<board>            those of which the bundle was told
///     host                    locked by the host
///     server                  locked by `widgettui serve`, to which every other host gives way
///     data/                   what the widgets of a program or a bundle keep between runs
///     activities/             the Live Activities of a program or a bundle, a file each
///     bundles/<bundle>        a folder like this one for each bundle
///     written/<number>        a folder that programs of boards may write
package struct SharedFolder: Sendable, Hashable {
  package let path: String
  /// The path of the program's folder from before each machine had its own, or `nil` if there was
  /// none.
  private let former: String?

  /// True for the folder of a bundle, whose host is a program that is not trusted.
  package let isBundle: Bool

  package init(path: String) { self.init(path: path, former: nil) }

  /// Creates the folder of a bundle.
  package init(bundleAt path: String) { self.init(path: path, former: nil, isBundle: true) }

  private init(path: String, former: String?, isBundle: Bool = false) {
    (self.path, self.former, self.isBundle) = (path, former, isBundle)
  }

  /// The environment variable with the folder in which programs have theirs.
  package static let variable = "WIDGETTUI_STATE"

  /// Creates the folder of a program on this machine, in `WIDGETTUI_STATE` or else in the user's
  /// state folder (`XDG_STATE_HOME` or `~/.local/state`); returns `nil` if none of them is known.
  ///
  /// Each machine has its own folder, since several machines may share a home folder.
  package init?(program: String) {
    if let root = Self.value(of: Self.variable) {
      self.init(program: program, root: root)
    } else if let root = Self.value(of: "XDG_STATE_HOME") {
      self.init(program: program, root: "\(root)/widgettui")
    } else if let home = Self.value(of: "HOME") {
      self.init(program: program, root: "\(home)/.local/state/widgettui")
    } else {
      return nil
    }
  }

  /// Creates the folder of a program on a machine, in a folder that machines may share.
  package init(program: String, root: String, machine: String = MachineName.current) {
    let name = FileName.encoded(program)
    self.init(path: "\(root)/machine-\(machine)/\(name)", former: "\(root)/\(name)")
  }

  private static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasExactPrefix("/") ? $0 : nil }
  }

  package var timelines: String { path + "/timelines" }
  package var wants: String { path + "/wants" }
  package var requests: String { path + "/requests" }
  package var asking: String { path + "/asking" }
  /// The folder in which the widgets of a program keep what they want; its host makes it.
  package var data: String { path + "/data" }
  /// The folder of a program's Live Activities, which those who start one make.
  package var activities: String { path + "/activities" }
  /// The folder that tells what programs of boards may write; a bundle's program is one of them.
  package var written: String { isBundle ? "\(path)/../../written" : "\(path)/written" }
  package var hostFile: String { path + "/host" }
  package var serverFile: String { path + "/server" }

  /// The folders of a bundle's folder that its program may change.
  ///
  /// Not the folder itself, so that none of these is replaced by a link, nor the file that says what its program may do,
  /// nor what front ends say that they show.
  package var ofBundle: [String] { Self.namesOfBundle.map { "\(path)/\($0)" } }

  private static let namesOfBundle = [
    "activities", "alerts", "asking", "data", "environments", "history", "readings", "requests",
    "sources", "timelines", "told",
  ]

  /// Creates the folders that are missing.
  package func prepare() throws(FileError) {
    takeOverFormer()
    for folder in [timelines, wants, requests, asking] { try FileAccess.makeFolder(folder) }
  }

  /// Moves the program's folder from before each machine had its own to this machine, once: the
  /// first machine to do so gets it.
  ///
  /// If other machines may have used the folder too, the archives are removed, since their origin
  /// is unknown. Wants, requests and notes are always removed, since they were meant for other
  /// processes.
  package func takeOverFormer() {
    guard let former, access(path, F_OK) != 0, access("\(former)/timelines", F_OK) == 0 else {
      return
    }
    let folder = path.splitExactly(separator: "/").dropLast().map { "/\($0)" }.joined()
    guard (try? FileAccess.makeFolder(folder)) != nil, rename(former, path) == 0 else { return }
    unlink(hostFile)
    let foreign = clinux_is_network_folder(path) ? [timelines] : []
    for folder in [wants, requests, asking] + foreign {
      for name in FileAccess.names(in: folder) { unlink("\(folder)/\(name)") }
    }
  }

  /// Returns the path of an instance's archive.
  package func timelinePath(_ id: String) -> String { "\(timelines)/\(FileName.encoded(id))" }

  static let unreadableSuffix = ".unreadable"

  /// Reads an instance's archive, or returns `nil` if there is none.
  ///
  /// An archive that cannot be read, or anything else in its place, is renamed, and the next reload
  /// writes a new one; throws if that is impossible. A bundle's stays: a rename would free what the bundle has put at
  /// the other name, which can take seconds.
  package func timeline(_ id: String) throws(FileError) -> ArchivedTimeline? {
    let path = timelinePath(id)
    do throws(FileError) {
      guard let bytes = try read(path, limit: ArchivedTimeline.longest) else { return nil }
      if let timeline = try? ArchivedTimeline(bytes: bytes), timeline.instance.id == id {
        return timeline
      }
      if !isBundle { rename(path, path + Self.unreadableSuffix) }
    } catch {
      guard Self.isLasting(error.code),
        isBundle || rename(path, path + Self.unreadableSuffix) == 0
      else { throw error }
    }
    return nil
  }

  /// Returns the bytes of a file of the folder, or `nil` if there is no such file.
  ///
  /// A bundle's file that takes too long is left, with the error `BundleFiles.late`.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
    guard isBundle else { return try FileAccess.read(path, limit: limit) }
    return try BundleFiles.of(self).bytes(of: path, limit: limit)
  }

  /// Replaces a file of the folder, which its program may write, too.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try change(path) { () throws(FileError) in try FileAccess.replace(path, with: bytes) }
  }

  /// Removes a file of the folder, which its program may write, too.
  func remove(_ path: String) {
    try? change(path) { () throws(FileError) in _ = unlink(path) }
  }

  /// Changes a file of the folder; in a bundle's folder later, with the error `BundleFiles.late`, if that takes long.
  func change(
    _ path: String, _ body: @escaping @Sendable () throws(FileError) -> Void
  ) throws(FileError) {
    isBundle ? try BundleFiles.of(self).change(path, body) : try body()
  }

  /// Looks at a file of the folder.
  ///
  /// In a bundle's folder, a thread does it that is left to itself when it takes long: the bundle may have put a file there
  /// of which the end takes seconds, write to it without rest, or keep the kernel's lock of the folder.
  func reach<Value: Sendable>(
    _ path: String, _ body: @escaping @Sendable () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    isBundle ? try BundleFiles.of(self).result(of: path, body) : try body()
  }

  /// Returns the state of a file of the folder, or `nil` if there is no such file; throws for one of a bundle if that
  /// takes too long.
  package func stamp(_ path: String) throws(FileError) -> FileStamp? {
    let followsLinks = !isBundle
    return try reach(path) { () throws(FileError) in
      FileAccess.stamp(path, followsLinks: followsLinks)
    }
  }

  /// Returns the sorted names in a folder of this one; of a bundle's, only as many as front ends read, since
  /// the bundle may make any number. Throws if that takes too long in a bundle's folder.
  func names(in folder: String) throws(FileError) -> [String] {
    let most = most
    return try reach(folder) { () throws(FileError) in FileAccess.names(in: folder, most: most) }
  }

  static let mostNames = 4096

  private var most: Int { isBundle ? Self.mostNames : .max }

  /// Returns true if a file that could not be read for this reason is not read later either.
  static func isLasting(_ code: Int32) -> Bool {
    [EACCES, EPERM, ELOOP, ENXIO, ENOTSUP, EFBIG].contains(code)
  }

  /// Writes an instance's archive.
  package func write(_ timeline: ArchivedTimeline) throws(FileError) {
    try prepare(timeline).commit()
  }

  /// Writes an instance's archive beside the one that it replaces when it is committed.
  package func prepare(_ timeline: ArchivedTimeline) throws(FileError) -> FileReplacement {
    try FileAccess.prepare(timelinePath(timeline.instance.id), with: timeline.bytes)
  }

  /// The sorted identifiers of the instances that have an archive; of a bundle's, only as many as are no larger
  /// together than the largest archive.
  package var instances: [String] {
    let names = ((try? names(in: timelines)) ?? []).filter {
      !$0.hasExactSuffix(FileReplacement.suffix) && !$0.hasExactSuffix(Self.unreadableSuffix)
    }
    let instances = names.compactMap { FileName.decoded($0) }.sorted()
    guard isBundle else { return instances }
    let paths = instances.map(timelinePath)
    let few = try? reach(timelines) { () throws(FileError) in
      var size: Int64 = 0
      return paths.prefix { path in
        size += FileAccess.stamp(path, followsLinks: false)?.size ?? 0
        return size <= Int64(ArchivedTimeline.longest)
      }.count
    }
    return Array(instances.prefix(few ?? 0))
  }

  /// Notes that the provider of an instance is being asked, or has answered.
  ///
  /// If the note is still there when another host begins, the provider ended the last host.
  package func noteAsking(_ id: String, _ isAsked: Bool) {
    // The file stays: creating and removing it takes twenty times as long, and two hundred widgets
    // may be due at once.
    let path = "\(asking)/\(FileName.encoded(id))"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return }
    var byte = isAsked ? Self.isAskedMark : UInt8(ascii: "0")
    _ = Glibc.write(descriptor, &byte, 1)
    close(descriptor)
  }

  private static let isAskedMark = UInt8(ascii: "1")

  /// The instances whose providers the host is asking, each with the state of its note.
  package var asked: [String: FileStamp] {
    get throws(FileError) {
      let (asking, most) = (asking, most)
      // A bundle may make thousands, for each of which it would take long to wait.
      return try reach(asking) { () throws(FileError) in
        var asked: [String: FileStamp] = [:]
        for name in FileAccess.names(in: asking, most: most) {
          let path = "\(asking)/\(name)"
          let bytes = (try? FileAccess.read(path, limit: 16, followsLinks: false)).flatMap { $0 }
          if bytes?.first == Self.isAskedMark, let id = FileName.decoded(name) {
            asked[id] = FileAccess.stamp(path, followsLinks: false)
          }
        }
        return asked
      }
    }
  }

  /// Removes the notes of the last host, and returns the instances whose providers it was asking
  /// when it ended.
  package func takeUnanswered() -> [String] {
    FileAccess.names(in: asking).compactMap { name in
      let path = "\(asking)/\(name)"
      defer { unlink(path) }
      let bytes = (try? FileAccess.read(path)).flatMap { $0 }
      return bytes?.first == Self.isAskedMark ? FileName.decoded(name) : nil
    }
  }

  /// Removes half-written files of processes that were killed; called by the host only.
  package func removeLeftovers() {
    // The program of a bundle cannot list its folder.
    let folders = FileAccess.names(in: path).filter { $0 != "bundles" }.map { "\(path)/\($0)" }
    for folder in [path] + (folders.isEmpty ? ofBundle : folders) {
      for name in FileAccess.names(in: folder) where name.hasExactSuffix(FileReplacement.suffix) {
        let parts = name.splitExactly(separator: ".")
        let owner = parts.dropLast().last.flatMap { Int32($0) }
        if owner.map({ kill($0, 0) != 0 && errno == ESRCH }) ?? true { unlink("\(folder)/\(name)") }
      }
    }
  }
}
