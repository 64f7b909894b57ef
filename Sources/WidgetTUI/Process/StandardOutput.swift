import Glibc

/// The standard output stream. Text is written at once, and failures are errors: a full disk must
/// not pass for success.
enum StandardOutput {
  static func write(_ text: String) throws(SystemCallError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SystemCallError(call: "writing to standard output", code: errno)
      }
    }
  }
}
