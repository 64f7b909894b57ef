/// A view that is given room before others.
@usableFromInline
nonisolated struct PrioritizedView<Content: View>: PrimitiveView {
  @usableFromInline let priority: Double
  @usableFromInline let content: Content

  @inlinable init(priority: Double, content: Content) {
    self.priority = priority
    self.content = content
  }

  @inlinable @MainActor func lower(into lowering: inout Lowering) {
    lowering.prioritized(Float(priority), content: content)
  }
}

extension View {
  /// Sets who is given room first in a stack: higher before lower, 0 where not set.
  @inlinable nonisolated public func layoutPriority(_ value: Double) -> some View {
    PrioritizedView(priority: value, content: self)
  }

  /// Keeps the view at its ideal size, whatever is offered.
  @inlinable nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal width, height or both, whatever is offered.
  @inlinable
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes = Axis.Set()
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return WrappingView(kind: .fixedSize(axes), content: self)
  }
}
