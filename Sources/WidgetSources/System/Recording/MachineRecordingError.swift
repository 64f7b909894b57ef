import Glibc

/// An error in a recording.
public enum MachineRecordingError: Error, Equatable {
  /// The file cannot be read; `code` is the system's error number.
  case unreadable(file: String, code: Int32)
  /// The path leads to something other than a regular file, such as a folder or a pipe.
  case noFile(file: String)
  /// A line, counted from 1, is malformed: the text found there, and the text expected.
  case malformed(file: String, line: Int, found: String, expected: String)
}

extension MachineRecordingError: CustomStringConvertible {
  /// A message such as `cannot read the recording atlas.recording: No such file or directory` or
  /// `atlas.recording:12: read “@ soon”, expected a moment in seconds, as “@ 1.5”`.
  public var description: String {
    switch self {
    case .unreadable(let file, let code):
      "cannot read the recording \(file): \(String(cString: strerror(code)))"
    case .noFile(let file): "cannot read the recording \(file): it is not a regular file"
    case .malformed(let file, let line, let found, let expected):
      "\(file):\(line): read “\(found)”, expected \(expected)"
    }
  }
}
