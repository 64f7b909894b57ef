import CLinux
import Glibc

/// A relay between libpq and its server, which decides how much libpq receives.
///
/// libpq reads all that a server has sent, and keeps a whole row in memory before anybody can look at
/// it. Once connected, its socket is therefore one end of a pair, and the server's bytes pass in
/// small pieces; whether they are encrypted does not matter.
final class PostgreSQLRelay {
  /// The most bytes that libpq receives at once.
  private static let piece = 1 << 16

  /// The descriptor of the server's socket.
  let server: Int32
  /// The descriptor that libpq has.
  private let client: Int32
  /// The other end of libpq's socket.
  private let inner: Int32
  /// The bytes that libpq has sent and the server's socket has not taken.
  private var outgoing: [UInt8] = []
  /// The bytes that the server has sent and libpq's socket has not taken.
  private var incoming: [UInt8] = []

  /// Takes over the socket of a connection; the given descriptor becomes an end of the relay.
  init(of client: Int32) throws(Errno) {
    var ends: [Int32] = [-1, -1]
    let code = clinux_stream_pair(&ends)
    guard code == 0 else { throw Errno(number: code) }
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    let server = fcntl(client, F_DUPFD_CLOEXEC, 3)
    let failed = server < 0 ? errno : clinux_replace_descriptor(client, ends[0])
    guard failed == 0 else {
      for descriptor in ends + [server] where descriptor >= 0 { close(descriptor) }
      throw Errno(number: failed)
    }
    close(ends[0])
    (self.server, self.client, inner) = (server, client, ends[1])
  }

  /// Sends what libpq left, its farewell among it. libpq has closed its end by now.
  deinit {
    send()
    close(inner)
    close(server)
  }

  /// True if the server's socket has to take more before libpq may wait for an answer.
  var isSending: Bool { !outgoing.isEmpty }

  /// True if libpq has not read all that it was given.
  var isUnread: Bool {
    var polled = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
    return !incoming.isEmpty || poll(&polled, 1, 0) > 0
  }

  /// Passes what libpq has sent to the server, as far as its socket takes it.
  func send() {
    while true {
      if outgoing.isEmpty { outgoing = Self.received(from: inner).bytes }
      guard !outgoing.isEmpty else { return }
      guard Self.pass(&outgoing, to: server), outgoing.isEmpty else { return }
    }
  }

  /// Passes one piece of what the server has sent to libpq, and returns the number of its bytes.
  func receive() -> Int {
    var count = 0
    if incoming.isEmpty {
      let (bytes, isOver) = Self.received(from: server)
      // libpq reports the lost connection after it has read what is left.
      if isOver { shutdown(inner, Int32(SHUT_WR)) }
      (incoming, count) = (bytes, bytes.count)
    }
    _ = Self.pass(&incoming, to: inner)
    return count
  }

  /// Returns the bytes that a socket has now, and whether there will be no more.
  private static func received(from socket: Int32) -> (bytes: [UInt8], isOver: Bool) {
    var bytes = [UInt8](repeating: 0, count: piece)
    let count = read(socket, &bytes, piece)
    if count > 0 { return (Array(bytes[..<count]), false) }
    return ([], count == 0 || ![EAGAIN, EINTR].contains(errno))
  }

  /// Writes the first of the bytes and removes them; returns false if the socket is lost.
  private static func pass(_ bytes: inout [UInt8], to socket: Int32) -> Bool {
    guard !bytes.isEmpty else { return true }
    let count = clinux_send_some(socket, bytes, bytes.count)
    if count > 0 { bytes.removeFirst(count) }
    return count >= 0 || [EAGAIN, EINTR].contains(errno)
  }
}
