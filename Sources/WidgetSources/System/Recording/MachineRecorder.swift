public import FoundationEssentials

/// A machine that writes down what is read from another one.
///
/// Give it to a `SystemMonitor`, ask for the figures that the recording shall have, once a
/// second, and write `recording` to a file.
public final class MachineRecorder: Machine {
  private let machine: any Machine
  private let start: Date
  /// The moment, in thousandths of a second since `start`.
  private var thousandths: Int
  /// Whether the moment's line is still to be written; it is when the first change comes.
  private var isNewMoment = true
  /// What each file that is present said last.
  private var files: [String: [UInt8]] = [:]
  private var spaces: [String: FileSystemSpace] = [:]
  private var processes: Set<Int32> = []

  /// The recording so far, as `MachineRecording` reads it.
  public private(set) var recording: [UInt8]

  /// Records `machine` from `date` on; the recording's start is the whole second before it.
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

  /// The other machine's bytes in a page of memory.
  public var pageSize: Int { machine.pageSize }
  /// The other machine's ticks in a second.
  public var ticksPerSecond: Int { machine.ticksPerSecond }
  /// The other machine's seconds.
  public var clock: Double { machine.clock }

  /// Begins a moment; what is not a thousandth of a second later than the last is part of it.
  public func advance(to date: Date) {
    machine.advance(to: date)
    let thousandths = RecordingLine.thousandths(from: start, to: date)
    guard thousandths > self.thousandths else { return }
    self.thousandths = thousandths
    isNewMoment = true
  }

  /// Reads a file of the other machine, and writes down what it says when that has changed.
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

  /// The other machine's names; a recording knows those whose files were read.
  public func names(in directory: String) -> [String] {
    machine.names(in: directory)
  }

  /// The other machine's space, written down when it has changed.
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

  /// Visits the other machine's processes, and writes down those that have changed or ended.
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
