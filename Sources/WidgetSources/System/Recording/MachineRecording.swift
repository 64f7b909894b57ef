public import FoundationEssentials
import Glibc

/// The contents of a machine's files over a period of time, as written by `MachineRecorder`.
///
/// A recording is one text file:
/// ```
/// widgettui-machine 1 2026-03-14T09:26:00Z
/// # Comments stand between the first line and the first moment.
/// @ 0
/// > sysconf PAGESIZE 4096
/// > /proc/loadavg
/// 0.52 0.61 0.70 2/345 6789
/// > statvfs / 512000000000 260000000000 240000000000
/// @ 1.5
/// - /proc/loadavg
/// ```
/// `@` begins a moment, in seconds since the date of the first line; `>` begins a file, whose
/// content follows; `-` removes one. A file that is not repeated at a moment is unchanged. A line
/// of content that looks like a header, or begins with a backslash, is preceded by a backslash; a
/// single backslash as the last line means that the content does not end with a line end. In mount
/// points, spaces are `\040`, as in /proc/self/mounts; sizes are total, free and available bytes, which the
/// number of inodes and that of the free ones may follow.
public struct MachineRecording: Sendable {
  /// The date of the first line.
  public internal(set) var start: Date
  /// The dates of all moments, ascending.
  public internal(set) var dates: [Date] = []
  var files: [String: Track<[UInt8]>] = [:]
  var spaces: [String: Track<FileSystemSpace>] = [:]
  /// The values of nearly every machine, used unless the recording contains others.
  var pageSize = 4096
  var ticksPerSecond = 100

  init(start: Date) {
    self.start = start
  }

  /// Parses a recording; `file` is its name in errors.
  public init(_ bytes: [UInt8], file: String = "recording") throws(MachineRecordingError) {
    var parser = try MachineRecordingParser(bytes, file: file)
    self = try parser.parse()
  }

  /// Reads the recording at a path.
  public init(contentsOf path: String) throws(MachineRecordingError) {
    // Opening a pipe would wait for a writer.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .noFile(file: path) }
    errno = 0
    guard let bytes = LiveMachine().withBytes(of: path, Array.init) else {
      throw .unreadable(file: path, code: errno == 0 ? EIO : errno)
    }
    try self.init(bytes, file: path)
  }
}
