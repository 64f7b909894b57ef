extension EnvironmentValues {
  private enum BigDigitsKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether numbers are drawn several rows high where there is room to spare.
  var bigDigits: Visibility {
    get { self[BigDigitsKey.self] }
    set { self[BigDigitsKey.self] = newValue }
  }

  /// The most rows of a number whose font is `font`.
  func digitRows(of font: Font?) -> Int {
    switch bigDigits {
    case .hidden: 1
    case .visible: max(3, font?.digitRows ?? 1)
    case .automatic: font?.digitRows ?? 1
    }
  }
}

extension View {
  /// Says whether numbers and clocks are drawn several rows high where there is room to spare: as
  /// their fonts say (`.automatic`), whatever their fonts (`.visible`), or never (`.hidden`).
  ///
  /// For terminal-first views; SwiftUI has fonts for it.
  nonisolated public func bigDigits(_ visibility: Visibility) -> some View {
    changing { $0.bigDigits = visibility }
  }
}
