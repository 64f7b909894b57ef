import CLinux
import Glibc

/// A signal that tells a thread to end.
final class StopSignal: Sendable {
  /// A descriptor that becomes readable when the signal is sent.
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

  /// Waits for at most `milliseconds`, or indefinitely if that is negative; returns true if the
  /// signal was sent.
  func waits(_ milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, milliseconds) > 0
  }
}
