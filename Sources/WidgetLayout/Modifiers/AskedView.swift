/// A view in a frame, with the frame's size in points.
@usableFromInline
nonisolated struct AskedView<Content: View>: PrimitiveView {
  @usableFromInline let width: Double?
  @usableFromInline let height: Double?
  @usableFromInline let content: Content

  @inlinable init(width: Double?, height: Double?, content: Content) {
    self.width = width
    self.height = height
    self.content = content
  }

  @inlinable @MainActor func lower(into lowering: inout Lowering) {
    let outer = lowering.askForSize(width, height)
    content.lower(into: &lowering)
    lowering.restoreAskedSize(outer)
  }
}

extension Lowering {
  /// Sets the size of the enclosing frame, and returns the previous one.
  @usableFromInline
  mutating func askForSize(_ width: Double?, _ height: Double?) -> AskedSize {
    let outer = environment.askedSize
    if let width { environment.askedSize.width = width }
    if let height { environment.askedSize.height = height }
    return outer
  }

  /// Restores the size of the enclosing frame.
  @usableFromInline
  mutating func restoreAskedSize(_ outer: AskedSize) { environment.askedSize = outer }
}
