/// A view with a layout priority.
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
  /// Sets the view's layout priority in a stack: views with a higher one get space first; 0 by
  /// default.
  @inlinable nonisolated public func layoutPriority(_ value: Double) -> some View {
    PrioritizedView(priority: value, content: self)
  }

  /// Fixes the view at its ideal size, whatever is proposed.
  @inlinable nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes the view at its ideal width, height or both, whatever is proposed.
  @inlinable
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes = Axis.Set()
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return WrappingView(kind: .fixedSize(axes), content: self)
  }
}
