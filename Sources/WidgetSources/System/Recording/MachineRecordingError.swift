import Glibc

/// What is wrong with a recording.
public enum MachineRecordingError: Error, Equatable {
  /// The file cannot be read, for the system's reason, an error number.
  case unreadable(file: String, code: Int32)
  /// The path leads to something that is no regular file, such as a folder or a pipe.
  case noFile(file: String)
  /// A line, from 1, is not as in a recording: what was read there, and what a recording has.
  case malformed(file: String, line: Int, found: String, expected: String)
}

extension MachineRecordingError: CustomStringConvertible {
  /// `cannot read atlas.recording: No such file or directory`;
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
