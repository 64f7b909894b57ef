import CLinux
import Glibc
import Synchronization
import WidgetBase
import WidgetSettings

/// A folder for a program's temporary files, which is removed with this value, or at the end of this process.
///
/// Its name has the process that made it: what one that was killed left behind, the next one removes.
final class ScratchFolder: Sendable {
  let path: String

  /// The folders of this process, with the programs that have them.
  private static let living = Mutex([String: clinux_child?]())
  /// The seconds that programs have to end, and their folders to be removed, at the end of this process.
  private static let patience = 1.0
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
    Self.living.withLock { _ = $0.updateValue(nil, forKey: path) }
    Self.beginning
    // The program may see it as /tmp, and finds it by the same path in either case.
    if FilePath.folder(of: path) == "/tmp" { mkdir("\(path)/\(FilePath.parts(path).name)", 0o700) }
  }

  deinit {
    FolderRemoval.remove(path)
    Self.living.withLock { _ = $0.removeValue(forKey: path) }
  }

  /// Notes the program that has the folder.
  func belongs(to program: clinux_child) {
    Self.living.withLock { _ = $0.updateValue(program, forKey: path) }
  }

  private static var parent: String { ProcessEnvironment.own["TMPDIR"] ?? "/tmp" }

  /// The beginning of the names of folders of processes that this one can see: it knows nothing of those in other
  /// namespaces.
  static let mark: String = {
    var status = stat()
    let number = stat("/proc/self/ns/pid", &status) == 0 ? UInt64(status.st_ino) : 0
    return "widgettui-run-\(String(number & 0xF_FFFF, radix: 16))-"
  }()

  /// Ends the programs that still have folders of this process, and removes these: what a program writes meanwhile
  /// would stay.
  private static func removeAll() {
    // A process that was forked has the same list.
    let mark = "\(mark)\(getpid())-"
    let own = living.withLock { $0 }.filter { $0.key.firstExactRange(of: mark) != nil }
    var programs = own.values.compactMap(\.self)
    for program in programs { withUnsafePointer(to: program) { clinux_signal_group($0, SIGKILL) } }
    let ending = Deadline(after: patience)
    while true {
      programs.removeAll { withUnsafePointer(to: $0) { clinux_reap($0, nil) } != 0 }
      if programs.isEmpty || ending.isOver { break }
      usleep(2000)
    }
    let removal = Deadline(after: patience)
    for path in own.keys { FolderRemoval.remove(path, before: removal) }
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
