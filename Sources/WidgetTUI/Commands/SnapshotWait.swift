import CLinux
import FoundationEssentials
import Glibc
import WidgetTimeline

/// The wait of a command that shows widgets once, until what is due has been read.
@MainActor
struct SnapshotWait {
  let stage: Stage
  let timelines: BoardTimelines
  let alarm: ManualAlarm
  /// The number of seconds to wait.
  let timeout: TimeInterval

  /// The number of seconds allowed for a host to start, in addition to the widgets' deadlines.
  private static let patience: TimeInterval = 5

  init(options: Options, stage: Stage, timelines: BoardTimelines, alarm: ManualAlarm) {
    (self.stage, self.timelines, self.alarm) = (stage, timelines, alarm)
    timeout = options.timeout ?? timelines.longestDeadline + Self.patience
  }

  /// Waits until the instances that are due have been read. Returns those that were not read in time.
  ///
  /// - Parameter isRead: False if nothing may be read.
  func settle(_ shown: Set<String>, isRead: Bool) throws -> Set<String> {
    let loop = try EventLoop(input: -1, signals: [])
    let (start, end) = (stage.clock.now, ContinuousClock.now + .seconds(timeout))
    if isRead {
      timelines.readChanged()
      timelines.join()
      if timelines.problem != nil { clinux_hide_memory() }
    }
    defer { timelines.leave() }
    var unread = shown.intersection(timelines.unread(since: start))
    while !unread.isEmpty, ContinuousClock.now < end {
      loop.follow(timelines, until: wakeDate(until: end))
      unread = shown.intersection(timelines.unread(since: start))
    }
    return unread
  }

  /// Returns the date of the next work in this process, on this machine's clock.
  private func wakeDate(until end: ContinuousClock.Instant) -> Date {
    let last = Date() + (end - .now).inSeconds
    guard stage.isLive, let next = alarm.date else { return last }
    return min(last, next - stage.offset)
  }

  /// Reads this machine a second time, since rates need two readings.
  func readRates() {
    guard stage.isLive, stage.isThisMachine, let next = alarm.date else { return }
    // The widgets were read one after another, so they are due a little after the first.
    let wait = next.timeIntervalSince(stage.clock.now) + 0.05
    guard wait <= 1.05 else { return }
    usleep(UInt32(max(0, wait) * 1e6))
    timelines.scheduler.wake()
  }
}
