/// A view without content, which takes neither space nor spacing, as in SwiftUI.
public nonisolated struct EmptyView: PrimitiveView {
  @inlinable public init() {}
  @inlinable public func lower(into lowering: inout Lowering) {}
}
