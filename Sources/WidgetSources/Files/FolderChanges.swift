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

  /// Calls `onChange` after files were written, came or went; nil where none of the places is there.
  static func start(
    _ places: [Place], onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    let descriptor = clinux_watch_open()
    guard descriptor >= 0 else { return nil }
    var namesOf: [Int32: [String]?] = [:]
    for place in places {
      let watch = clinux_watch_add(descriptor, place.folder)
      guard watch >= 0 else { continue }
      // A folder has one watch, however often it is named.
      if let known = namesOf[watch] {
        namesOf[watch] = .some(place.names.flatMap { names in known.map { $0 + names } })
      } else {
        namesOf[watch] = .some(place.names)
      }
    }
    guard !namesOf.isEmpty else {
      close(descriptor)
      return nil
    }
    let watched = namesOf
    return WatchThread { stop in
      defer { close(descriptor) }
      while stop.wait(for: descriptor) != .stopped {
        guard concerns(watched, descriptor) else { continue }
        guard stop.sleep(milliseconds: settling) else { return }
        _ = concerns(watched, descriptor)
        onChange()
      }
    }
  }

  /// Takes what the descriptor has to say; whether a watched file is among it.
  private static func concerns(_ watched: [Int32: [String]?], _ descriptor: Int32) -> Bool {
    var question = Question(watched: watched)
    withUnsafeMutablePointer(to: &question) { question in
      clinux_watch_take(descriptor, question) { context, watch, name in
        guard let name else { return }
        context?.assumingMemoryBound(to: Question.self).pointee.take(watch, String(cString: name))
      }
    }
    return question.isConcerned
  }

  private struct Question {
    let watched: [Int32: [String]?]
    var isConcerned = false

    mutating func take(_ watch: Int32, _ name: String) {
      // What was lost in a rush may have been anything.
      if watch < 0 { isConcerned = true }
      if let names = watched[watch], names?.contains(name) ?? true { isConcerned = true }
    }
  }
}
