extension View {
  /// Sets the factor by which texts may shrink before they are truncated, as in SwiftUI. Here cells
  /// do not shrink; below 1, numbers and dates are replaced by narrower forms.
  nonisolated public func minimumScaleFactor(_ factor: Double) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
}
