/// The range in which a value is a part of a whole.
struct ValueRange: Hashable {
  let range: ClosedRange<Double>

  /// What the board says; else percent, or parts of one, or up to the greatest there was.
  init(_ reading: ValueReading) {
    let numbers = (reading.history.map(\.value) + [reading.number]).compactMap { $0 }
    self.init(settings: reading.settings, numbers: numbers)
  }

  /// The range of some numbers that share their settings.
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

  /// How far a number is in the range, 0 to 1; nil for what is no number.
  func part(of number: Double) -> Double? {
    guard !number.isNaN else { return nil }
    guard number.isFinite else { return number > 0 ? 1 : 0 }
    // By halves, since the greatest numbers are further apart than any number says.
    let span = range.upperBound / 2 - range.lowerBound / 2
    return span > 0 ? min(max((number / 2 - range.lowerBound / 2) / span, 0), 1) : nil
  }
}
