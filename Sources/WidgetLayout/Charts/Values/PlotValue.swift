/// A value as the scales of a chart see it.
public enum PlotValue: Sendable, Hashable {
  case number(Double)
  case category(String)
  /// Seconds since 1970, and the unit of time that the value stands for the whole of, if any.
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

  /// The number, or the seconds of a date; nil for a category and for what is no finite number.
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
