import Glibc

/// The reason why a signal was not sent.
public enum SignalRefusal: Error, Sendable, Equatable, CustomStringConvertible {
  /// The process has ended; another one may have its number.
  case ended
  /// The process belongs to somebody else.
  case forbidden
  /// The kernel has no descriptors of processes, which came with Linux 5.3.
  case unsupported
  /// The process is on a machine that is only a recording.
  case elsewhere
  /// Another error of the kernel.
  case other(Int32)

  /// Creates the reason for an error of a system call.
  init(code: Int32) {
    self =
      switch code {
      case ESRCH: .ended
      case EPERM: .forbidden
      case ENOSYS: .unsupported
      default: .other(code)
      }
  }

  /// The reason in words.
  public var description: String {
    switch self {
    case .ended: "it has ended"
    case .forbidden: "the kernel does not permit it; the process belongs to another user"
    case .unsupported: "the kernel is older than Linux 5.3, and cannot name a process safely"
    case .elsewhere: "it ran on a machine that was recorded"
    case .other(let code): "the kernel refused: \(String(cString: strerror(code)))"
    }
  }
}
