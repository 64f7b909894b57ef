/// The values of one process in `/proc/PID/stat`.
public struct ProcessStat: Sendable, Equatable {
  /// The process identifier.
  public var processID: Int32
  /// The range of the name in the parsed bytes; a name may contain any bytes.
  public var name: Range<Int>
  /// The state as a letter: `R` running, `S` sleeping, `D` waiting for a disk…
  public var state: UInt8
  /// The identifier of the process that started it, or that adopted it; 0 for none.
  public var parentID: Int32 = 0
  /// The processor time used in programs and in the kernel, in ticks.
  public var ticks: UInt64
  /// The number of threads.
  public var threads: Int
  /// The start time in ticks since boot, which together with the PID identifies a process.
  public var startTime: UInt64
  /// The number of pages in memory.
  public var residentPages: UInt64

  /// Parses a line of `/proc/PID/stat`; returns `nil` if it ends before the resident size.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> ProcessStat? {
    // A name may contain spaces, parentheses and line ends, but only numbers follow it, so it ends
    // at the last parenthesis.
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    else { return nil }
    var before = ByteCursor(bytes.slice(0..<open))
    var cursor = ByteCursor(bytes.slice(close + 1..<bytes.count))
    guard let number = before.unsigned(), let processID = Int32(exactly: number),
      let state = cursor.word().first, let parent = cursor.signed()
    else { return nil }
    cursor.skipWords(9)
    guard let user = cursor.unsigned(), let system = cursor.unsigned() else { return nil }
    cursor.skipWords(4)
    guard let threads = cursor.signed() else { return nil }
    cursor.skipWords(1)
    guard let startTime = cursor.unsigned() else { return nil }
    cursor.skipWords(1)
    guard let residentPages = cursor.signed() else { return nil }
    return ProcessStat(
      processID: processID, name: open + 1..<close, state: state,
      parentID: Int32(clamping: parent), ticks: user &+ system,
      threads: Int(clamping: threads), startTime: startTime,
      residentPages: UInt64(clamping: residentPages))
  }
}
