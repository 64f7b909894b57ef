/// From coordinates to cells along one axis, counted as the screen does: from the left or the top.
struct AxisCells {
  let scale: PlotScale
  /// How many cells the axis has.
  let count: Int
  let isVertical: Bool
  let slots: SlotCells?

  init(_ scale: PlotScale, count: Int, isVertical: Bool) {
    self.scale = scale
    self.count = count
    self.isVertical = isVertical
    slots = scale.slots.map { SlotCells(slots: $0.count, cells: count, isVertical: isVertical) }
  }

  /// Greater coordinates are further up, or further right.
  private var isFlipped: Bool { isVertical != scale.isReversed }

  /// How far from the screen's origin a coordinate stands, in cells; within reach of the axis even
  /// for what lies far outside of it.
  func place(_ coordinate: Double) -> Double {
    if let slots, let own = scale.slots {
      let even = own.even(coordinate)
      return Self.bounded(slots.place(isFlipped ? Double(own.count) - even : even))
    }
    let part = scale.part(of: coordinate)
    return Self.bounded((isVertical ? 1 - part : part) * Double(count))
  }

  /// What has no place is far outside.
  private static func bounded(_ place: Double) -> Double {
    place.isNaN ? -1e6 : min(max(place, -1e6), 1e6)
  }

  /// The same in dots, `per` to a cell: the ends of the axis are its first and its last dot.
  func dot(_ coordinate: Double, per: Int) -> Double {
    let place = place(coordinate)
    if slots != nil { return place * Double(per) - 0.5 }
    return place / Double(count) * Double(count * per - 1)
  }

  /// The cell that a coordinate is drawn in; it may lie outside of the axis.
  func cell(_ coordinate: Double) -> Int {
    Int((dot(coordinate, per: 4).rounded() / 4).rounded(.down))
  }

  /// The cells of the place that a coordinate lies in, its gap included; nil outside of all.
  func slot(_ coordinate: Double) -> Int? {
    guard let own = scale.slots, let index = own.index(of: coordinate) else { return nil }
    return isFlipped ? own.count - 1 - index : index
  }
}
