/// A view with a value for its layout.
nonisolated struct LayoutValueView<Content: View>: PrimitiveView {
  let value: LayoutValue
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    lowering.tree.layoutValues.append(value)
    lowering.wrapping(
      .layoutValue(Int32(lowering.tree.layoutValues.count - 1)), content: content)
  }
}

extension View {
  /// Sets a value for the layout that places the view, as in SwiftUI.
  nonisolated public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    LayoutValueView(
      value: LayoutValue(key: ObjectIdentifier(key), value: value), content: self)
  }
}
