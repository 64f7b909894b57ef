public import FoundationEssentials

/// A machine that reads another one and records the results.
///
/// To make a recording, give it to a `SystemMonitor`, read the figures that the recording should
/// contain once a second, and write `recording` to a file.
public final class MachineRecorder: Machine {
  private let machine: any Machine
  private let start: Date
  /// The current moment, in milliseconds since `start`.
  private var thousandths: Int
  /// True if the line of the moment is not written yet; it is written with the first change.
  private var isNewMoment = true
  /// The last contents of each file that is present.
  private var files: [String: [UInt8]] = [:]
  private var spaces: [String: FileSystemSpace] = [:]
  private var processes: Set<Int32> = []

  /// The recording so far, in the format of `MachineRecording`.
  public private(set) var recording: [UInt8]

  /// Creates a recorder of `machine` from `date` on; the recording starts at the whole second
  /// before it.
  public init(_ machine: any Machine, from date: Date) {
    self.machine = machine
    start = Date(
      timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down))
    thousandths = RecordingLine.thousandths(from: start, to: date)
    recording = []
    write(RecordingLine.first(start))
    beginMoment()
    write("> sysconf PAGESIZE \(machine.pageSize)")
    write("> sysconf CLK_TCK \(machine.ticksPerSecond)")
  }

  /// The bytes in a page of memory of the other machine.
  public var pageSize: Int { machine.pageSize }
  /// The ticks in a second of the other machine.
  public var ticksPerSecond: Int { machine.ticksPerSecond }
  /// The clock of the other machine, in seconds.
  public var clock: Double { machine.clock }

  /// Begins a moment; a date less than a millisecond after the last is part of the last.
  public func advance(to date: Date) {
    machine.advance(to: date)
    let thousandths = RecordingLine.thousandths(from: start, to: date)
    guard thousandths > self.thousandths else { return }
    self.thousandths = thousandths
    isNewMoment = true
  }

  /// Reads a file of the other machine, and records it if it has changed.
  public func withBytes<Value>(
    of path: String, _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value? {
    let value = machine.withBytes(of: path) { bytes in
      note(bytes, at: path)
      return body(bytes)
    }
    if value == nil { noteAbsent(path) }
    return value
  }

  /// Returns the names of the other machine; a recording contains only those whose files were read.
  public func names(in directory: String) -> [String] {
    machine.names(in: directory)
  }

  /// Returns the space of the other machine, and records it if it has changed.
  public func space(at mountPoint: String) -> FileSystemSpace? {
    let space = machine.space(at: mountPoint)
    if spaces[mountPoint] != space {
      beginMoment()
      write(
        space.map { RecordingLine.space($0, at: mountPoint) }
          ?? "- statvfs \(OctalEscapes.encode(mountPoint))")
      spaces[mountPoint] = space
    }
    return space
  }

  /// Sends a signal to a process of the other machine.
  public func send(_ signal: ProcessSignal, to process: ProcessIdentity) -> SignalRefusal? {
    machine.send(signal, to: process)
  }

  /// The number of processes that the other machine left out; the recording does not have it.
  public var missedProcesses: Int { machine.missedProcesses }

  /// Visits the processes of the other machine, and records those that have changed or ended.
  public func visitProcesses(_ body: (Int32, UnsafeRawBufferPointer) -> Void) {
    var seen: Set<Int32> = []
    machine.visitProcesses { processID, bytes in
      seen.insert(processID)
      note(bytes, at: "/proc/\(processID)/stat")
      body(processID, bytes)
    }
    for processID in processes.subtracting(seen).sorted() { noteAbsent("/proc/\(processID)/stat") }
    processes = seen
  }
}

extension MachineRecorder {
  private func note(_ bytes: UnsafeRawBufferPointer, at path: String) {
    if let last = files[path], last.elementsEqual(bytes) { return }
    beginMoment()
    write("> \(path)")
    recording += RecordingLine.content(bytes)
    files[path] = Array(bytes)
  }

  private func noteAbsent(_ path: String) {
    guard files.removeValue(forKey: path) != nil else { return }
    beginMoment()
    write("- \(path)")
  }

  private func beginMoment() {
    guard isNewMoment else { return }
    isNewMoment = false
    write(RecordingLine.moment(thousandths))
  }

  private func write(_ line: String) {
    recording += Array(line.utf8)
    recording.append(UInt8(ascii: "\n"))
  }
}
