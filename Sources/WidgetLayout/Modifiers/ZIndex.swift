extension View {
  /// Draws the view before those of its neighbours with a lower number, as in SwiftUI.
  nonisolated public func zIndex(_ value: Double) -> some View {
    layoutValue(key: ZIndexKey.self, value: value)
  }
}
