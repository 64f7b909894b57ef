import CLinux
import Dispatch
import Glibc

/// A process that was started to run independently.
struct LaunchedProcess {
  private let process: pid_t
  private let ended: Int32

  /// Starts a program, or throws the system's error.
  init(
    path: String, arguments: [String], environment: [String], folder: String?
  ) throws(Errno) {
    let child = try clinux_child(
      path: path, arguments: arguments, environment: environment, folder: folder,
      by: clinux_start_alone)
    (process, ended) = (child.process, child.ended)
  }

  /// Returns its ending within `seconds`, or `nil` if it is still running; it is then reaped when
  /// it ends.
  func ending(within seconds: Double) -> ChildProcess.Ending? {
    guard ended >= 0 else { return nil }
    var polled = pollfd(fd: ended, events: Int16(POLLIN), revents: 0)
    if poll(&polled, 1, Int32(seconds * 1000)) > 0 {
      defer { close(ended) }
      return Self.reap(process)
    }
    let (process, ended) = (process, ended)
    let source = DispatchSource.makeReadSource(fileDescriptor: ended, queue: .global())
    source.setEventHandler {
      _ = Self.reap(process)
      source.cancel()
    }
    source.setCancelHandler { close(ended) }
    source.activate()
    return nil
  }

  private static func reap(_ process: pid_t) -> ChildProcess.Ending {
    var status: Int32 = 0
    return clinux_reap(process, &status) > 0 ? ChildProcess.Ending(status: status) : .unknown
  }
}
