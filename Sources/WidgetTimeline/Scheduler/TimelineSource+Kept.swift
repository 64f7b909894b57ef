internal import FoundationEssentials
internal import WidgetArchive

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

extension KeptTimeline {
  /// Returns true if the timeline may be the answer to the last reload that succeeded, or a later one:
  /// its reading did not begin before that was asked for. True where that is no longer known.
  func answers(_ outcomes: [ReloadOutcome]) -> Bool {
    guard let asked = outcomes.last(where: { $0.entries != nil })?.date else { return true }
    // Storing a date in a file changes it by some tenths of a microsecond.
    return began >= asked - 0.001
  }
}
