public import FoundationEssentials
import Glibc

/// What a machine's files said over a stretch of time, as written by `MachineRecorder`.
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
/// content follows; `-` removes one. What is not repeated at a moment stays as it was. A line of
/// content that looks like a header, or begins with a backslash, has a backslash more; a
/// backslash alone as the last line says that the content has no line end there. In mount points,
/// spaces are `\040`, as in /proc/self/mounts; sizes are total, free and available bytes.
public struct MachineRecording: Sendable {
  /// The date of the first line.
  public internal(set) var start: Date
  /// The dates of all moments, rising.
  public internal(set) var dates: [Date] = []
  var files: [String: Track<[UInt8]>] = [:]
  var spaces: [String: Track<FileSystemSpace>] = [:]
  /// What nearly every machine has, until the recording says otherwise.
  var pageSize = 4096
  var ticksPerSecond = 100

  init(start: Date) {
    self.start = start
  }

  /// Reads a recording; `file` is what errors call it.
  public init(_ bytes: [UInt8], file: String = "recording") throws(MachineRecordingError) {
    var parser = try MachineRecordingParser(bytes, file: file)
    self = try parser.parse()
  }

  /// Reads the recording at a path.
  public init(contentsOf path: String) throws(MachineRecordingError) {
    // A pipe without a writer would keep us waiting.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .noFile(file: path) }
    errno = 0
    guard let bytes = LiveMachine().withBytes(of: path, Array.init) else {
      throw .unreadable(file: path, code: errno == 0 ? EIO : errno)
    }
    try self.init(bytes, file: path)
  }
}
