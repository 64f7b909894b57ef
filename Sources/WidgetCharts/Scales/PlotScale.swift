import Glibc

/// The scale of an axis, from values to positions.
///
/// Every value has a coordinate: a number itself, a date its seconds, a category its index. The
/// domain is a range of coordinates.
struct PlotScale: Sendable {
  enum Kind: Sendable, Equatable { case none, number, date, category }

  var kind = Kind.none
  var categories: [String: Int] = [:]
  var domain: ClosedRange<Double> = 0...1
  /// The distance between the automatic marks of a number axis.
  var step = 0.25
  /// The slots of equal width for bars and categories.
  var slots: SlotScale?
  var isLogarithmic = false
  var isReversed = false
  var calendar = ChartCalendar()

  /// Returns the coordinate of a value, or `nil` if it has none.
  func coordinate(of value: PlotValue) -> Double? {
    if kind == .category { return categories[value.name].map(Double.init) }
    guard let quantity = value.quantity else { return nil }
    if case .date(_, let unit?) = value { return middle(of: unit, at: quantity) }
    return quantity
  }

  private func middle(of unit: DateUnit, at seconds: Double) -> Double {
    let ordinal = calendar.ordinal(of: seconds, unit)
    return (calendar.start(of: ordinal, unit) + calendar.start(of: ordinal + 1, unit)) / 2
  }

  /// Returns the position of a coordinate along the axis, from 0 to 1 within the domain.
  func part(of coordinate: Double) -> Double {
    var (low, high, value) = (domain.lowerBound, domain.upperBound, coordinate)
    if let slots { value = slots.even(coordinate) }
    if let slots { (low, high) = (0, Double(slots.count)) }
    if isLogarithmic {
      guard value > 0 else { return -.infinity }
      (low, high, value) = (log10(low), log10(high), log10(value))
    }
    // Halves are subtracted because the difference of the largest numbers would be infinite.
    let part = (value / 2 - low / 2) / (high / 2 - low / 2)
    return isReversed ? 1 - part : part
  }

  /// Returns the scale with zero moved between two of `cells` cells, so that bars begin at a whole
  /// cell in both directions.
  func snapped(cells: Int) -> PlotScale {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    guard low < 0, high > 0, cells > 1, !isLogarithmic, slots == nil else { return self }
    let below = min(max((Double(cells) * (-low / (high - low))).rounded(), 1), Double(cells - 1))
    let above = Double(cells) - below
    let unit = max(-low / below, high / above)
    var scale = self
    scale.domain = -below * unit...above * unit
    return scale
  }
}

/// Slots of equal width along an axis, counted from 0.
struct SlotScale: Sendable {
  enum Spacing: Sendable {
    /// The centre of the first slot and the distance to the next.
    case even(first: Double, step: Double)
    /// A slot for each unit of time, from the one with a number on.
    case units(DateUnit, first: Int)
  }

  var spacing: Spacing
  var count: Int
  var calendar = ChartCalendar()

  /// Returns a coordinate in slots: 0.5 is the centre of the first.
  func even(_ coordinate: Double) -> Double {
    switch spacing {
    case .even(let first, let step): return (coordinate - first) / step + 0.5
    case .units(let unit, let first):
      let ordinal = calendar.ordinal(of: coordinate, unit)
      let start = calendar.start(of: ordinal, unit)
      let end = calendar.start(of: ordinal + 1, unit)
      return Double(ordinal - first) + (coordinate - start) / max(1, end - start)
    }
  }

  /// Returns the slot that contains a coordinate, or `nil` if it is outside all slots.
  func index(of coordinate: Double) -> Int? {
    let place = even(coordinate).rounded(.down)
    return place >= 0 && place < Double(count) ? Int(place) : nil
  }

  /// Returns the coordinate of the centre of a slot.
  func middle(of index: Int) -> Double {
    switch spacing {
    case .even(let first, let step): return first + Double(index) * step
    case .units(let unit, let first):
      let start = calendar.start(of: first + index, unit)
      return (start + calendar.start(of: first + index + 1, unit)) / 2
    }
  }
}
