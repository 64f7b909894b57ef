/// A value in the form that the scales of a chart use.
public enum PlotValue: Sendable, Hashable {
  case number(Double)
  case category(String)
  /// A date in seconds since 1970, and the unit of time that the value covers, if any.
  case date(Double, unit: DateUnit?)
}

extension PlotValue {
  /// The value as the name of a series or a category.
  var name: String {
    switch self {
    case .number(let number): NumberLabel.text(number)
    case .category(let name): name
    case .date(let seconds, _): NumberLabel.text(seconds)
    }
  }

  /// The number, or the seconds of a date; `nil` for a category and for a number that is not
  /// finite.
  var quantity: Double? {
    switch self {
    case .number(let number), .date(let number, _): number.isFinite ? number : nil
    case .category: nil
    }
  }

  var isNumber: Bool {
    if case .number = self { return true }
    return false
  }
}
