import Glibc

/// The open directory /proc, read again at each visit without a string per process.
///
/// The `stat` files of the first processes stay open, which halves the cost of a visit.
final class ProcessDirectory {
  private struct Kept {
    var descriptor: Int32
    var visit: Int
  }

  /// The most files kept open: a quarter of the usual limit of 1,024.
  private static let mostKept = 256
  private var stream: OpaquePointer?
  private var kept: [Int32: Kept] = [:]
  private var visits = 0
  /// A buffer for the longest line of `/proc/PID/stat`, which has 52 numbers and a name of 64
  /// bytes.
  private var buffer = [UInt8](repeating: 0, count: 4096)

  deinit {
    for file in kept.values { close(file.descriptor) }
    if let stream { closedir(stream) }
  }

  /// Calls `body` with the PID and `/proc/PID/stat` of each process; one that ends meanwhile is
  /// left out.
  func visit(_ body: (Int32, UnsafeRawBufferPointer) -> Void) {
    if let stream { rewinddir(stream) } else { stream = opendir("/proc") }
    guard let stream else { return }
    visits += 1
    while let entry = readdir(stream) {
      withUnsafeBytes(of: &entry.pointee.d_name) { name in
        guard let processID = Self.processID(name) else { return }
        guard let count = readStat(of: processID, name, in: dirfd(stream)) else { return }
        buffer.withUnsafeBytes { body(processID, $0.slice(0..<count)) }
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

extension ProcessDirectory {
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
