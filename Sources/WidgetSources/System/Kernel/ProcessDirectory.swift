import Glibc
import Synchronization
import WidgetBase

/// The processes in /proc, read by a thread of their own.
///
/// Linux lets whoever reads `/proc/PID/stat` wait while the process becomes another program, which it can draw out as long as
/// it likes. Such a process is left out, and read again when the kernel has answered.
final class ProcessDirectory {
  /// The milliseconds without any progress after which a process is left out: the first one, and those that follow it.
  private static let (patience, shortPatience): (Int32, Int32) = (100, 25)
  /// The seconds of a walk, after which its rest is left out: a program can have any number of processes held up.
  private static let limit = 0.5
  /// The most processes that may be held up at a time: beyond them, the rest of a walk is left out.
  private static let most = 32

  private let root: String
  private var thread: LeavableThread?
  private var files: ProcessFiles
  private let held = HeldProcesses()
  /// The number of processes that the last walk left out.
  private(set) var missed = 0

  init(root: String = "/proc") {
    self.root = root
    files = ProcessFiles(root)
  }

  deinit { thread?.leave() }

  /// Calls `body` with the PID and `/proc/PID/stat` of each process; one that ends meanwhile is left out, and one that
  /// is held up is missed.
  func visit(_ body: (Int32, UnsafeRawBufferPointer) -> Void) {
    let walk = ProcessWalk(without: held.all)
    let isWhole = read(walk) && held.all.isEmpty
    missed = isWhole ? 0 : walk.missed(among: FileAccess.names(in: root))
    walk.forEach(body)
  }

  /// Reads the processes; returns false if some are left out that are not held up.
  private func read(_ walk: ProcessWalk) -> Bool {
    let deadline = Deadline(after: Self.limit)
    var patience = Self.patience
    while held.all.count < Self.most, !deadline.isOver,
      let thread = thread ?? LeavableThread.started()
    {
      self.thread = thread
      let (files, reader) = (files, walk.reader)
      thread.begin { files.visit(walk, as: reader) }
      if thread.isDone(within: patience, before: deadline, progress: { walk.progress }) {
        return true
      }
      patience = Self.shortPatience
      // The thread, and what it reads by, are its own from here on.
      let process = walk.leaveReader()
      if let process { held.insert(process) }
      thread.leave { [held] in if let process { held.remove(process) } }
      (self.thread, self.files) = (nil, ProcessFiles(root))
      if process == nil { break }
    }
    return false
  }
}

/// The processes that keep their readers waiting.
private final class HeldProcesses: Sendable {
  private let processes = Mutex(Set<Int32>())

  var all: Set<Int32> { processes.withLock { $0 } }
  func insert(_ process: Int32) { processes.withLock { _ = $0.insert(process) } }
  func remove(_ process: Int32) { processes.withLock { _ = $0.remove(process) } }
}

/// The processes found by a walk through /proc. Its readers follow one another: one that was left adds nothing more.
private final class ProcessWalk: Sendable {
  private struct State {
    var reader = 0
    /// The processes that were read, or are not to be.
    var done: Set<Int32>
    /// The process that is being read.
    var current: Int32?
    var steps = 0
    var bytes: [UInt8] = []
    var lines: [(process: Int32, end: Int)] = []
  }

  private let state: Mutex<State>

  init(without processes: Set<Int32>) { state = Mutex(State(done: processes)) }

  /// The number of the reader that adds to it.
  var reader: Int { state.withLock { $0.reader } }

  /// The number of steps so far.
  var progress: Int { state.withLock { $0.steps } }

  /// Notes that a reader reads a process next; returns false if it is not to be read, or not by this reader.
  func begins(_ process: Int32, as reader: Int) -> Bool {
    state.withLock { state in
      guard state.reader == reader else { return false }
      state.steps += 1
      guard state.done.insert(process).inserted else { return false }
      state.current = process
      return true
    }
  }

  /// Notes what a reader has read; `nil` for nothing.
  func add(_ bytes: UnsafeRawBufferPointer?, of process: Int32, as reader: Int) {
    state.withLock { state in
      guard state.reader == reader else { return }
      state.current = nil
      guard let bytes else { return }
      state.bytes.append(contentsOf: bytes)
      state.lines.append((process, state.bytes.count))
    }
  }

  /// Takes no more from the reader; returns the process at which it is.
  func leaveReader() -> Int32? {
    state.withLock { state in
      state.reader += 1
      defer { state.current = nil }
      return state.current
    }
  }

