import CLinux
import Glibc
import WidgetBase

/// One end of a stream or pipe between this process and a worker, closed with this value.
struct WorkerStream: ~Copyable {
  let descriptor: Int32

  deinit { close(descriptor) }

  /// Sends all bytes and then the end; returns false at the deadline or if nobody reads them.
  func send(_ bytes: [UInt8], before deadline: Deadline) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBufferPointer { buffer in
        clinux_send_some(
          descriptor, buffer.baseAddress.map { $0 + sent }, min(buffer.count - sent, 1 << 20))
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        guard errno == EAGAIN, waits(for: POLLOUT, before: deadline) else { return false }
      }
    }
    shutdown(descriptor, Int32(SHUT_WR))
    return true
  }

  /// The outcome of reading a stream.
  enum Reading {
    case all([UInt8])
    case late
    case tooLong
  }

  /// Reads to the end, or to the deadline.
  func read(limit: Int, before deadline: Deadline) -> Reading {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      guard waits(for: POLLIN, before: deadline) else { return .late }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .all(bytes) }
      guard bytes.count + count <= limit else { return .tooLong }
      bytes += buffer[..<count]
    }
  }

  private func waits(for event: Int32, before deadline: Deadline) -> Bool {
    while true {
      var polled = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let count = poll(&polled, 1, deadline.milliseconds)
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
