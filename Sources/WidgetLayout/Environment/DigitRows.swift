extension Font {
  /// A font whose digits may be so many rows high.
  static func digits(rows: Int) -> Font { system(size: rows == 5 ? 64 : 40) }

  /// The rows that a line of the font would take, where digits can be drawn as high: 1, 3 or 5.
  ///
  /// A line is a fifth higher than its font, and a row is 16 points.
  var digitRows: Int {
    switch (size ?? 0) * 1.2 / Points.perRow {
    case 4.5...: 5
    case 2.5...: 3
    default: 1
    }
  }
}

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
