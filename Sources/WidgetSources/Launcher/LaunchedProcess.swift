import CLinux
import Dispatch
import Glibc

/// A process that was started to run independently.
struct LaunchedProcess {
  private let child: clinux_child

  /// Starts a program, or throws the system's error.
  init(
    path: String, arguments: [String], environment: [String], folder: String?
  ) throws(Errno) {
    child = try clinux_child(
      path: path, arguments: arguments, environment: environment, folder: folder,
      by: clinux_start_alone)
  }

  /// Returns its ending within `seconds`, or `nil` if it is still running; it is then reaped when
  /// it ends.
  func ending(within seconds: Double) -> ChildProcess.Ending? {
    guard child.ended >= 0 else { return nil }
    var polled = pollfd(fd: child.ended, events: Int16(POLLIN), revents: 0)
    if poll(&polled, 1, Int32(seconds * 1000)) > 0 { return Self.reap(child) }
    let child = child
    let source = DispatchSource.makeReadSource(fileDescriptor: child.ended, queue: .global())
    source.setEventHandler { source.cancel() }
    source.setCancelHandler { _ = Self.reap(child) }
    source.activate()
    return nil
  }

  /// Reaps a child that has ended, and closes its descriptor.
  private static func reap(_ child: clinux_child) -> ChildProcess.Ending {
    var child = child
    var status: Int32 = 0
    defer { clinux_close(&child) }
    return clinux_reap(&child, &status) > 0 ? ChildProcess.Ending(status: status) : .unknown
  }
}
