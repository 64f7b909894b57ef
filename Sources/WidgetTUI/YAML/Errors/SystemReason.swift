import Glibc

extension DiagnosticText {
  /// Returns, in words, the reason why the system could not provide a file, given its error number.
  static func reason(for code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: return "no such file"
    case EACCES, EPERM: return "permission denied"
    case EISDIR: return "this is a folder, not a file"
    default:
      var buffer = [CChar](repeating: 0, count: 128)
      guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
