extension MarkRecord {
  subscript(isVertical isVertical: Bool) -> Extent { isVertical ? y : x }

  /// True for a bar or an area whose places go downwards: a number across, and no number down; or
  /// a range across.
  var lies: Bool {
    guard kind == .bar else { return false }
    if case .from = x { return true }
    guard case .at(let across) = x, case .at(let down) = y else { return false }
    return across.isNumber && !down.isNumber
  }

  /// True for a mark that stands on top of others of its place.
  func stacks(lying: Bool) -> Bool {
    guard kind == .bar || kind == .area else { return false }
    guard case .at(let value) = lying ? x : y, case .at = lying ? y : x else { return false }
    return value.isNumber
  }

  /// True for a rectangle coloured by a number, which is shown as a shade.
  var isShaded: Bool { kind == .rectangle && look.styleBy?.isNumber == true }

  /// True where both extents are single values.
  var isPlaced: Bool {
    if case .at = x, case .at = y { return true }
    return false
  }
}
