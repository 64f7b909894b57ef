package import FoundationEssentials

/// A timeline that a source kept as data, so that it can be drawn in any family and size without
/// reading it again.
@MainActor
package struct KeptTimeline {
  package let timeline: AnyTimeline
  /// The time at which it was read.
  package let loaded: Date

  package init(_ timeline: AnyTimeline, loaded: Date) {
    self.timeline = timeline
    self.loaded = loaded
  }
}
