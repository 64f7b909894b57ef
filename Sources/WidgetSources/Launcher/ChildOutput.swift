import Glibc

/// The output that a child process writes to one of its descriptors, up to a limit.
struct ChildOutput: ~Copyable {
  /// The part of the output that is kept if it is longer than the limit.
  enum Part {
    case start, end
  }

  private(set) var bytes: [UInt8] = []
  /// True if some output was discarded.
  private(set) var isCut = false
  /// The descriptor, or -1 after the end of the output.
  private(set) var descriptor: Int32
  private let limit: Int
  private let part: Part

  /// Creates the output of a descriptor, which is closed with it.
  init(_ descriptor: Int32, limit: Int, keeping part: Part) {
    self.descriptor = descriptor
    self.limit = limit
    self.part = part
  }

  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

  /// Reads the available output, at most 1 MiB, so that a child that never stops writing does not
  /// block the caller.
  mutating func drain() {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      for _ in 0..<16 where descriptor >= 0 {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
          keep(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if count < 0, errno == EINTR {
          continue
        } else if count < 0, errno == EAGAIN {
          return
        } else {
          close()
        }
      }
    }
  }

  private mutating func keep(_ more: UnsafeRawBufferPointer) {
    switch part {
    case .start:
      let room = limit - bytes.count
      bytes.append(contentsOf: more.prefix(room))
      isCut = isCut || more.count > room
    case .end:
      bytes.append(contentsOf: more)
      guard bytes.count > limit else { return }
      isCut = true
      // Not at each write, since moving the kept bytes takes time in proportion to their number.
      if bytes.count > 4 * limit { bytes.removeFirst(bytes.count - limit) }
    }
  }

  /// Returns the output so far and removes it, so that there is room for more.
  mutating func takeAll() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// The end of the output, no longer than the limit.
  var end: [UInt8] { bytes.count > limit ? Array(bytes.suffix(limit)) : bytes }

  private mutating func close() {
    Glibc.close(descriptor)
    descriptor = -1
  }
}
