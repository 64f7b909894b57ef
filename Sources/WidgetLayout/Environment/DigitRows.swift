extension Font {
  /// Returns a font whose digits may be a number of rows high.
  static func digits(rows: Int) -> Font { system(size: rows == 5 ? 64 : 40) }

  /// The height in rows of digits in the font, as far as they can be drawn: 1, 3 or 5.
  ///
  /// A line is a fifth higher than its font, and a row has 16 points.
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

  /// The visibility of numbers several rows high, which are drawn where space allows.
  var bigDigits: Visibility {
    get { self[BigDigitsKey.self] }
    set { self[BigDigitsKey.self] = newValue }
  }

  /// Returns the maximum height in rows of a number in `font`.
  func digitRows(of font: Font?) -> Int {
    switch bigDigits {
    case .hidden: 1
    case .visible: max(3, font?.digitRows ?? 1)
    case .automatic: font?.digitRows ?? 1
    }
  }
}
