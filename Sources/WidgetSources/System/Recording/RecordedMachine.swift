public import FoundationEssentials
import WidgetBase

/// A machine that plays a recording: it reads the contents of files at the moment to which it was
/// advanced.
public final class RecordedMachine: Machine {
  private let recording: MachineRecording
  /// The index of the last moment that is not after `date`.
  private var moment = 0
  /// The paths of all `/proc/PID/stat` in the recording, by PID.
  private let processes: [(processID: Int32, path: String)]

  /// The date to which the machine was advanced; at first the first moment's.
  public private(set) var date: Date

  /// Creates a machine at the first moment of a recording.
  public init(_ recording: MachineRecording) {
    self.recording = recording
    date = recording.dates.first ?? recording.start
    processes = recording.files.keys.compactMap { path in
      Self.processID(path).map { ($0, path) }
    }.sorted { $0.0 < $1.0 }
  }

  /// Creates a machine from the recording at a path.
  public convenience init(contentsOf path: String) throws(MachineRecordingError) {
    self.init(try MachineRecording(contentsOf: path))
  }

  /// The dates of all moments, ascending.
  public var dates: [Date] { recording.dates }

  /// The bytes in a page of memory of the recorded machine.
  public var pageSize: Int { recording.pageSize }
  /// The ticks in a second of the recorded machine.
  public var ticksPerSecond: Int { recording.ticksPerSecond }

  /// The seconds from the recording's start to the date to which the machine was advanced.
  public var clock: Double { date.timeIntervalSince(recording.start) }

  /// Moves forwards or backwards to the last moment not after `date`, or to the first if `date` is
  /// before it.
  public func advance(to date: Date) {
    self.date = date
    moment = max((dates.firstIndex { $0 > date } ?? dates.count) - 1, 0)
  }

  /// Calls `body` with the contents of a file at the moment; returns `nil` if it was absent.
  public func withBytes<Value>(
    of path: String, _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value? {
    recording.files[path]?.value(at: moment)?.withUnsafeBytes(body)
  }

  /// Returns the names in a directory that lead to recorded files.
  public func names(in directory: String) -> [String] {
    let prefix = directory == "/" ? "/" : directory + "/"
    var names: Set<String> = []
    for (path, track) in recording.files
    where path.hasExactPrefix(prefix) && track.value(at: moment) != nil {
      names.insert(String(path.dropFirst(prefix.count).prefix { $0 != "/" }))
    }
    return names.sorted()
  }

  /// Returns the recorded space at the moment, or `nil` if there is none.
  public func space(at mountPoint: String) -> FileSystemSpace? {
    recording.spaces[mountPoint]?.value(at: moment)
  }

  /// Calls `body` with every `/proc/PID/stat` of the moment.
  public func visitProcesses(_ body: (Int32, UnsafeRawBufferPointer) -> Void) {
    for (processID, path) in processes {
      withBytes(of: path) { body(processID, $0) }
    }
  }

  /// Returns the PID in `/proc/123/stat`, or `nil` for any other path.
  private static func processID(_ path: String) -> Int32? {
    guard path.hasExactPrefix("/proc/"), path.hasExactSuffix("/stat") else { return nil }
    return Int32(path.dropFirst(6).dropLast(5))
  }
}
