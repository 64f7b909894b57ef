internal import FoundationEssentials

/// A timeline that a provider kept as data, so that it can be drawn in any family and size without
/// reading it again.
@MainActor
struct KeptTimeline {
  let timeline: AnyTimeline
  /// The time at which it was read.
  let loaded: Date

  init(_ timeline: AnyTimeline, loaded: Date) {
    self.timeline = timeline
    self.loaded = loaded
  }
}
