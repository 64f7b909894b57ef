/// What `/proc/PID/stat` says of one process.
public struct ProcessStat: Sendable, Equatable {
  /// Its process id.
  public var processID: Int32
  /// Where its name lies in the bytes that were read; a name may hold any bytes.
  public var name: Range<Int>
  /// What it does, as one letter: `R` running, `S` sleeping, `D` waiting for a disk…
  public var state: UInt8
  /// Ticks of processor time it has used, in programs and in the kernel.
  public var ticks: UInt64
  /// Its threads.
  public var threads: Int
  /// When it started, in ticks since boot; with the id it tells a process from every other.
  public var startTime: UInt64
  /// Pages of it that are in memory.
  public var residentPages: UInt64

  /// Reads one line of `/proc/PID/stat`; nil when it ends before the resident size.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> ProcessStat? {
    // A name may hold spaces, parentheses and line ends; after it there are only numbers. So it
    // ends at the last parenthesis.
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    else { return nil }
    var before = ByteCursor(bytes.slice(0..<open))
    var cursor = ByteCursor(bytes.slice(close + 1..<bytes.count))
    guard let number = before.unsigned(), let processID = Int32(exactly: number),
      let state = cursor.word().first
    else { return nil }
    cursor.skipWords(10)
    guard let user = cursor.unsigned(), let system = cursor.unsigned() else { return nil }
    cursor.skipWords(4)
    guard let threads = cursor.signed() else { return nil }
    cursor.skipWords(1)
    guard let startTime = cursor.unsigned() else { return nil }
    cursor.skipWords(1)
    guard let residentPages = cursor.signed() else { return nil }
    return ProcessStat(
      processID: processID, name: open + 1..<close, state: state, ticks: user &+ system,
      threads: Int(clamping: threads), startTime: startTime,
      residentPages: UInt64(clamping: residentPages))
  }
}
