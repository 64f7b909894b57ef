import Glibc
import Synchronization

/// Reads of the kernel's files about a process that the process itself can hold up.
///
/// Linux reads a command line under a lock of the process's memory, which a process can make itself keep for minutes.
/// So such a file is read on another thread, which is left to itself when it takes long.
package enum GuardedFile {
  private struct State {
    var reader: LeavableThread?
    /// The files whose readers were left to themselves.
    var held: Set<String> = []
  }

  private static let state = Mutex(State())
  /// The milliseconds without any progress after which a reader is left to itself: the first one, and those that
  /// follow it.
  private static let (patience, shortPatience): (Int32, Int32) = (60, 25)
  /// The seconds for all files of a list together; the rest is not read.
  private static let limit = 0.4
  /// The most readers that may be left to themselves: beyond them nothing is read. Lists, which any program can have
  /// a process in, leave some for files that are asked for alone.
  private static let (most, mostOfLists) = (16, 8)

  /// Returns the first bytes of a file; `nil` if it cannot be read, or is held up.
  package static func bytes(of path: String, most size: Int) -> [UInt8]? {
    bytes(of: [path], most: size, readers: most)[0]
  }

  /// Returns the first bytes of several files, which one reader reads one after another; `nil` for each that cannot be
  /// read, or is held up.
  package static func bytes(of paths: [String], most size: Int) -> [[UInt8]?] {
    bytes(of: paths, most: size, readers: mostOfLists)
  }

  private static func bytes(of paths: [String], most size: Int, readers: Int) -> [[UInt8]?] {
    let list = List(paths)
    let deadline = Deadline(after: limit)
    state.withLock { state in
      var patience = patience
      while state.held.count < readers, !deadline.isOver,
        let reader = state.reader ?? LeavableThread.started()
      {
        state.reader = reader
        let (held, number) = (state.held, list.reader)
        reader.begin {
          while let path = list.next(without: held, as: number) {
            list.add(read(path, size), as: number)
          }
        }
        if reader.isDone(within: patience, before: deadline, progress: { list.progress }) { break }
        patience = shortPatience
        let path = list.leaveReader()
        state.reader = nil
        if let path { state.held.insert(path) }
        reader.leave { if let path { _ = Self.state.withLock { $0.held.remove(path) } } }
      }
    }
    return list.answers
  }

  private static func read(_ path: String, _ size: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: size)
    let count = Glibc.read(descriptor, &buffer, size)
    return count < 0 ? nil : Array(buffer[..<count])
  }

  /// Files to read, and what was read. Its readers follow one another: one that was left adds nothing more.
  private final class List: Sendable {
    private struct State {
      var reader = 0
      /// The index of the file that is being read; -1 before the first one.
      var index = -1
      var answers: [[UInt8]?]
    }

    private let paths: [String]
    private let state: Mutex<State>

    init(_ paths: [String]) {
      self.paths = paths
      state = Mutex(State(answers: Array(repeating: nil, count: paths.count)))
    }

    /// The number of the reader that adds to it.
    var reader: Int { state.withLock { $0.reader } }

    /// The index of the file that is being read.
    var progress: Int { state.withLock { $0.index } }

    var answers: [[UInt8]?] { state.withLock { $0.answers } }

    /// Returns the path that a reader reads next; `nil` at the end, or for a reader that was left.
    func next(without held: Set<String>, as reader: Int) -> String? {
      state.withLock { state in
        guard state.reader == reader else { return nil }
        repeat {
          state.index += 1
        } while state.index < paths.count
          && held.contains(paths[state.index])
        return state.index < paths.count ? paths[state.index] : nil
      }
    }

    /// Notes what a reader has read of the file that it reads.
    func add(_ bytes: [UInt8]?, as reader: Int) {
      state.withLock { state in
        guard state.reader == reader else { return }
        state.answers[state.index] = bytes
      }
    }

    /// Takes no more from the reader; returns the path of the file that it reads, `nil` at the end.
    func leaveReader() -> String? {
      state.withLock { state in
        state.reader += 1
        return paths.indices.contains(state.index) ? paths[state.index] : nil
      }
    }
  }
}
