internal import FoundationEssentials

extension TimelineSource {
  /// Returns the timeline that the source kept, unless it is older than one that was loaded at a
  /// date, or `nil` if it kept none.
  ///
  /// A timeline is dated when it arrives, a kept one when its reading began: the two may be the same
  /// reading if no more time than a question may take lies between them.
  func kept(asNewAs loaded: Date?) -> KeptTimeline? {
    guard let kept = kept?() else { return nil }
    guard let loaded else { return kept }
    return kept.loaded + (deadline ?? Scheduler.usualDeadline) >= loaded ? kept : nil
  }
}
