import CLinux
import Dispatch
import FoundationEssentials
import Glibc
import WidgetTimeline

/// A loop that waits for the next event: a key, a signal, a due date, or work on the main queue.
///
/// It calls `poll` on the main thread without a time-out: nothing due, no wake-up. Work of Swift's
/// main actor arrives through libdispatch's main queue, which this loop drains.
@MainActor
final class EventLoop: Alarm {
  /// An event.
  enum Event: Sendable {
    /// Keys are available to read.
    case input
    /// The terminal is gone.
    case hangUp
    case signal(Int32)
    /// The alarm's date has come.
    case due
    /// The clock was set or the machine slept, so dates must be worked out again.
    case clockChanged
    /// Work ran on the main queue.
    case work
    /// One of the watched descriptors is readable.
    case folder
  }

  /// Additional descriptors to wait for.
  var watched: [Int32] = []
  /// The thread that watches the time until the first wait and between two of them, if any.
  var watchdog: LoopWatchdog? { didSet { watchdog?.begin() } }

  private let timer: Int32
  /// A descriptor that is readable while a signal is pending.
  let signals: Int32
  private let queue: Int32
  private let input: Int32
  private let clock: any WallClock
  /// True if the clock was set; the kernel reports this only once, and possibly while the alarm is
  /// being set.
  private var wasClockSet = false
  /// The date of the last events, by the clock at that time.
  private var lookedAt = Date.distantPast
  /// The seconds by which a clock may step back without an event, since it is corrected all the time.
  private static let tolerance: TimeInterval = 2

  /// Creates a loop over keys from the descriptor `input` and over `signals`, which are blocked
  /// from now on and arrive as events. Must be called before any thread is created.
  ///
  /// - Parameters:
  ///   - mainQueue: The descriptor of the main queue's work; `nil` to leave that to others.
  ///   - clock: The clock that may be set back; the alarm follows the machine's.
  init(
    input: Int32, signals numbers: [Int32],
    mainQueue: Int32? = _dispatch_get_main_queue_handle_4CF(),
    clock: any WallClock = SystemClock()
  ) throws {
    self.input = input
    self.clock = clock
    signals = clinux_signals_open(numbers, numbers.count)
    timer = clinux_timer_open()
    // `poll` skips a negative descriptor.
    queue = mainQueue ?? -1
    guard signals >= 0, timer >= 0, mainQueue.map({ $0 >= 0 }) ?? true else {
      throw SystemCallError(call: "opening the event loop", code: errno)
    }
    set(for: nil)
  }

  func set(for date: Date?) {
    guard let date else {
      // Far away rather than disarmed, so that a change of the clock is reported.
      arm(Int64.max, 0)
      return
    }
    let seconds = min(date.timeIntervalSince1970, 1e15)
    let whole = seconds.rounded(.down)
    let fraction = Int64(((seconds - whole) * 1e9).rounded(.up))
    arm(Int64(max(0, whole)), min(fraction, 999_999_999))
  }

  private func arm(_ seconds: Int64, _ nanoseconds: Int64) {
    if clinux_timer_set(timer, seconds, nanoseconds) == .clock_changed { wasClockSet = true }
  }

  /// Waits, and returns all events that have happened.
  func next() -> [Event] {
    var descriptors = ([input, timer, signals, queue] + watched).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let isKnown = wasClockSet
    wasClockSet = false
    watchdog?.rest()
    let count = poll(&descriptors, nfds_t(descriptors.count), isKnown ? 0 : -1)
    watchdog?.begin()
    var events: [Event] = wasSetBack() || isKnown ? [.clockChanged] : []
    guard count >= 0 else { return events }
    if descriptors[1].revents != 0 { events += timerEvents() }
    if descriptors[2].revents != 0 { events += signalEvents() }
    if descriptors[3].revents != 0 {
      drainQueue()
      events.append(.work)
    }
    if descriptors[4...].contains(where: { $0.revents != 0 }) { events.append(.folder) }
    let happened = descriptors[0].revents
    if happened & Int16(POLLIN) != 0 { events.append(.input) }
    if happened & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { events.append(.hangUp) }
    return events
  }

  /// Returns true if the clock was set back since the last events. Not every kernel reports this, and
  /// an alarm set by the old clock would ring months later.
  private func wasSetBack() -> Bool {
    let now = clock.now
    defer { lookedAt = now }
    return now < lookedAt - Self.tolerance
  }

  private func timerEvents() -> [Event] {
    switch clinux_timer_read(timer) {
    case .expired: [.due]
    case .clock_changed: [.clockChanged]
    default: []
    }
  }

  private func signalEvents() -> [Event] {
    var events: [Event] = []
    while case let number = clinux_signals_read(signals), number > 0 {
      events.append(.signal(number))
    }
    return events
  }

  private func drainQueue() {
    var count: UInt64 = 0
    read(queue, &count, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
  }
}

/// A failed system call.
struct SystemCallError: Error, CustomStringConvertible {
  let call: String
  let code: Int32

  var description: String { "\(call) failed: \(String(cString: strerror(code)))" }
}
