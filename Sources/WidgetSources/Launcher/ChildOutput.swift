import Glibc

/// What a child writes to one of its descriptors, within a limit.
struct ChildOutput: ~Copyable {
  /// Which part of too much is kept.
  enum Part {
    case start, end
  }

  private(set) var bytes: [UInt8] = []
  /// Whether more came than was kept.
  private(set) var isCut = false
  /// The descriptor; -1 once there is nothing more to come.
  private(set) var descriptor: Int32
  private let limit: Int
  private let part: Part

  /// The descriptor is closed with this.
  init(_ descriptor: Int32, limit: Int, keeping part: Part) {
    self.descriptor = descriptor
    self.limit = limit
    self.part = part
  }

  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

  /// Takes what is there, at most a megabyte, so that nobody who writes without end keeps us here.
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
      // Not at each write: moving what is kept costs as much as it is long.
      if bytes.count > 4 * limit { bytes.removeFirst(bytes.count - limit) }
    }
  }

  /// Takes all that came so far away, so that there is room again.
  mutating func takeAll() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// What came last, no more than the limit.
  var end: [UInt8] { bytes.count > limit ? Array(bytes.suffix(limit)) : bytes }

  private mutating func close() {
    Glibc.close(descriptor)
    descriptor = -1
  }
}
