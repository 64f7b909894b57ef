/// A message that announces work: the task, its time limit and a hint for its preparation.
///
/// The input and the result travel over a stream of their own, whose end comes with the message.
struct WorkerMessage: Equatable {
  var task: String
  /// The time limit, in milliseconds.
  var milliseconds: UInt32
  var hint: [UInt8]

  /// The greatest length of a hint, in bytes; a packet has to fit into a socket's buffer.
  static let longestHint = 32 << 10
  /// The greatest length of a message, in bytes.
  static let longest = longestHint + 256

  init(task: String, milliseconds: UInt32, hint: [UInt8]) {
    self.task = task
    self.milliseconds = milliseconds
    self.hint = hint.count <= Self.longestHint ? hint : []
  }

  /// Reads a message, or returns `nil` if the bytes are none.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: 0), bytes.count >= end + 5 else { return nil }
    task = String(decoding: bytes[..<end], as: UTF8.self)
    milliseconds = bytes[(end + 1)..<(end + 5)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    hint = Array(bytes[(end + 5)...])
  }

  /// The time limit, in seconds.
  var seconds: Double { Double(milliseconds) / 1000 }

  var bytes: [UInt8] {
    Array(task.utf8) + [0] + (0..<4).map { UInt8(truncatingIfNeeded: milliseconds >> (8 * $0)) }
      + hint
  }
}

/// How work ended, as the process that divided says it in one byte.
enum WorkerEnding: UInt8 {
  case done = 1
  case late = 2
  case failed = 3
}
