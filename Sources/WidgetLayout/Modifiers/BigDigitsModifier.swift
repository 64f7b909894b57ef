extension View {
  /// Sets whether numbers and clocks are drawn several rows high if space allows: depending on
  /// their fonts (`.automatic`), in any font (`.visible`), or never (`.hidden`).
  ///
  /// It is meant for terminal-first views; SwiftUI uses fonts for this.
  nonisolated public func bigDigits(_ visibility: Visibility) -> some View {
    changing { $0.bigDigits = visibility }
  }
}
