import Glibc

/// A system error number.
struct Errno: Error, Equatable {
  let number: Int32

  /// The error's message, such as `No such file or directory`.
  var words: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, strerror_r(number, start, 256) == 0 else {
        return "error \(number)"
      }
      return String(cString: start)
    }
  }
}
