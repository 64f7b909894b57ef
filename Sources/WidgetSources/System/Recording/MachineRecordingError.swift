/// What is wrong with a recording: where, what was read and what was expected.
public struct MachineRecordingError: Error, Equatable {
  /// The recording's file.
  public var file: String
  /// The line, from 1; nil when it is about the file as a whole.
  public var line: Int?
  /// What was read there.
  public var found: String
  /// What a recording has there.
  public var expected: String

  /// A place, what was read there and what was expected.
  public init(file: String, line: Int?, found: String, expected: String) {
    self.file = file
    self.line = line
    self.found = found
    self.expected = expected
  }
}

extension MachineRecordingError: CustomStringConvertible {
  /// `atlas.recording:12: read “@ soon”, expected a moment in seconds, as “@ 1.5”`.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): read “\(found)”, expected \(expected)"
  }
}
