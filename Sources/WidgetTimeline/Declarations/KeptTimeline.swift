package import FoundationEssentials

/// A timeline that a source kept as data: it can be drawn in any family and size, without asking
/// anybody again.
@MainActor
package struct KeptTimeline {
  package let timeline: AnyTimeline
  /// When it was read.
  package let loaded: Date

  package init(_ timeline: AnyTimeline, loaded: Date) {
    self.timeline = timeline
    self.loaded = loaded
  }
}
