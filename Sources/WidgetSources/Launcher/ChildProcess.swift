import CLinux
import Glibc
import WidgetBase

/// A running child process and its process group, which are killed when this value ends.
struct ChildProcess: ~Copyable {
  /// The ending of a child process.
  enum Ending: Equatable {
    case exit(Int)
    case signal(Int)
    /// The status was collected by other code in this process.
    case unknown
  }

  /// The read ends of its output pipes; the owner of the value reads and closes them.
  let output: Int32
  let errorOutput: Int32
  private var child: clinux_child
  private var ending: Ending?
  /// The folder for the temporary files of a sandboxed program.
  private let temporary: ScratchFolder?

  private let run: LingeringProcesses.Run

  /// Starts a program, or throws the system's error.
  ///
  /// - Parameter temporary: The folder for its temporary files, which is kept for as long as it runs.
  init(
    path: String, arguments: [String], environment: [String], folder: String?,
    confinement: Confinement? = nil, temporary: ScratchFolder? = nil
  ) throws(Errno) {
    run = LingeringProcesses.Run(path: path, arguments: arguments, folder: folder)
    guard DescriptorLimit.hasRoom else { throw Errno(number: EMFILE) }
    child = try clinux_child(
      path: path, arguments: arguments, environment: environment, folder: folder,
      confinement: confinement, by: clinux_start)
    self.temporary = temporary
    temporary?.belongs(to: child)
    output = child.output
    errorOutput = child.error_output
  }

  deinit {
    var child = child
    if ending == nil {
      clinux_signal_group(&child, SIGKILL)
      var status: Int32 = 0
      if clinux_reap(&child, &status) == 0 {
        LingeringProcesses.add(child, of: run)
        return
      }
    }
    clinux_close(&child)
  }

  /// The rules that the kernel enforces for a sandboxed program.
  var enforcement: clinux_enforcement { child.enforcement }

  /// The number of the process; of a sandboxed program, of the one that supervises it.
  var process: Int32 { child.process }

  /// Sends a signal to the process and to all processes of its group.
  func send(_ signal: Int32) {
    guard ending == nil else { return }
    withUnsafePointer(to: child) { clinux_signal_group($0, signal) }
  }

  /// Waits until one of the descriptors is readable or the child has ended, for at most
  /// `milliseconds`, or indefinitely if that is negative. Returns true if the child has ended.
  func waitsForEnd(orReadable descriptors: [Int32], milliseconds: Int32) -> Bool {
    if ending != nil { return true }
    var polled = (descriptors + [child.ended]).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // Without a descriptor that reports the end, the child is polled every 20 milliseconds.
    let isTold = child.ended >= 0 || 0..<20 ~= milliseconds
    poll(&polled, nfds_t(polled.count), isTold ? milliseconds : 20)
    return withUnsafePointer(to: child) { clinux_reap($0, nil) } != 0
  }

  /// Reaps the child if it has ended and returns its ending; the rest of its process group receives
  /// SIGTERM.
  mutating func reap() -> Ending {
    if let ending { return ending }
    // Until the child is reaped, no other process group can have its number.
    clinux_signal_group(&child, SIGTERM)
    var status: Int32 = 0
    let answer = clinux_reap(&child, &status)
    guard answer != 0 else { return .unknown }
    let ending = answer < 0 ? .unknown : Ending(status: status)
    self.ending = ending
    return ending
  }

}

extension ChildProcess.Ending {
  /// Creates the ending that a wait status describes.
  init(status: Int32) {
    self =
      clinux_signalled(status)
      ? .signal(Int(clinux_ending_signal(status))) : .exit(Int(clinux_exit_status(status)))
  }
}

extension clinux_child {
  /// Starts a program with one of the two start functions, or throws the system's error.
  init(
    path: String, arguments: [String], environment: [String], folder: String?,
    confinement: Confinement? = nil,
    by start: (UnsafePointer<clinux_program>, UnsafeMutablePointer<clinux_child>) -> Int32
  ) throws(Errno) {
    var child = clinux_child()
    let error = clinux_program.with(
      path: path, arguments: arguments, environment: environment, folder: folder,
      confinement: confinement
    ) { start($0, &child) }
    guard error == 0 else { throw Errno(number: error) }
    self = child
  }
}

extension clinux_program {
  /// Calls `body` with a program in the form in which the kernel is given it, which is valid during the
  /// call.
  static func with<Result>(
    path: String, arguments: [String], environment: [String], folder: String?,
    confinement: Confinement?, _ body: (UnsafePointer<clinux_program>) -> Result
  ) -> Result {
    CStrings.with(arguments) { arguments in
      CStrings.with(environment) { environment in
        path.withCString { path in
          CStrings.with(folder) { folder in
            var program = clinux_program(
              path: path, arguments: arguments, environment: environment, folder: folder,
              sandbox: nil)
            guard let confinement else { return body(&program) }
            return confinement.with { sandbox in
              program.sandbox = sandbox
              return body(&program)
            }
          }
        }
      }
    }
  }
}
