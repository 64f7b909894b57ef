import CLinux
import Glibc
import WidgetSettings

/// Watches for changes of files and folders.
enum FolderChanges {
  /// A folder to watch, and the files in it.
  struct Place: Sendable, Equatable {
    let folder: String
    /// The names of the files, or `nil` for all files in the folder.
    let names: [String]?
    /// The way to the folder.
    let steps: PathSteps

    init(folder: String, names: [String]?) {
      (self.folder, self.names, steps) = (folder, names, PathSteps(folder))
    }
  }

  /// Returns the places to watch for a file and the files beside it whose names have the given
  /// additional endings: the folder of the path, and the folder of the file to which a link leads.
  static func places(of path: String, also endings: [String] = []) -> [Place] {
    [path, FilePath.real(path)].compactMap { $0 }.map { path in
      let (folder, name) = FilePath.parts(path)
      return Place(folder: folder, names: [name] + endings.map { name + $0 })
    }
  }

  /// Returns the places to watch for all files of a folder, and for those to which links in it lead.
  static func places(in folder: String) -> [Place] {
    let links = FileAccess.names(in: folder, most: mostNames).map { "\(folder)/\($0)" }
      .filter(FilePath.isLink).prefix(mostLinks)
    // What a program's links lead to is not read either.
    let steered = WrittenFolders.paths
    var left = mostParts
    let own = links.filter { link in
      guard left > 0 else { return false }
      left -= FileLink.walk(link).parts
      return left >= 0
        && FilePath.real(link).map { !steered.leads(link, outTo: $0) } ?? false
    }
    return [Place(folder: folder, names: nil)] + own.flatMap { places(of: $0) }
  }

  /// The most names of a folder among which links are looked for, the most links whose targets are watched, and the most
  /// parts of the paths on the way to them: each takes a watch, which all programs of a user share.
  private static let (mostNames, mostLinks, mostParts) = (5000, 100, 1000)

  /// The time for which changes are collected, in milliseconds, since a program writes a file in
  /// many steps.
  private static let settling: Int32 = 50
  /// The interval at which a place that cannot be watched is assumed to have changed, in
  /// milliseconds.
  private static let pace: Int32 = 10_000

  /// Calls `onChange` after files, or the folders that contain them, were written, created or
  /// removed; returns `nil` if there are no places.
  ///
  /// - Parameter places: Returns the places as they are now: a link may lead to another one by then.
  static func start(
    _ places: @escaping @Sendable () -> [Place], onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    let first = FolderWatches.begin(places)
    guard !first.places.isEmpty else { return nil }
    let health = WatchHealth()
    _ = health.note(first.fault)
    let thread = WatchThread(health) { stop in
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
        if change == .place || places() != watches.places {
          watches = FolderWatches.begin(places)
          _ = health.note(watches.fault)
        }
        onChange()
      }
    }
    return thread ?? AbsentWatch(CommandWords.tooManyFiles)
  }
}

/// The inotify watches of some places, valid while their folders stay where they are.
private final class FolderWatches: Sendable {
  /// A kind of change, the least first.
  enum Change: Int, Comparable {
    case none, content
    /// A folder was created or removed, so another one must be watched.
    case place

    static func < (first: Change, second: Change) -> Bool { first.rawValue < second.rawValue }
  }

  let descriptor: Int32
  let places: [FolderChanges.Place]
  /// The reason why not all places can be watched, or `nil` if they can.
  let fault: SourceFailure?
  /// The names of the watched files by watch; `nil` for all files.
  private let names: [Int32: [String]?]
  /// The names of the folders that must be created before a place can be watched, by watch.
  private let awaited: [Int32: Set<String>]

  /// Returns the watches of places as they are, also if that changes while the watches begin.
  static func begin(_ places: () -> [FolderChanges.Place]) -> FolderWatches {
    var watches = FolderWatches(places())
    for _ in 0..<attempts {
      let now = places()
      if now == watches.places { break }
      watches = FolderWatches(now)
    }
    return watches
  }

  /// The times that watches are begun anew for places that change meanwhile.
  private static let attempts = 4

  private init(_ places: [FolderChanges.Place]) {
    self.places = places
    descriptor = clinux_watch_open()
    let error = errno
    var fault =
      descriptor >= 0
      ? nil
      : places.first.map {
        FileWords.unwatched($0.folder, Errno(number: error))
      }
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
        // A folder has only one watch, even if several places are in it.
        names[watch] = .some(place.names.flatMap { names in known.map { $0 + names } })
      } else {
        names[watch] = .some(place.names)
      }
    }
    if descriptor >= 0 { for place in places { place.steps.watch(by: descriptor) } }
    self.fault = fault
    self.names = names
    self.awaited = awaited
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads the pending events without waiting, and returns the greatest change.
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
    // Events lost in an overflow may be of any kind; an event without a name is about the folder
    // itself.
    if watch < 0 || name.isEmpty { return .place }
    if awaited[watch]?.contains(name) ?? false { return .place }
    if let names = names[watch], names?.contains(name) ?? true { return .content }
    return .none
  }
}
