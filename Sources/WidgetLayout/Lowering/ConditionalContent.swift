/// A view that is one of two, chosen by `if` or `switch`.
public nonisolated enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  @inlinable @MainActor public func lower(into lowering: inout Lowering) {
    switch self {
    case .first(let view): view.lower(into: &lowering)
    case .second(let view): view.lower(into: &lowering)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("Optional is a primitive; it is lowered, not asked") }

  @inlinable public func lower(into lowering: inout Lowering) {
    if let self { self.lower(into: &lowering) }
  }
}
