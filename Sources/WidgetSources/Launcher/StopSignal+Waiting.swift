import Glibc

extension StopSignal {
  /// Why waiting ended.
  enum Outcome { case ready, timedOut, interrupted, stopped }

  /// Waits until a descriptor is ready, so many milliseconds have passed (without end below zero), or
  /// the signal was sent.
  func wait(for other: Int32, events: Int32 = POLLIN, milliseconds: Int32 = -1) -> Outcome {
    var polled = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(events), revents: 0),
    ]
    let count = poll(&polled, 2, milliseconds)
    if count < 0 { return errno == EINTR ? .interrupted : .stopped }
    if polled[0].revents != 0 { return .stopped }
    return polled[1].revents != 0 ? .ready : .timedOut
  }

  /// Waits so long, or until it was sent; whether it was not.
  func sleep(milliseconds: Int32) -> Bool { !waits(milliseconds) }
}
