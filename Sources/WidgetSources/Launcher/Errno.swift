import Glibc

/// What the kernel says of a call that failed.
struct Errno: Error, Equatable {
  let number: Int32

  /// Its words: `No such file or directory`.
  var words: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, strerror_r(number, start, 256) == 0 else {
        return "error \(number)"
      }
      return String(cString: start)
    }
  }
}
