extension View {
  /// Says whether numbers and clocks are drawn several rows high where there is room to spare: as
  /// their fonts say (`.automatic`), whatever their fonts (`.visible`), or never (`.hidden`).
  ///
  /// For terminal-first views; SwiftUI has fonts for it.
  nonisolated public func bigDigits(_ visibility: Visibility) -> some View {
    changing { $0.bigDigits = visibility }
  }
}
