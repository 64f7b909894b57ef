/// Several views that are treated alike, without a layout of their own, as in SwiftUI.
public nonisolated struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) {
    content.lower(into: &lowering)
  }
}
