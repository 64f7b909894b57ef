import Glibc
import Synchronization

/// A thread that does one piece of work after another, and is left to itself when one takes too long: another process
/// can hold up what the kernel tells of it.
package final class LeavableThread: @unchecked Sendable {
  // Sendable: the work is written before its byte is sent, and what follows before the mark; only then does the
  // thread look at them.
  private var work: @Sendable () -> Void = {}
  private var whenOver: @Sendable () -> Void = {}
  private let isLeft = Atomic(false)
  /// The ends of the caller and of the thread, which send each other single bytes.
  private let (caller, thread): (Int32, Int32)

  private init(_ ends: [Int32]) { (caller, thread) = (ends[0], ends[1]) }

  deinit {
    close(caller)
    close(thread)
  }

  /// Returns a thread that has started; `nil` if there is no descriptor or thread left.
  package static func started() -> LeavableThread? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let started = LeavableThread(ends)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(started)
    let error = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<LeavableThread>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
    guard error == 0 else {
      context.release()
      return nil
    }
    pthread_detach(thread)
    return started
  }

  /// Returns the result of some work; `nil` if it takes longer than some milliseconds, after which it is left to itself.
  package static func result<Result: Sendable>(
    within milliseconds: Int32, of work: @escaping @Sendable () -> Result
  ) -> Result? {
    guard let thread = started() else { return nil }
    defer { thread.leave() }
    return thread.result(within: milliseconds, of: work)
  }

  /// Returns the result of some work; `nil` if it goes on after some milliseconds. The last one is done.
  package func result<Result: Sendable>(
    within milliseconds: Int32, of work: @escaping @Sendable () -> Result
  ) -> Result? {
    let place = Place<Result>()
    begin {
      let result = work()
      place.result.withLock { $0 = result }
    }
    return isDone(within: milliseconds) ? place.result.withLock(\.self) : nil
  }

  /// A place for what the work of a thread gives.
  private final class Place<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
  }

  /// Begins a piece of work; the last one is done.
  package func begin(_ work: @escaping @Sendable () -> Void) {
    self.work = work
    Self.send(caller)
  }

  /// Waits for the end of the work; returns false if it goes on after some milliseconds.
  package func isDone(within milliseconds: Int32) -> Bool {
    guard Self.isReadable(caller, within: milliseconds) else { return false }
    Self.receive(caller)
    return true
  }

  /// Waits for the end of the work; returns false once it makes no progress for some milliseconds, and at the deadline.
  ///
  /// - Parameters:
  ///   - deadline: The time for all steps together: many short waits are as long as one.
  ///   - progress: Returns a number that changes with each step of the work.
  package func isDone(
    within milliseconds: Int32, before deadline: Deadline, progress: () -> Int
  ) -> Bool {
    var seen = -1
    while !isDone(within: min(milliseconds, deadline.milliseconds)) {
      let now = progress()
      if now == seen || deadline.isOver { return false }
      seen = now
    }
    return true
  }

  /// Leaves the thread to itself: it ends with its work.
  ///
  /// - Parameter whenOver: Called in the thread at its end.
  package func leave(_ whenOver: @escaping @Sendable () -> Void = {}) {
    self.whenOver = whenOver
    isLeft.store(true, ordering: .releasing)
    // If its work has ended at the last moment, it waits for more.
    Self.send(caller)
  }

  private func run() {
    while true {
      Self.receive(thread)
      if isLeft.load(ordering: .acquiring) { break }
      work()
      work = {}
      if isLeft.load(ordering: .acquiring) { break }
      Self.send(thread)
    }
    whenOver()
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
