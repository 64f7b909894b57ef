import CLinux
import Dispatch
import Glibc

/// Says to a thread that it is to end.
final class StopSignal: Sendable {
  /// Becomes readable when the thread is to end.
  let descriptor: Int32

  init?() {
    descriptor = clinux_event()
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  func send() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  var isSent: Bool { waits(0) }

  /// Waits at most so many milliseconds, without end below zero; whether it was sent.
  func waits(_ milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, milliseconds) > 0
  }
}

/// A thread that watches something until it is told to stop.
final class WatchThread: SourceWatch {
  private let stopSignal: StopSignal
  private let end = DispatchSemaphore(value: 0)
  private let thread = ThreadNumber()
  private let health: WatchHealth

  var fault: SourceFailure? { health.fault }

  /// Starts a thread that runs `body`, which returns soon after the signal; nil where none can be had.
  ///
  /// - Parameter health: where the body notes whether it hears of changes.
  init?(
    _ health: WatchHealth = WatchHealth(), _ body: @escaping @Sendable (StopSignal) -> Void
  ) {
    guard let stopSignal = StopSignal() else { return nil }
    self.stopSignal = stopSignal
    self.health = health
    let (thread, end) = (thread, end)
    let isStarted = Threads.start {
      thread.note()
      body(stopSignal)
      end.signal()
    }
    guard isStarted else {
      end.signal()
      return nil
    }
  }

  deinit { stop() }

  func stop() {
    stopSignal.send()
    // Whoever stops a watch from within it would wait for itself.
    guard !thread.isCurrent else { return }
    end.wait()
    // It may be told again.
    end.signal()
  }
}
