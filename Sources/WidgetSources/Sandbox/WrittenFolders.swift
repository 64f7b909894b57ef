import Glibc
import Synchronization
import WidgetBase

/// The folders that programs of boards may write, each of which decides where links in them lead for all other
/// programs.
///
/// Those of one board count for the programs of the others, too: links stay, and a host, a bundle or a status
/// line starts programs without having read the board.
package enum WrittenFolders {
  private struct Knowledge {
    /// Those of this process's boards.
    var noted: Set<ExactText> = []
    /// The folder with a file for each of all boards' ones.
    var folder: String?
    /// True if those of a board are kept when it is read.
    var keepsBoards = true
    /// The contents of these files by their names.
    var kept: [String: String] = [:]
    /// The state of the folder when its files were read, if nothing was made in it just before.
    var stamp: FileStamp?
    /// The paths through all of them, and the time until which they hold.
    var paths: (all: SteeredPaths, count: Int, until: ContinuousClock.Instant)?

    var all: Set<ExactText> { noted.union(kept.values.map(ExactText.init)) }
  }

  /// The time for which the ways to all folders are known: programs cannot change them, as a way through one folder
  /// leads through that one.
  private static let validity = Duration.milliseconds(250)

  private static let knowledge = Mutex(Knowledge())

  /// The greatest length of a path.
  private static let longest = 4096

  /// Names the folder in which the processes of a program keep what programs of their boards may write; `nil` for none.
  ///
  /// - Parameter keepsBoards: False for a process that only looks at boards: what these permit counts for others once
  ///   one of their programs starts.
  package static func share(in folder: String?, keepsBoards: Bool = true) {
    knowledge.withLock { knowledge in
      (knowledge.folder, knowledge.stamp, knowledge.paths) = (folder, nil, nil)
      knowledge.keepsBoards = keepsBoards
    }
  }

  /// Notes the places of a board that was read, before any of its programs starts.
  package static func note(ofBoard folders: [String]) {
    if knowledge.withLock(\.keepsBoards) { keep(folders) } else { note(folders) }
  }

  /// Notes places that a program may write, by their paths without links.
  package static func note(_ folders: [String]) {
    let whole = folders.filter { $0.hasExactPrefix("/") }.map(ExactText.init)
    knowledge.withLock { $0.noted.formUnion(whole) }
  }

  /// Notes places, and makes them known to other processes, which need not have read the board.
  package static func keep(_ folders: [String]) {
    note(folders)
    knowledge.withLock { knowledge in
      guard let folder = knowledge.folder else { return }
      // Programs start all the time, and their folders are known after the first one.
      if unkept(folders, knowledge).isEmpty { return }
      read(&knowledge)
      let new = unkept(folders, knowledge)
      guard !new.isEmpty, (try? FileAccess.makeFolder(folder)) != nil else { return }
      for path in new {
        try? FileAccess.replace("\(folder)/\(name(of: path))", with: Array(path.utf8))
      }
    }
  }

  /// Returns the folders that are not kept as far as this process knows, and that can be.
  private static func unkept(_ folders: [String], _ knowledge: Knowledge) -> [String] {
    let kept = Set(knowledge.kept.values.map(ExactText.init))
    return Set(folders.map(ExactText.init)).subtracting(kept).map(\.text).filter {
      $0.hasExactPrefix("/") && $0.utf8.count < longest
    }
  }

  /// Returns all folders known so far, without some.
  static func others(than own: [String]) -> [String] {
    knowledge.withLock { knowledge in
      read(&knowledge)
      return knowledge.all.subtracting(own.map(ExactText.init)).sorted().map(\.text)
    }
  }

  /// The paths through all folders known so far.
  static var paths: SteeredPaths {
    knowledge.withLock { knowledge in
      read(&knowledge)
      // Folders are only ever added.
      let count = knowledge.noted.count + knowledge.kept.count
      if let known = knowledge.paths, known.count == count, .now < known.until { return known.all }
      let paths = SteeredPaths(knowledge.all.sorted().map(\.text))
      knowledge.paths = (paths, count, .now + validity)
      return paths
    }
  }

  /// Returns true if an open file does not lie in the folder through which its path leads: a program has put a link there.
  package static func isLedAstray(_ path: String, to descriptor: Int32) -> Bool {
    // What was opened counts, whatever is at the path by now.
    isLedAstray(path, toPlace: FilePath.real(of: descriptor))
  }

  /// Returns true if a place without links does not lie in the folder through which a path leads; `nil` is the place of
  /// what cannot be found.
  package static func isLedAstray(_ path: String, toPlace place: String?) -> Bool {
    let steered = paths
    return place.map { steered.leads(path, outTo: $0) } ?? steered.contains(path)
  }

  /// Returns true if a path leads through a folder that a program may write, so that it decides what is there.
  package static func decide(_ path: String) -> Bool { paths.contains(path) }

  private static func name(of path: String) -> String { Fingerprint(path).digits }

  /// Reads the files that other processes have written meanwhile; a file never changes.
  private static func read(_ knowledge: inout Knowledge) {
    guard let folder = knowledge.folder, let stamp = FileAccess.stamp(folder),
      stamp != knowledge.stamp
    else { return }
    // The time of a change is that of the kernel's last tick: another one may have the same.
    let isSettled = abs(Double(time(nil)) - stamp.changed) > 2
    knowledge.stamp = isSettled ? stamp : nil
    for name in FileAccess.names(in: folder)
    where knowledge.kept[name] == nil && !name.hasExactSuffix(FileReplacement.suffix) {
      let bytes = (try? FileAccess.read("\(folder)/\(name)", limit: longest)).flatMap { $0 }
      // One that cannot be read now is tried again.
      if bytes == nil { knowledge.stamp = nil }
      knowledge.kept[name] = bytes.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
