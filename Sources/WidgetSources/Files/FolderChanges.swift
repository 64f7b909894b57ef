import CLinux
import Glibc
import WidgetSettings

/// Files and folders whose changes are told of.
enum FolderChanges {
  /// What is watched: some files of a folder, or all of them.
  struct Place: Sendable {
    var folder: String
    /// Nil for every file in it.
    var names: [String]?
  }

  /// Where a file is told of, and those beside it whose names end in addition like this: in its own
  /// folder, and in that of the file which it is a link to.
  static func places(of path: String, also endings: [String] = []) -> [Place] {
    [path, FilePath.real(path)].compactMap { $0 }.map { path in
      let (folder, name) = FilePath.parts(path)
      return Place(folder: folder, names: [name] + endings.map { name + $0 })
    }
  }

  /// How long changes are gathered before they are told of, in milliseconds: a program writes a file
  /// in many steps.
  private static let settling: Int32 = 50
  /// How often what cannot be watched is taken for changed, in milliseconds.
  private static let pace: Int32 = 10_000

  /// Calls `onChange` after files were written, came or went, and their folders with them; nil where
  /// there are no places.
  static func start(
    _ places: [Place], onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    guard !places.isEmpty else { return nil }
    let health = WatchHealth()
    let first = FolderWatches(places)
    _ = health.note(first.fault)
    return WatchThread(health) { stop in
      var watches = first
      while true {
        let outcome =
          watches.fault == nil
          ? stop.wait(for: watches.descriptor)
          : stop.waits(pace) ? .stopped : .timedOut
        if outcome == .stopped { return }
        var change = watches.fault == nil ? watches.take() : .place
        guard change != .none else { continue }
        guard stop.sleep(milliseconds: settling) else { return }
        change = max(change, watches.take())
        if change == .place {
          watches = FolderWatches(places)
          _ = health.note(watches.fault)
        }
        onChange()
      }
    }
  }
}

/// inotify's watches of some places, for as long as their folders stay where they are.
private final class FolderWatches: Sendable {
  /// What happened, the least first.
  enum Change: Int, Comparable {
    case none, content
    /// A folder came or went: another one is to be watched.
    case place

    static func < (first: Change, second: Change) -> Bool { first.rawValue < second.rawValue }
  }

  let descriptor: Int32
  /// Why not all can be watched; nil where they are.
  let fault: SourceFailure?
  /// By watch, the names of the files whose changes are told of; nil for all.
  private let names: [Int32: [String]?]
  /// By watch, the names of folders on the way to places that are not there.
  private let awaited: [Int32: Set<String>]

  init(_ places: [FolderChanges.Place]) {
    descriptor = clinux_watch_open()
    var fault = descriptor < 0 ? FileWords.unwatched(places[0].folder, Errno(number: errno)) : nil
    var names: [Int32: [String]?] = [:]
    var awaited: [Int32: Set<String>] = [:]
    for place in places where descriptor >= 0 {
      let (folder, missing) = FilePath.nearestFolder(to: place.folder)
      let watch = clinux_watch_add(descriptor, folder)
      if watch < 0 {
        fault = fault ?? FileWords.unwatched(folder, Errno(number: errno))
      } else if let missing {
        awaited[watch, default: []].insert(missing)
      } else if let known = names[watch] {
        // A folder has one watch, however often it is named.
        names[watch] = .some(place.names.flatMap { names in known.map { $0 + names } })
      } else {
        names[watch] = .some(place.names)
      }
    }
    self.fault = fault
    self.names = names
    self.awaited = awaited
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Takes what has happened, without waiting.
  func take() -> Change {
    guard descriptor >= 0 else { return .none }
    var question = Question(watches: self)
    withUnsafeMutablePointer(to: &question) { question in
      clinux_watch_take(descriptor, question) { context, watch, name in
        guard let name else { return }
        context?.assumingMemoryBound(to: Question.self).pointee.take(watch, String(cString: name))
      }
    }
    return question.change
  }

  private struct Question {
    let watches: FolderWatches
    var change = Change.none

    mutating func take(_ watch: Int32, _ name: String) {
      change = max(change, watches.change(watch, name))
    }
  }

  private func change(_ watch: Int32, _ name: String) -> Change {
    // What was lost in a rush may have been anything; what has no name is of the folder itself.
    if watch < 0 || name.isEmpty { return .place }
    if awaited[watch]?.contains(name) ?? false { return .place }
    if let names = names[watch], names?.contains(name) ?? true { return .content }
    return .none
  }
}
