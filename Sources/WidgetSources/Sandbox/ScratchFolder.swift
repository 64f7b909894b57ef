import CLinux
import Glibc
import Synchronization
import WidgetBase
import WidgetSettings

/// A folder for a program's temporary files, which is removed with this value, or at the end of this process.
///
/// A program with namespaces has a file system in memory there, and leaves nothing to remove. Another one can fill it
/// with more than can be removed in seconds, so nobody waits for the removal of all of it: what is left gets a name of
/// no process, and `ScratchSweep` removes it. The folder's name has the process that made it: what one that was killed
/// left behind, the next one removes.
package final class ScratchFolder: Sendable {
  package let path: String

  private static let living = Mutex(LivingFolders())
  /// The seconds that programs have to end, and their folders to be removed, at the end of this process.
  private static let patience = 1.0
  /// The seconds that the removal of a folder keeps its owner waiting.
  private static let delay = 0.05
  /// Begins the removal at the end of this process and of what others left, once.
  private static let beginning: Void = {
    atexit { ScratchFolder.removeAll() }
    ScratchSweep.begin()
  }()

  /// Creates an empty folder that only this user may enter, or returns `nil` if it cannot be made.
  package convenience init?() { self.init(in: ScratchSweep.parent) }

  /// Creates such a folder in another one.
  package init?(in parent: String) {
    let parent = Self.folder(parent)
    let path = Self.living.withLock { living in
      living.add { Self.made(in: parent, "\(ScratchSweep.mark)\(getpid())-") }
    }
    guard let path else { return nil }
    self.path = path
    Self.beginning
  }

  /// Creates such a folder that stays for some seconds, also if this process ends before; returns its path.
  package static func lasting(_ seconds: Int, in parent: String) -> String? {
    defer { beginning }
    return made(in: folder(parent), ScratchSweep.mark(until: time(nil) + seconds))
  }

  /// True if a new one would be made in another folder: since this one was made, a board lets a program write the
  /// folder around it.
  var isOutOfPlace: Bool {
    ExactText(FilePath.folder(of: path)) != ExactText(Self.folder(ScratchSweep.parent))
  }

  /// Returns a folder's path without links, by which alone programs reach what lies in it.
  private static func folder(_ path: String) -> String { FilePath.real(path) ?? path }

  private static func made(in parent: String, _ mark: String) -> String? {
    var template = Array("\(parent)/\(mark)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }

  deinit {
    let left = ScratchSweep.abandoned(path)
    Self.living.withLock { $0.remove(path) }
    let isGone = FolderRemoval.remove(
      left, before: Deadline(after: Self.delay), leavesLarge: true)
    if !isGone { ScratchSweep.begin() }
  }

  /// Notes the program that has the folder.
  func belongs(to program: clinux_child) {
    Self.living.withLock { $0.give(path, to: program) }
  }

  /// Ends the programs that still have folders of this process, and removes these: what a program writes meanwhile
  /// would stay.
  private static func removeAll() {
    // A process that was forked has the same list.
    let mark = "\(ScratchSweep.mark)\(getpid())-"
    let own = living.withLock { $0.end() }.filter { $0.key.firstExactRange(of: mark) != nil }
    var programs = own.values.compactMap(\.self)
    for program in programs { withUnsafePointer(to: program) { clinux_signal_group($0, SIGKILL) } }
    let ending = Deadline(after: patience)
    while true {
      programs.removeAll { withUnsafePointer(to: $0) { clinux_reap($0, nil) } != 0 }
      if programs.isEmpty || ending.isOver { break }
      usleep(2000)
    }
    let removal = Deadline(after: patience)
    for path in own.keys.map(ScratchSweep.abandoned) {
      FolderRemoval.remove(path, before: removal, leavesLarge: true)
    }
    ScratchSweep.handOver()
  }
}
