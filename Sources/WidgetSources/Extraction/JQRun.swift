import CJQ
import Glibc
import Synchronization
import WidgetBase

/// One run of a jq program, with the thread that halts it.
final class JQRun: Sendable {
  /// The outcome of a run.
  enum Answer {
    case results([Datum])
    case error(String)
    case late
    case tooMuch
  }

  private enum Halt {
    case late, tooMuch
  }

  private struct State {
    var isDone = false
    var halt: Halt?
  }

  /// The memory that a program may take, in bytes.
  static let memory = 512 << 20

  private let program: JQState
  private let deadline: Deadline
  private let state = Mutex(State())

  init(_ program: JQState, _ deadline: Deadline) {
    self.program = program
    self.deadline = deadline
  }

  func results(of input: Datum) -> Answer {
    let jq = program.jq
    jq.start(program.handle, JQValue.value(input, jq), 0)
    // Not earlier, since starting a program undoes a halt.
    guard watch() else { return .error("no thread can be started") }
    var results: [Datum] = []
    var failure: String?
    while failure == nil {
      let next = jq.next(program.handle)
      guard jq.get_kind(next) != JV_KIND_INVALID else {
        failure = JQValue.error(next, jq)
        break
      }
      guard results.count < JQProgram.most else {
        jq.free(next)
        return end() ?? .tooMuch
      }
      guard let datum = JQValue.datum(next, jq) else { return end() ?? .error("nested too deep") }
      results.append(datum)
      if deadline.isOver { return end() ?? .late }
    }
    return end() ?? failure.map { .error($0) } ?? .results(results)
  }

  /// Ends the watch, and returns the reason for which the program was halted, or `nil` if it was
  /// not.
  private func end() -> Answer? {
    state.withLock { state in
      state.isDone = true
      return switch state.halt {
      case .late: .late
      case .tooMuch: .tooMuch
      case nil: nil
      }
    }
  }

  /// Starts a thread that halts the program.
  private func watch() -> Bool {
    let start = Self.residentBytes
    return Threads.start {
      var pause: useconds_t = 1000
      // Most programs end within the first pause.
      while !self.looks(start) {
        usleep(pause)
        pause = min(20_000, pause * 2)
      }
    }
  }

  /// Halts the program if necessary; returns true if the watch is over.
  private func looks(_ start: Int) -> Bool {
    state.withLock { state in
      if state.isDone { return true }
      if deadline.isOver { state.halt = .late }
      if Self.residentBytes - start > Self.memory { state.halt = .tooMuch }
      guard state.halt != nil else { return false }
      // Under the lock, so that the program is not used for anything else meanwhile.
      let jq = program.jq
      jq.halt(program.handle, jq.invalid(), jq.invalid())
      return true
    }
  }

  private static var residentBytes: Int {
    let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = max(0, read(descriptor, &bytes, bytes.count))
    let words = bytes[..<count].split(separator: UInt8(ascii: " "))
    return (words.count > 1 ? Int(String(decoding: words[1], as: UTF8.self)) ?? 0 : 0) * 4096
  }
}
