import Glibc
import Synchronization

/// Reads of the kernel's files about a process that the process itself can hold up.
///
/// Linux reads a command line under a lock of the process's memory, which a process can make itself keep for minutes.
/// So such a file is read on another thread, which is left to itself when it takes long.
package enum GuardedFile {
  private struct State {
    var reader: Reader?
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
        let reader = state.reader ?? Reader.started()
      else { return nil }
      state.reader = reader
      if let answer = reader.answer(about: path, size, within: patience) { return answer.bytes }
      state.reader = nil
      state.held.insert(path)
      return nil
    }
  }

  /// Notes the end of a reading that was left to itself.
  fileprivate static func end(of path: String) {
    _ = state.withLock { $0.held.remove(path) }
  }
}

/// A thread that reads one file after another.
private final class Reader: @unchecked Sendable {
  // Sendable: the request is written before its byte is sent, and the answer before its own; a mark says which of
  // the two sides gave the other up.
  struct Answer {
    let bytes: [UInt8]?
  }

  private var (path, size) = ("", 0)
  private var bytes: [UInt8]?
  private let isLeft = Atomic(false)
  /// The ends of the caller and of the thread, which send each other single bytes.
  private let (caller, thread): (Int32, Int32)

  private init(_ ends: [Int32]) { (caller, thread) = (ends[0], ends[1]) }

  deinit {
    close(caller)
    close(thread)
  }

  /// Returns a reader whose thread has started; `nil` if there is no descriptor or thread left.
  static func started() -> Reader? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let reader = Reader(ends)
    var thread = pthread_t()
    let work = Unmanaged.passRetained(reader)
    let error = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Reader>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    guard error == 0 else {
      work.release()
      return nil
    }
    pthread_detach(thread)
    return reader
  }

  /// Returns the answer about a file; `nil` if there is none within some milliseconds, after which the reader is no
  /// longer used.
  func answer(about path: String, _ size: Int, within milliseconds: Int32) -> Answer? {
    (self.path, self.size) = (path, size)
    Self.send(caller)
    if Self.isReadable(caller, within: milliseconds) {
      Self.receive(caller)
      return Answer(bytes: bytes)
    }
    isLeft.store(true, ordering: .releasing)
    // If it has answered at the last moment, it waits for another request.
    Self.send(caller)
    return nil
  }

  private func run() {
    while !isLeft.load(ordering: .acquiring) {
      Self.receive(thread)
      bytes = Self.read(path, size)
      if isLeft.load(ordering: .acquiring) { break }
      Self.send(thread)
    }
    GuardedFile.end(of: path)
  }

  private static func read(_ path: String, _ size: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: size)
    let count = Glibc.read(descriptor, &buffer, size)
    return count < 0 ? nil : Array(buffer[..<count])
  }

  private static func send(_ end: Int32) {
    var byte: UInt8 = 0
    while write(end, &byte, 1) < 0, errno == EINTR {}
  }

  private static func receive(_ end: Int32) {
    var byte: UInt8 = 0
    while Glibc.read(end, &byte, 1) < 0, errno == EINTR {}
  }

  private static func isReadable(_ end: Int32, within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }
}
