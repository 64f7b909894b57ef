public import FoundationEssentials

/// Plays a recording: reading gives what the files said at the moment it was advanced to.
public final class RecordedMachine: Machine {
  private let recording: MachineRecording
  /// The index of the last moment that is not after `date`.
  private var moment = 0
  /// Every `/proc/PID/stat` of the recording, by PID.
  private let processes: [(processID: Int32, path: String)]

  /// The date it was advanced to; the first moment's to begin with.
  public private(set) var date: Date

  /// Plays a recording from its first moment.
  public init(_ recording: MachineRecording) {
    self.recording = recording
    date = recording.dates.first ?? recording.start
    processes = recording.files.keys.compactMap { path in
      Self.processID(path).map { ($0, path) }
    }.sorted { $0.0 < $1.0 }
  }

  /// Plays the recording at a path.
  public convenience init(contentsOf path: String) throws(MachineRecordingError) {
    self.init(try MachineRecording(contentsOf: path))
  }

  /// The dates of all moments, rising.
  public var dates: [Date] { recording.dates }

  /// The recorded machine's bytes in a page of memory.
  public var pageSize: Int { recording.pageSize }
  /// The recorded machine's ticks in a second.
  public var ticksPerSecond: Int { recording.ticksPerSecond }

  /// Seconds since the recording's start, of the date it was advanced to.
  public var clock: Double { date.timeIntervalSince(recording.start) }

  /// Goes to the last moment not after `date`, forwards or backwards; to the first when `date` is
  /// before it.
  public func advance(to date: Date) {
    self.date = date
    moment = max((dates.firstIndex { $0 > date } ?? dates.count) - 1, 0)
  }

  /// Hands over what a file said at the moment; nil when it was absent.
  public func withBytes<Value>(
    of path: String, _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value? {
    recording.files[path]?.value(at: moment)?.withUnsafeBytes(body)
  }

  /// The names that lead to a recorded file.
  public func names(in directory: String) -> [String] {
    let prefix = directory == "/" ? "/" : directory + "/"
    var names: Set<String> = []
    for (path, track) in recording.files
    where path.hasPrefix(prefix) && track.value(at: moment) != nil {
      names.insert(String(path.dropFirst(prefix.count).prefix { $0 != "/" }))
    }
    return names.sorted()
  }

  /// The recorded space at the moment; nil when there is none.
  public func space(at mountPoint: String) -> FileSystemSpace? {
    recording.spaces[mountPoint]?.value(at: moment)
  }

  /// Hands over every `/proc/PID/stat` of the moment.
  public func visitProcesses(_ body: (Int32, UnsafeRawBufferPointer) -> Void) {
    for (processID, path) in processes {
      withBytes(of: path) { body(processID, $0) }
    }
  }

  /// The number in `/proc/123/stat`; nil for every other path.
  private static func processID(_ path: String) -> Int32? {
    guard path.hasPrefix("/proc/"), path.hasSuffix("/stat") else { return nil }
    return Int32(path.dropFirst(6).dropLast(5))
  }
}
