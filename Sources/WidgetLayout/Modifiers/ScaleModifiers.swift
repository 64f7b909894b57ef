extension View {
  /// Lets the texts inside shrink to a part of their size before they are cut, as in SwiftUI.
  /// Here: cells do not shrink. Below 1, numbers and dates give way to narrower forms.
  nonisolated public func minimumScaleFactor(_ factor: Double) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
}
