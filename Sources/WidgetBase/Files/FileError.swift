import Glibc

/// An error thrown when a file cannot be read or written, with its path and the system's reason.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let call: String
  package let code: Int32

  package init(path: String, call: String, code: Int32) {
    self.path = path
    self.call = call
    self.code = code
  }

  /// The system's reason.
  package var reason: String { String(cString: strerror(code)) }

  package var description: String { "“\(path)” could not be \(call): \(reason)" }
}
