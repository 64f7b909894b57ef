/// A view whose type is not known, as in SwiftUI.
public nonisolated struct AnyView: PrimitiveView {
  @usableFromInline let lowerView: @MainActor (inout Lowering) -> Void

  @inlinable @MainActor public init(_ view: some View) { lowerView = { view.lower(into: &$0) } }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) { lowerView(&lowering) }
}
