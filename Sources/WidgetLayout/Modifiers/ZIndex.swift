extension View {
  /// Sets the z-index: views with a lower one are drawn before this one, as in SwiftUI.
  nonisolated public func zIndex(_ value: Double) -> some View {
    layoutValue(key: ZIndexKey.self, value: value)
  }
}
