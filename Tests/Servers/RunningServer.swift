import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase

@testable import WidgetSources

/// A real server for tests; it ends with the run at the latest.
package final class RunningServer: Sendable {
  private static let all = Mutex<[RunningServer]>([])

  /// The server's own folder, removed with it.
  package let folder = TemporaryFolder()
  private let state = Mutex((isWanted: true, hasEnded: false))
  private let errors = Mutex("")

  /// Creates a server that is not started yet.
  package init() {}

  /// Returns a port that was free a moment ago.
  package static func freePort() -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        _ = bind(descriptor, pointer, size)
        _ = getsockname(descriptor, pointer, &size)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Returns true if a server listens on a port of this machine.
  package static func isListening(on port: Int) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = in_port_t(port).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  /// Starts a command in the server's folder; `signal` is the signal that ends it.
  package func start(_ arguments: [String], signal: Int32 = SIGTERM) {
    Self.all.withLock { all in
      if all.isEmpty { atexit { RunningServer.endAll() } }
      if !all.contains(where: { $0 === self }) { all.append(self) }
    }
    state.withLock { $0 = (isWanted: true, hasEnded: false) }
    let command = Command(arguments, environment: .own, folder: folder.path)
    // A child ends with the thread that started it.
    Threads.start { [self] in
      defer { state.withLock { $0.hasEnded = true } }
      guard var child = try? command.start() else { return }
      var output = ChildOutput(child.output, limit: 1 << 20, keeping: .end)
      var errorOutput = ChildOutput(child.errorOutput, limit: 4096, keeping: .end)
      var patience: Deadline?
      while !child.waitsForEnd(
        orReadable: [output.descriptor, errorOutput.descriptor], milliseconds: 50)
      {
        output.drain()
        errorOutput.drain()
        let words = String(decoding: errorOutput.end, as: UTF8.self)
        errors.withLock { $0 = words }
        if patience == nil, !state.withLock({ $0.isWanted }) {
          child.send(signal)
          patience = Deadline(after: 10)
        }
        if patience?.isOver ?? false { break }
      }
      _ = child.reap()
    }
  }

  /// The end of its standard error.
  package var said: String { errors.withLock { $0 } }

  /// Stops the server and waits for its end; it may be started again.
  package func stop() {
    state.withLock { $0.isWanted = false }
    _ = eventually(within: 15) { state.withLock { $0.hasEnded } }
  }

  /// Stops the server and removes its folder.
  package func end() {
    stop()
    folder.remove()
  }

  private static func endAll() {
    let servers = all.withLock { $0 }
    for server in servers { server.state.withLock { $0.isWanted = false } }
    for server in servers { server.end() }
  }
}
