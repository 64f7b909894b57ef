public import FoundationEssentials

/// A source of a machine's figures: the live kernel, or a recording of one.
///
/// A machine has identity and one buffer; it is used by one thread at a time.
public protocol Machine: AnyObject {
  /// Sets the date of the following reads: a recording moves to that moment, a live machine is
  /// always at the current time.
  func advance(to date: Date)

  /// The seconds on a clock that does not jump with the wall clock; only differences are
  /// meaningful.
  var clock: Double { get }

  /// Reads a whole small file at an absolute path and calls `body` with its bytes, which are valid
  /// only during the call. Returns `nil` if the file is absent or unreadable.
  func withBytes<Value>(of path: String, _ body: (UnsafeRawBufferPointer) -> Value) -> Value?

  /// Reads the first bytes of a file that may be long, and calls `body` with them as above.
  func withFirstBytes<Value>(
    _ most: Int, of path: String, _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value?

  /// Returns the first bytes of files that may be long or held up; `nil` for each that is absent or unreadable.
  func firstBytes(_ most: Int, of paths: [String]) -> [[UInt8]?]

  /// Returns the sorted names in a directory, without `.` and `..`; empty if it is absent.
  func names(in directory: String) -> [String]

  /// Returns the space of the file system at a mount point, or `nil` if that is not a directory.
  func space(at mountPoint: String) -> FileSystemSpace?

  /// Calls `body` with the bytes of `/proc/PID/stat` of every process, in ascending order of PID.
  ///
  /// The bytes are valid only during the call, in which other files may be read.
  func visitProcesses(_ body: (_ processID: Int32, _ stat: UnsafeRawBufferPointer) -> Void)

  /// The number of processes that the last visit left out, since they could not be read in time.
  var missedProcesses: Int { get }

  /// Sends a signal to a process; returns the reason why it was not sent, or `nil` if it was.
  func send(_ signal: ProcessSignal, to process: ProcessIdentity) -> SignalRefusal?

  /// The bytes in a page of memory, the unit of a process's resident size.
  var pageSize: Int { get }

  /// The ticks in a second, the unit of all processor times in /proc.
  var ticksPerSecond: Int { get }
}

extension Machine {
  /// Refuses, as the processes of a recording are not there.
  public func send(_ signal: ProcessSignal, to process: ProcessIdentity) -> SignalRefusal? {
    .elsewhere
  }

  /// None, as a recording holds all of them.
  public var missedProcesses: Int { 0 }

  /// Reads the whole file, as a recording holds it.
  public func withFirstBytes<Value>(
    _ most: Int, of path: String, _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value? { withBytes(of: path) { body($0.slice(0..<min(most, $0.count))) } }

  /// Reads the files one by one.
  public func firstBytes(_ most: Int, of paths: [String]) -> [[UInt8]?] {
    paths.map { withFirstBytes(most, of: $0) { Array($0) } }
  }

  /// Returns the first line of a file as text, or `nil` if the file is absent or unreadable.
  func firstLine(of path: String) -> String? {
    withBytes(of: path) { $0.firstLine }
  }

  /// The bytes of a command line that are kept: other users' processes may have megabytes of them.
  private static var mostOfCommandLine: Int { 4096 }
  /// The most arguments of a process, of which there could be as many as bytes.
  private static var mostArguments: Int { 256 }

  /// Returns the first 4096 bytes of the arguments with which each of some processes was started, from the 256th on as
  /// one; empty for one that has ended or has none, as kernel threads.
  public func commandLines(of processes: [Int32]) -> [[String]] {
    firstBytes(Self.mostOfCommandLine, of: processes.map { "/proc/\($0)/cmdline" }).map { bytes in
      // Every argument ends with NUL.
      var bytes = bytes ?? []
      if bytes.last == 0 { bytes.removeLast() } else if bytes.isEmpty { return [] }
      let arguments = bytes.split(
        separator: 0, maxSplits: Self.mostArguments - 1, omittingEmptySubsequences: false)
      return arguments.map { bytes in
        String(decoding: bytes.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
      }
    }
  }
}
