import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase
import WidgetSettings

/// An open connection to a host, which the commands there share.
///
/// It is a child process, so that it ends with this one, and it ends when nothing has used it for
/// some minutes.
final class SSHConnection: Sendable {
  private enum Phase {
    case opening
    case open
    case ended(SourceFailure)
  }

  private struct State {
    var phase = Phase.opening
    var thread: WatchThread?
    var lastUse = Deadline(after: 0)
  }

  /// The seconds for which an unused connection stays open.
  private static let patience: TimeInterval = 900
  /// The most bytes of a socket's path.
  private static let longestPath = 90

  private let host: SSHHost
  private let folder: ScratchFolder
  private let state = Mutex(State())

  /// The path of the connection's socket.
  var socket: String { "\(folder.path)/s" }

  /// Opens a connection; throws if no process can be started for it.
  init(
    _ host: SSHHost, _ environment: ProcessEnvironment, timeout: TimeInterval
  ) throws(SourceFailure) {
    guard let folder = Self.folder() else {
      throw SourceFailure(
        "no folder for the connection", "Set TMPDIR to a folder with a short path that is yours.")
    }
    self.host = host
    self.folder = folder
    let command = Command(
      host.masterArguments(socket: "\(folder.path)/s", timeout: timeout), environment: environment)
    // The child ends with the thread that starts it.
    let thread = WatchThread { [weak self] signal in
      let failure = Self.hold(command, host, timeout, until: signal) { [weak self] in
        self?.look() ?? 0
      }
      self?.state.withLock { $0.phase = .ended(failure) }
    }
    guard let thread else { throw CommandWords.tooManyFiles }
    state.withLock { $0.thread = thread }
  }

  /// True if it has ended or failed.
  var hasEnded: Bool {
    state.withLock { state in if case .ended = state.phase { true } else { false } }
  }

  /// Returns a folder whose path is short enough for a socket, or `nil` if there is none.
  private static func folder() -> ScratchFolder? {
    if let folder = ScratchFolder(), folder.path.utf8.count < longestPath { return folder }
    guard let runtime = ProcessEnvironment.own["XDG_RUNTIME_DIR"], runtime.hasExactPrefix("/"),
      !WrittenFolders.decide("\(runtime)/x")
    else { return nil }
    ScratchSweep.watch(over: runtime)
    return ScratchFolder(in: runtime).flatMap { $0.path.utf8.count < longestPath ? $0 : nil }
  }

  /// True if a program of a board may by now exchange what is in the connection's folder.
  var isExposed: Bool { folder.isOutOfPlace && WrittenFolders.decide(socket) }

  /// Waits until the connection is open; throws the reason why it is not.
  func open(before deadline: Deadline) throws(SourceFailure) {
    while true {
      let phase = state.withLock { state in
        state.lastUse = Deadline(after: 0)
        return state.phase
      }
      switch phase {
      case .open: return
      case .ended(let failure): throw failure
      case .opening:
        guard !deadline.isOver else {
          throw .timeout(deadline.timeout, "\(host.name) did not answer in time.")
        }
        usleep(5000)
      }
    }
  }

  /// Notes whether the connection is open by now; returns the milliseconds until the next look.
  private func look() -> Int32 {
    let isThere = access(socket, F_OK) == 0
    return state.withLock { state in
      if case .opening = state.phase {
        guard isThere else { return 10 }
        state.phase = .open
      }
      // Zero ends the connection.
      let left = Self.patience - state.lastUse.elapsed
      return left > 0 ? Int32(left * 1000) + 1 : 0
    }
  }

  /// Runs ssh until it ends, or the signal or the end of patience ends it; returns the reason.
  private static func hold(
    _ command: Command, _ host: SSHHost, _ timeout: TimeInterval, until signal: StopSignal,
    _ look: () -> Int32
  ) -> SourceFailure {
    do throws(SourceFailure) {
      var child = try command.start()
      var output = ChildOutput(child.output, limit: 1024, keeping: .start)
      var errors = ChildOutput(child.errorOutput, limit: 16_384, keeping: .end)
      while true {
        let pause = look()
        let hasEnded = child.waitsForEnd(
          orReadable: [output.descriptor, errors.descriptor, signal.descriptor],
          milliseconds: pause)
        output.drain()
        errors.drain()
        if hasEnded {
          _ = child.reap()
          let said = String(received: errors.end)
          return SSHWords.noConnection(host, said: said, timeout: timeout)
        }
        guard pause > 0, !signal.isSent else { break }
      }
      Command.end(&child, &output, &errors)
      return SourceFailure("connection to \(host.name) closed")
    } catch {
      return error
    }
  }
}
