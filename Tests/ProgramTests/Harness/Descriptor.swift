import CLinux
import Glibc

/// One end of a pipe, socket or terminal, closed once.
final class Descriptor {
  private(set) var number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close() }

  /// Closes it, if it is open.
  func close() {
    if number >= 0 { Glibc.close(number) }
    number = -1
  }

  /// Makes reads and writes return at once.
  func setNonblocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Appends all bytes that can be read without waiting; returns false once the other end is
  /// closed.
  func drain(into bytes: inout [UInt8]) -> Bool {
    guard number >= 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(number, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return count < 0 && errno == EAGAIN
      }
    }
  }

  /// Returns a pipe that children do not inherit; its reading end never blocks.
  static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard clinux_pipe(&ends) == 0 else { throw SystemFailure("pipe2") }
    let reading = Descriptor(ends[0])
    reading.setNonblocking()
    return (reading, Descriptor(ends[1]))
  }

  /// Returns two ends of a socket that children do not inherit; the first never blocks.
  static func socketPair() throws -> (ours: Descriptor, theirs: Descriptor) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw SystemFailure("socketpair") }
    let ours = Descriptor(ends[0])
    ours.setNonblocking()
    return (ours, Descriptor(ends[1]))
  }
}
