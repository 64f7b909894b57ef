/// The conversion from coordinates to cells along one axis, counted from the left or the top of the
/// screen.
struct AxisCells {
  let scale: PlotScale
  /// The number of cells of the axis.
  let count: Int
  let isVertical: Bool
  let slots: SlotCells?

  init(_ scale: PlotScale, count: Int, isVertical: Bool) {
    self.scale = scale
    self.count = count
    self.isVertical = isVertical
    slots = scale.slots.map { SlotCells(slots: $0.count, cells: count, isVertical: isVertical) }
  }

  /// True if coordinates increase against the direction of the screen: upwards, or to the left.
  private var isFlipped: Bool { isVertical != scale.isReversed }

  /// Returns the distance of a coordinate from the screen's origin, in cells, limited to
  /// ±1,000,000.
  func place(_ coordinate: Double) -> Double {
    if let slots, let own = scale.slots {
      let even = own.even(coordinate)
      return Self.bounded(slots.place(isFlipped ? Double(own.count) - even : even))
    }
    let part = scale.part(of: coordinate)
    return Self.bounded((isVertical ? 1 - part : part) * Double(count))
  }

  /// Returns a position limited to ±1,000,000; one that is not a number is far outside.
  private static func bounded(_ place: Double) -> Double {
    place.isNaN ? -1e6 : min(max(place, -1e6), 1e6)
  }

  /// Returns the distance in dots, `per` to a cell; the ends of the axis are its first and its last
  /// dot.
  func dot(_ coordinate: Double, per: Int) -> Double {
    let place = place(coordinate)
    if slots != nil { return place * Double(per) - 0.5 }
    return place / Double(count) * Double(count * per - 1)
  }

  /// Returns the coordinate of a dot, the reverse of `dot`; `nil` on an axis of slots or powers.
  func coordinate(ofDot dot: Int, per: Int) -> Double? {
    guard slots == nil, !scale.isLogarithmic, count * per > 1 else { return nil }
    let place = Double(dot) / Double(count * per - 1)
    let part = isFlipped ? 1 - place : place
    return scale.domain.lowerBound * (1 - part) + scale.domain.upperBound * part
  }

  /// Returns the cell in which a coordinate is drawn, which may be outside the axis.
  func cell(_ coordinate: Double) -> Int {
    Int((dot(coordinate, per: 4).rounded() / 4).rounded(.down))
  }

  /// Returns the slot that contains a coordinate, gap included, in screen order; `nil` outside all
  /// slots.
  func slot(_ coordinate: Double) -> Int? {
    guard let own = scale.slots, let index = own.index(of: coordinate) else { return nil }
    return isFlipped ? own.count - 1 - index : index
  }
}
