/// The range in which a value is a part of a whole.
struct ValueRange: Hashable {
  let range: ClosedRange<Double>

  /// Creates the range of the board; else percent, or parts of one, or up to the greatest value so
  /// far.
  init(_ reading: ValueReading) {
    let numbers = (reading.history.map(\.value) + [reading.number]).compactMap { $0 }
    self.init(settings: reading.settings, numbers: numbers)
  }

  /// Creates the range of numbers that share their settings.
  init(settings: ValueSettings, numbers: [Double]) {
    let most = numbers.filter(\.isFinite).max() ?? 1
    if let own = settings.range {
      range = own
    } else if settings.unit == "%" {
      range = 0...100
    } else {
      range = 0...(most <= 1 ? 1 : most <= 100 ? 100 : most)
    }
  }

  /// Returns the position of a number in the range, 0 to 1; `nil` for NaN.
  func part(of number: Double) -> Double? {
    guard !number.isNaN else { return nil }
    guard number.isFinite else { return number > 0 ? 1 : 0 }
    // The halves are subtracted, since the span between the greatest numbers would overflow.
    let span = range.upperBound / 2 - range.lowerBound / 2
    return span > 0 ? min(max((number / 2 - range.lowerBound / 2) / span, 0), 1) : nil
  }
}