  /// Returns the number of processes among the names of the directory that were not read.
  func missed(among names: [String]) -> Int {
    let read = Set(state.withLock { $0.lines.map(\.process) })
    return names.count { name in Int32(name).map { $0 > 0 && !read.contains($0) } ?? false }
  }

  /// Calls `body` with all that was read.
  func forEach(_ body: (Int32, UnsafeRawBufferPointer) -> Void) {
    let (bytes, lines) = state.withLock { ($0.bytes, $0.lines) }
    bytes.withUnsafeBytes { bytes in
      var start = 0
      for (process, end) in lines {
        body(process, bytes.slice(start..<end))
        start = end
      }
    }
  }
}

/// The open directory /proc, read again at each walk without a string per process.
///
/// The `stat` files of the first processes stay open, which halves the cost of a walk.
private final class ProcessFiles: @unchecked Sendable {
  // Sendable: one thread after another uses it, and one that is left keeps it.
  private struct Kept {
    var descriptor: Int32
    var visit: Int
  }

  /// The most files kept open: a quarter of the usual limit of 1,024.
  private static let mostKept = 256
  private let root: String
  private var stream: OpaquePointer?
  private var kept: [Int32: Kept] = [:]
  private var visits = 0
  /// A buffer for the longest line of `/proc/PID/stat`, which has 52 numbers and a name of 64
  /// bytes.
  private var buffer = [UInt8](repeating: 0, count: 4096)

  init(_ root: String) { self.root = root }

  deinit {
    for file in kept.values { close(file.descriptor) }
    if let stream { closedir(stream) }
  }

  /// Adds the PID and `/proc/PID/stat` of each process to a walk; one that ends meanwhile is left out.
  func visit(_ walk: ProcessWalk, as reader: Int) {
    if let stream { rewinddir(stream) } else { stream = opendir(root) }
    guard let stream else { return }
    visits += 1
    while let entry = readdir(stream) {
      withUnsafeBytes(of: &entry.pointee.d_name) { name in
        guard let process = Self.processID(name), walk.begins(process, as: reader) else { return }
        let count = readStat(of: process, name, in: dirfd(stream))
        buffer.withUnsafeBytes { bytes in
          walk.add(count.map { bytes.slice(0..<$0) }, of: process, as: reader)
        }
      }
    }
    closeUnseen()
  }

  private func readStat(
    of processID: Int32, _ name: UnsafeRawBufferPointer, in directory: Int32
  ) -> Int? {
    if let file = kept[processID] {
      if let count = readStat(file.descriptor) {
        kept[processID]?.visit = visits
        return count
      }
      // The process has ended, and another may have its PID now.
      close(file.descriptor)
      kept[processID] = nil
    }
    let descriptor = openStat(name, in: directory)
    guard descriptor >= 0 else { return nil }
    let count = readStat(descriptor)
    if count != nil, kept.count < Self.mostKept {
      kept[processID] = Kept(descriptor: descriptor, visit: visits)
    } else {
      close(descriptor)
    }
    return count
  }

  /// Reads a `stat` file, all of which the kernel returns in one read.
  private func readStat(_ descriptor: Int32) -> Int? {
    let count = buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    return count > 0 ? count : nil
  }

  /// Closes the files of processes that have ended.
  private func closeUnseen() {
    for (processID, file) in kept where file.visit != visits {
      close(file.descriptor)
      kept[processID] = nil
    }
  }
}

extension ProcessFiles {
  /// Opens `PID/stat`, with its path on the stack.
  private func openStat(_ name: UnsafeRawBufferPointer, in directory: Int32) -> Int32 {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { path in
      var length = 0
      while name[length] != 0 {
        path[length] = CChar(bitPattern: name[length])
        length += 1
      }
      for byte in "/stat\0".utf8 {
        path[length] = CChar(bitPattern: byte)
        length += 1
      }
      return path.baseAddress.map { openat(directory, $0, O_RDONLY | O_CLOEXEC) } ?? -1
    }
  }

  /// Returns the PID that a directory entry's name represents, or `nil` for any other name.
  private static func processID(_ name: UnsafeRawBufferPointer) -> Int32? {
    guard let first = name.first, first >= UInt8(ascii: "1"), first <= UInt8(ascii: "9") else {
      return nil
    }
    var cursor = ByteCursor(name)
    guard let number = cursor.unsigned(), cursor.next == 0 else { return nil }
    return Int32(exactly: number)
  }
}
