/// The views of a block in order; the parent arranges them.
public nonisolated struct TupleView<Content>: PrimitiveView {
  public let value: Content
  @usableFromInline let lowerValue: @MainActor (inout Lowering, Content) -> Void

  @inlinable init(_ value: Content, lower: @escaping @MainActor (inout Lowering, Content) -> Void) {
    self.value = value
    lowerValue = lower
  }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) {
    lowerValue(&lowering, value)
  }
}
