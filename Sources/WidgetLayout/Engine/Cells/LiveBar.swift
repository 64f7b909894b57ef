import FoundationEssentials

/// A bar in a picture that changes with time.
package struct LiveBar: Hashable, Sendable {
  /// The cells of the bar.
  package var rect: Rect
  /// The cells in which it is visible.
  package var clip: Rect
  package var progress: IntervalProgress
  package var paint: Paint

  package init(rect: Rect, clip: Rect, progress: IntervalProgress, paint: Paint) {
    self.rect = rect
    self.clip = clip
    self.progress = progress
    self.paint = paint
  }
}
