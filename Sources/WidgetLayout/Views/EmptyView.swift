/// Nothing: takes no room and no spacing, as in SwiftUI.
public nonisolated struct EmptyView: PrimitiveView {
  public init() {}
  public func lower(into lowering: inout Lowering) {}
}
