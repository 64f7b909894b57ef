import CLinux
import Glibc
import Synchronization

/// A process that was started, with all that it starts: it ends with this value.
struct ChildProcess: ~Copyable {
  /// What became of a child.
  enum Ending: Equatable {
    case exit(Int)
    case signal(Int)
    /// Somebody else has taken the answer.
    case unknown
  }

  /// What it writes; read by whoever has the value, who also closes them.
  let output: Int32
  let errorOutput: Int32
  private let process: pid_t
  private let ended: Int32
  private var ending: Ending?

  /// Those that did not even end when they were killed: they wait for a disk or a server that is
  /// gone.
  private static let stuck = Mutex<[pid_t]>([])

  /// Starts a program; throws what the kernel says.
  init(
    path: String, arguments: [String], environment: [String], folder: String?
  ) throws(Errno) {
    Self.reapStuck()
    let child = try clinux_child(
      path: path, arguments: arguments, environment: environment, folder: folder, by: clinux_start)
    process = child.process
    ended = child.ended
    output = child.output
    errorOutput = child.error_output
  }

  deinit {
    if ending == nil {
      clinux_signal_group(process, SIGKILL)
      var status: Int32 = 0
      if clinux_reap(process, &status) == 0 {
        let process = process
        Self.stuck.withLock { $0.append(process) }
      }
    }
    if ended >= 0 { close(ended) }
  }

  /// Sends a signal to it and to all that it started and that stayed in its group.
  func send(_ signal: Int32) { if ending == nil { clinux_signal_group(process, signal) } }

  /// Waits until one of some descriptors has something to say or the child has ended, for so many
  /// milliseconds, without end below zero; whether it has ended.
  func waitsForEnd(orReadable descriptors: [Int32], milliseconds: Int32) -> Bool {
    if ending != nil { return true }
    var polled = (descriptors + [ended]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Without a descriptor that tells of the end it is looked at often enough.
    let isTold = ended >= 0 || 0..<20 ~= milliseconds
    poll(&polled, nfds_t(polled.count), isTold ? milliseconds : 20)
    return clinux_reap(process, nil) != 0
  }

  /// Takes how it ended, once it has; what it left running in its group is told to end.
  mutating func reap() -> Ending {
    if let ending { return ending }
    // As long as nobody has asked how it ended, the group's number is still its own.
    clinux_signal_group(process, SIGTERM)
    var status: Int32 = 0
    let answer = clinux_reap(process, &status)
    guard answer != 0 else { return .unknown }
    let ending = answer < 0 ? .unknown : Ending(status: status)
    self.ending = ending
    return ending
  }

  private static func reapStuck() {
    stuck.withLock { stuck in
      stuck.removeAll { process in
        var status: Int32 = 0
        return clinux_reap(process, &status) != 0
      }
    }
  }
}

extension ChildProcess.Ending {
  /// What the kernel's word for it says.
  init(status: Int32) {
    self =
      clinux_signalled(status)
      ? .signal(Int(clinux_ending_signal(status))) : .exit(Int(clinux_exit_status(status)))
  }
}

extension clinux_child {
  /// Starts a program in one of the two ways there are; throws what the kernel says.
  init(
    path: String, arguments: [String], environment: [String], folder: String?,
    by start: (UnsafePointer<clinux_program>, UnsafeMutablePointer<clinux_child>) -> Int32
  ) throws(Errno) {
    var child = clinux_child()
    let error = CStrings.with(arguments) { arguments in
      CStrings.with(environment) { environment in
        path.withCString { path in
          CStrings.with(folder) { folder in
            var program = clinux_program(
              path: path, arguments: arguments, environment: environment, folder: folder)
            return start(&program, &child)
          }
        }
      }
    }
    guard error == 0 else { throw Errno(number: error) }
    self = child
  }
}
