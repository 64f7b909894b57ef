import Glibc
import Synchronization
import WidgetBase
import WidgetSettings

/// A folder for a program's temporary files, which is removed with this value, or at the end of this process.
///
/// Its name has the process that made it: what one that was killed left behind, the next one removes.
final class ScratchFolder: Sendable {
  let path: String

  /// The folders of this process.
  private static let living = Mutex(Set<String>())
  /// Begins the removal at the end of this process and of what others left, once.
  private static let beginning: Void = {
    atexit { ScratchFolder.removeAll() }
    _ = Threads.start { ScratchFolder.sweep(in: ScratchFolder.parent) }
  }()

  /// Creates an empty folder that only this user may enter, or returns `nil` if it cannot be made.
  init?() {
    var template = Array("\(Self.parent)/\(Self.mark)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    Self.living.withLock { _ = $0.insert(path) }
    Self.beginning
    // The program may see it as /tmp, and finds it by the same path in either case.
    if FilePath.folder(of: path) == "/tmp" { mkdir("\(path)/\(FilePath.parts(path).name)", 0o700) }
  }

  deinit {
    FolderRemoval.remove(path)
    Self.living.withLock { _ = $0.remove(path) }
  }

  private static var parent: String { ProcessEnvironment.own["TMPDIR"] ?? "/tmp" }

  /// The beginning of the names of folders of processes that this one can see: it knows nothing of those in other
  /// namespaces.
  static let mark: String = {
    var status = stat()
    let number = stat("/proc/self/ns/pid", &status) == 0 ? UInt64(status.st_ino) : 0
    return "widgettui-run-\(String(number & 0xF_FFFF, radix: 16))-"
  }()

  /// Removes the folders of this process, whose programs end with it.
  private static func removeAll() {
    for path in living.withLock({ $0 }) {
      // A process that was forked has the same list.
      guard path.firstExactRange(of: "\(mark)\(getpid())-") != nil else { continue }
      FolderRemoval.remove(path)
    }
  }

  /// Removes the folders of processes that are no more.
  static func sweep(in parent: String) {
    for name in FileAccess.names(in: parent) where name.hasExactPrefix(mark) {
      let number = name.dropFirst(mark.count).prefix { $0 != "-" }
      guard let process = pid_t(number), kill(process, 0) != 0, errno == ESRCH else { continue }
      var status = stat()
      let path = "\(parent)/\(name)"
      guard lstat(path, &status) == 0, status.st_uid == geteuid(),
        status.st_mode & S_IFMT == S_IFDIR
      else { continue }
      FolderRemoval.remove(path)
    }
  }
}
