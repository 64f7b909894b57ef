import CLinux
public import FoundationEssentials
import Glibc
import WidgetBase

/// The machine that this program runs on.
///
/// Files in /proc and /sys stay open and are read again from their start, since opening is most of
/// the cost of a small file.
public final class LiveMachine: Machine {
  /// The bytes in a page of memory, from sysconf.
  public let pageSize: Int
  /// The ticks in a second, from sysconf.
  public let ticksPerSecond: Int

  /// The most files kept open: enough for every figure of a large machine, and far below the usual
  /// limit of 1,024.
  private static let mostKept = 128
  private var kept: [String: Int32] = [:]
  private var buffer: [UInt8] = []
  private let processes = ProcessDirectory()

  /// Creates a machine that has opened no files yet.
  public init() {
    pageSize = sysconf(Int32(_SC_PAGESIZE))
    ticksPerSecond = sysconf(Int32(_SC_CLK_TCK))
  }

  deinit {
    for descriptor in kept.values { close(descriptor) }
  }

  /// Does nothing, since a live machine is always at the current time.
  public func advance(to date: Date) {}

  /// The seconds since boot without the time asleep, during which the counters stand still too.
  public var clock: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Reads a file of up to 8 MiB, through a descriptor that stays open for files in /proc and /sys.
  public func withBytes<Value>(
    of path: String, _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value? {
    // The buffer is taken out while it is used, so that `body` may read another file.
    var buffer: [UInt8] = []
    swap(&buffer, &self.buffer)
    defer { swap(&buffer, &self.buffer) }
    guard let count = read(path, into: &buffer) else { return nil }
    return buffer.withUnsafeBytes { body($0.slice(0..<count)) }
  }

  /// Reads the first bytes of a file in one call, which is not kept open.
  public func withFirstBytes<Value>(
    _ most: Int, of path: String, _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value? {
    // A process can hold its own command line up.
    GuardedFile.bytes(of: path, most: most)?.withUnsafeBytes(body)
  }

  /// Reads the first bytes of files in one call each, on a thread that can be left.
  public func firstBytes(_ most: Int, of paths: [String]) -> [[UInt8]?] {
    GuardedFile.bytes(of: paths, most: most)
  }

  /// Returns the sorted names in a directory; empty if it is absent or unreadable.
  public func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns the space from statvfs, which blocks forever if the server of a network file system is
  /// gone: call it only for mount points of types known to be local.
  public func space(at mountPoint: String) -> FileSystemSpace? {
    var status = stat()
    guard stat(mountPoint, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    var answer = statvfs()
    guard statvfs(mountPoint, &answer) == 0 else { return nil }
    let unit = UInt64(answer.f_frsize)
    var space = FileSystemSpace(
      total: UInt64(answer.f_blocks) &* unit, free: UInt64(answer.f_bfree) &* unit,
      available: UInt64(answer.f_bavail) &* unit)
    (space.inodes, space.freeInodes) = (UInt64(answer.f_files), UInt64(answer.f_ffree))
    return space
  }

  /// Calls `body` with `/proc/PID/stat` of every process, without a string per process.
  public func visitProcesses(_ body: (Int32, UnsafeRawBufferPointer) -> Void) {
    processes.visit(body)
  }

  /// The processes that were held up, or that came after too many of those.
  public var missedProcesses: Int { processes.missed }
}

extension LiveMachine {
  /// Sends a signal through a descriptor of the process, so that another process that has its number by now
  /// never gets it.
  public func send(_ signal: ProcessSignal, to process: ProcessIdentity) -> SignalRefusal? {
    let descriptor = clinux_process_open(process.processID)
    guard descriptor >= 0 else { return SignalRefusal(code: errno) }
    defer { close(descriptor) }
    // The descriptor stands for whatever has the number now; its start says which process that is. It is
    // opened first: a process that takes the number between the two would have another start.
    let path = "/proc/\(process.processID)/stat"
    guard (withFirstBytes(4096, of: path, ProcessIdentity.startTime) ?? nil) == process.startTime
    else {
      return .ended
    }
    guard clinux_process_signal(descriptor, signal.number) == 0 else {
      return SignalRefusal(code: errno)
    }
    return nil
  }

  private func read(_ path: String, into buffer: inout [UInt8]) -> Int? {
    if let descriptor = kept[path] {
      if let count = KernelFile.read(descriptor, into: &buffer) { return count }
      // The device of the open file is gone; another of the same name may have been added.
      close(descriptor)
      kept[path] = nil
    }
    guard let descriptor = KernelFile.open(path) else { return nil }
    let count = KernelFile.read(descriptor, into: &buffer)
    if count != nil, kept.count < Self.mostKept, Self.isReadOften(path) {
      kept[path] = descriptor
    } else {
      close(descriptor)
    }
    return count
  }

  /// Returns true if a path is the kernel's and does not belong to a process.
  private static func isReadOften(_ path: String) -> Bool {
    if path.hasExactPrefix("/sys/") { return true }
    guard path.hasExactPrefix("/proc/") else { return false }
    return path.utf8.dropFirst(6).first.map { $0 > UInt8(ascii: "9") } ?? false
  }
}
