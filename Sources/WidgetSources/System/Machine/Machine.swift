public import FoundationEssentials

/// Where this machine's figures are read from: the live kernel, or a recording of one.
///
/// A machine has identity and one buffer; it belongs to one thread at a time.
public protocol Machine: AnyObject {
  /// Says that what is read from now on is read at `date`: a recording goes to that moment, a
  /// live machine is always at its own.
  func advance(to date: Date)

  /// Seconds on a clock that does not jump with the wall clock; only differences mean something.
  var clock: Double { get }

  /// Reads a whole small file by absolute path and hands its bytes over, which are valid only
  /// during the call; nil when the file is absent or unreadable.
  func withBytes<Value>(of path: String, _ body: (UnsafeRawBufferPointer) -> Value) -> Value?

  /// The sorted names in a directory, without `.` and `..`; empty when it is absent.
  func names(in directory: String) -> [String]

  /// The space of the file system at a mount point; nil when that is no directory.
  func space(at mountPoint: String) -> FileSystemSpace?

  /// Hands over the bytes of `/proc/PID/stat` of every process, by rising PID; they are valid
  /// only during the call, in which other files may be read.
  func visitProcesses(_ body: (_ processID: Int32, _ stat: UnsafeRawBufferPointer) -> Void)

  /// Bytes in a page of memory: the unit of a process's resident size.
  var pageSize: Int { get }

  /// Ticks in a second: the unit of every processor time in /proc.
  var ticksPerSecond: Int { get }
}

extension Machine {
  /// The first line of a file as text; nil when the file is absent or unreadable.
  func firstLine(of path: String) -> String? {
    withBytes(of: path) { $0.firstLine }
  }

  /// The arguments of a process as it was started; nil when it is gone or has none (as kernel
  /// threads).
  public func commandLine(of processID: Int32) -> [String]? {
    withBytes(of: "/proc/\(processID)/cmdline") { bytes -> [String]? in
      var arguments = bytes.split(separator: 0, omittingEmptySubsequences: false)
      // Every argument ends with NUL, so what follows the last NUL is none.
      if arguments.last?.isEmpty == true { arguments.removeLast() }
      return arguments.isEmpty ? nil : arguments.map { String(decoding: $0, as: UTF8.self) }
    } ?? nil
  }
}
