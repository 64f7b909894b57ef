import FoundationEssentials
import WidgetTimeline

extension EventLoop {
  /// Waits for the next event of some timelines, at most until a date, and follows what it changes.
  ///
  /// - Parameter date: The date of the next thing to do besides a look at the hosts; `nil` for none.
  @MainActor
  func follow(_ timelines: BoardTimelines, until date: Date?) {
    watched = timelines.descriptors
    set(for: [date, timelines.nextLook].compactMap { $0 }.min())
    for event in next() {
      switch event {
      case .due: timelines.scheduler.wake()
      case .clockChanged: timelines.scheduler.replan()
      default: break
      }
    }
    timelines.followFolder()
    timelines.lookAtHosts()
  }
}
