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
  /// The milliseconds after which a reader is left to itself.
  private static let patience: Int32 = 100
  /// The most readers that may be left to themselves: beyond them nothing is read.
  private static let most = 8

  /// Returns the first bytes of a file; `nil` if it cannot be read, or is held up.
  package static func bytes(of path: String, most size: Int) -> [UInt8]? {
    state.withLock { state in
      guard !state.held.contains(path), state.held.count < most,
        let reader = state.reader ?? LeavableThread.started()
      else { return nil }
      state.reader = reader
      let answer = Answer()
      reader.begin { answer.bytes = read(path, size) }
      if reader.isDone(within: patience) { return answer.bytes }
      state.reader = nil
      state.held.insert(path)
      reader.leave { _ = Self.state.withLock { $0.held.remove(path) } }
      return nil
    }
  }

  private static func read(_ path: String, _ size: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: size)
    let count = Glibc.read(descriptor, &buffer, size)
    return count < 0 ? nil : Array(buffer[..<count])
  }

  private final class Answer: @unchecked Sendable {
    // Sendable: the caller looks at it when the work is done.
    var bytes: [UInt8]?
  }
}
