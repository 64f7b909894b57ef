internal import FoundationEssentials

/// A timeline that a provider kept as data, so that it can be drawn in any family and size without
/// reading it again.
@MainActor
struct KeptTimeline {
  let timeline: AnyTimeline
  /// The date of its data.
  let loaded: Date
  /// The time at which its reading began, which is later where a source dates its data.
  let began: Date

  init(_ timeline: AnyTimeline, loaded: Date, began: Date? = nil) {
    self.timeline = timeline
    self.loaded = loaded
    self.began = began ?? loaded
  }
}
