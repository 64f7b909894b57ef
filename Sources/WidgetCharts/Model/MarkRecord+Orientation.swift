extension MarkRecord {
  subscript(isVertical isVertical: Bool) -> Extent { isVertical ? y : x }

  /// True for a horizontal bar: it has a number on the x axis and none on the y axis, or a range on
  /// the x axis.
  var lies: Bool {
    guard kind == .bar else { return false }
    if case .from = x { return true }
    guard case .at(let across) = x, case .at(let down) = y else { return false }
    return across.isNumber && !down.isNumber
  }

  /// Returns true if the mark is stacked on others in its place.
  func stacks(lying: Bool) -> Bool {
    guard kind == .bar || kind == .area else { return false }
    guard case .at(let value) = lying ? x : y, case .at = lying ? y : x else { return false }
    return value.isNumber
  }

  /// True for a rectangle coloured by a number, which is drawn as a shade.
  var isShaded: Bool { kind == .rectangle && look.styleBy?.isNumber == true }

  /// True if both extents are single values.
  var isPlaced: Bool {
    if case .at = x, case .at = y { return true }
    return false
  }
}
