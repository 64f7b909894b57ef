/// A view that is given room before others.
nonisolated struct PrioritizedView<Content: View>: PrimitiveView {
  let priority: Double
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    lowering.prioritized(Float(priority), content: content)
  }
}

extension View {
  /// Sets who is given room first in a stack: higher before lower, 0 where not set.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    PrioritizedView(priority: value, content: self)
  }

  /// Keeps the view at its ideal size, whatever is offered.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal width, height or both, whatever is offered.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes = Axis.Set()
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return WrappingView(kind: .fixedSize(axes), content: self)
  }
}
