import Glibc

extension StopSignal {
  /// The reason why waiting ended.
  enum Outcome { case ready, timedOut, interrupted, stopped }

  /// Waits until a descriptor is ready, the time is over, or the signal is sent; a negative time in
  /// `milliseconds` never is.
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

  /// Waits for `milliseconds` or until the signal is sent; returns true if it was not sent.
  func sleep(milliseconds: Int32) -> Bool { !waits(milliseconds) }
}
