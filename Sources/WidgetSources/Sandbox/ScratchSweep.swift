import Glibc
import Synchronization
import WidgetBase

/// The removal of temporary folders that nobody has any more: of those that processes left when they ended, and of
/// those that took too long to remove at once.
///
/// It is a thread of its own, and another process, `widgettui sweep`, for what may take the kernel seconds, such as a
/// file of many pieces, and for what is left at the end of this one: a process ends only when its threads do.
package enum ScratchSweep {
  private enum Phase {
    case resting
    case running
    /// There is more to remove since it has looked.
    case again
  }

  /// The most folders that are looked at in one turn.
  private static let most = 10_000
  /// The seconds for which the end of this process waits for the names of what is left: others may have made millions
  /// around it.
  private static let patience = 0.1

  private static let phase = Mutex(Phase.resting)
  /// Starts the process that goes on with what is left, with variables, and waits for its end for some seconds; `nil`
  /// for none.
  private static let successor = Mutex<(@Sendable ([String], Double) -> Void)?>(nil)
  /// The seconds for which another process may be at what is left before this one looks again.
  private static let turn = 600.0

  /// Folders beside the one for temporary files in which there are such folders.
  private static let others = Mutex<[String]>([])

  /// The folders for temporary folders where programs of boards may write the usual one, the best one first.
  private static let shelters = Mutex<[String]>([])

  private static var usualParent: String { ProcessEnvironment.own["TMPDIR"] ?? "/tmp" }

  /// The folder in which temporary folders are made.
  static var parent: String {
    let usual = usualParent
    return parent(usual, or: shelters.withLock { $0 }) { folder in
      !WrittenFolders.decide("\(folder)/x")
        && (folder == usual || (try? FileAccess.makeFolder(folder)) != nil)
    }
  }

  /// Returns the first folder that can be used, of the usual one and others; the usual one if none can.
  ///
  /// - Parameter isUsable: True for a folder that no program may write: it could remove or exchange what others are
  ///   about to use.
  static func parent(
    _ usual: String, or shelters: [String], isUsable: (String) -> Bool
  ) -> String {
    ([usual] + shelters).first(where: isUsable) ?? usual
  }

  private static var parents: [String] {
    [usualParent] + shelters.withLock { $0 } + others.withLock { $0 }
  }

  /// Has temporary folders made in another folder while programs of boards may write the usual one.
  ///
  /// - Parameter folders: The paths of such folders, the best one first.
  package static func shelter(in folders: [String]) { shelters.withLock { $0 = folders } }

  /// Has the temporary folders in another folder removed, too.
  package static func watch(over folder: String) {
    others.withLock { if !$0.contains(folder) { $0.append(folder) } }
  }

  /// The beginning of the names of folders of processes that this one can see: it knows nothing of those in other
  /// namespaces.
  static let mark: String = {
    var status = stat()
    let number = stat("/proc/self/ns/pid", &status) == 0 ? UInt64(status.st_ino) : 0
    return "widgettui-run-\(String(number & 0xF_FFFF, radix: 16))-"
  }()

  /// The beginning of the names of folders that nobody has: no process has this number.
  private static let abandonedMark = "\(mark)0-"

  /// Returns the beginning of the names of folders that stay until a time, in seconds since 1970, whatever process made
  /// them.
  static func mark(until time: Int) -> String { "\(mark)until\(time)-" }

  /// Has another process go on with what takes long, and with what is left when this one ends.
  ///
  /// - Parameter start: Starts the process with variables, and waits for its end for some seconds.
  static func goOn(by start: @escaping @Sendable ([String], Double) -> Void) {
    successor.withLock { $0 = start }
  }

  /// Gives a folder of this process a name with which others may remove it; returns the path that it has then.
  static func abandoned(_ path: String) -> String {
    let left = abandonedPath(path)
    return rename(path, left) == 0 ? left : path
  }

  /// Returns the path that a folder of this process has when nobody has it.
  static func abandonedPath(_ path: String) -> String {
    let name = FilePath.parts(path).name.dropFirst(mark.count)
    return "\(FilePath.folder(of: path))/\(abandonedMark)\(name)"
  }

  /// Begins to remove what is left, on a thread for which nobody waits.
  package static func begin() {
    let isRunning = phase.withLock { phase in
      defer { phase = phase == .resting ? .running : .again }
      return phase != .resting
    }
    if isRunning { return }
    let isStarted = Threads.start {
      givePriorityToOthers()
      repeat {
        let start = successor.withLock { $0 }
        for parent in parents { sweep(in: parent, leavesLarge: start != nil) }
        if let start, parents.contains(where: { !left(in: $0).isEmpty }) { start(variables, turn) }
      } while goesOn()
    }
    if !isStarted { phase.withLock { $0 = .resting } }
  }

  /// Returns true if there is more to remove since the sweep began; else it rests.
  private static func goesOn() -> Bool {
    phase.withLock { phase in
      defer { phase = phase == .again ? .running : .resting }
      return phase == .again
    }
  }

  /// Has this thread alone, as Linux has it, leave the processors to others.
  private static func givePriorityToOthers() {
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
  }

  /// Removes all that is left, and waits for it.
  package static func run() {
    givePriorityToOthers()
    // The process that ends may still be at a folder; another one that removes it needs no help.
    for _ in 0..<3 {
      for parent in parents { sweep(in: parent) }
      if parents.allSatisfy({ left(in: $0).isEmpty }) { return }
      usleep(500_000)
    }
  }

  /// Leaves what is not removed to another process, at the end of this one.
  static func handOver() {
    let deadline = Deadline(after: patience)
    // Where there is no time to see, the other process looks.
    guard let start = successor.withLock({ $0 }),
      parents.contains(where: { !left(in: $0, before: deadline).isEmpty }) || deadline.isOver
    else { return }
    start(variables, 0)
  }

  /// The variables that the process needs; others of this one may have secrets.
  private static var variables: [String] {
    let names = [
      "HOME", "LD_LIBRARY_PATH", "TMPDIR", "WIDGETTUI_STATE", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR",
      "XDG_STATE_HOME",
    ]
    return names.compactMap { name in ProcessEnvironment.own[name].map { "\(name)=\($0)" } }
  }

  /// Removes the folders that nobody has.
  ///
  /// Another process may remove the same ones, and goes on with those at which it is.
  ///
  /// - Parameter leavesLarge: True to leave files of which the removal of one may take long.
  static func sweep(in parent: String, leavesLarge: Bool = false) {
    for path in left(in: parent) {
      FolderRemoval.remove(path, leavesLarge: leavesLarge, isShared: true)
    }
  }

  /// Returns the folders that nobody has: those of processes that are no more, those whose time is over, and abandoned ones.
  private static func left(in parent: String, before deadline: Deadline? = nil) -> [String] {
    let names = FileAccess.names(in: parent, beginning: mark, most: most, before: deadline)
    return names.compactMap { name in
      guard isLeft(name.dropFirst(mark.count).prefix { $0 != "-" }) else { return nil }
      var status = stat()
      let path = "\(parent)/\(name)"
      let isOwn = lstat(path, &status) == 0 && status.st_uid == geteuid()
      return isOwn && status.st_mode & S_IFMT == S_IFDIR ? path : nil
    }
  }

  /// Returns true if nobody has a folder with a number of a process, or a time, in its name.
  private static func isLeft(_ owner: Substring) -> Bool {
    if let time = owner.withoutExactPrefix("until").flatMap({ Int($0) }) {
      return time < Glibc.time(nil)
    }
    guard let process = pid_t(owner), process >= 0 else { return false }
    return process == 0 || kill(process, 0) != 0 && errno == ESRCH
  }
}
