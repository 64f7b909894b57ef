/// Slots of equal width in whole cells, with a gap between them where it fits.
///
/// The bars of a chart have the same width: spare cells are left at both ends, the odd one at the
/// right or the bottom. If that would leave a third of the cells empty (vertically a half), the
/// gaps differ by a cell instead; if there is no space for gaps, the bars differ.
struct SlotCells {
  let slots: Int
  let cells: Int
  private let width: Int
  let gap: Int
  private let margin: Int
  private let isSpread: Bool

  init(slots: Int, cells: Int, isVertical: Bool) {
    self.slots = max(1, slots)
    self.cells = cells
    let share = (cells + 1) / self.slots
    let gap = share < 2 ? 0 : share < 5 ? 1 : Int((Double(share) * 0.3).rounded())
    width = (cells + gap) / self.slots
    let spare = cells - (width * self.slots - gap)
    isSpread = width == 0 || spare * (isVertical ? 2 : 3) > cells
    self.gap = slots == 1 ? 0 : gap
    margin = spare / 2
  }

  /// True if several slots share a cell.
  var isCrowded: Bool { slots > cells }

  /// Returns the cells of a slot without its gap.
  func range(_ index: Int) -> Range<Int> {
    if isSpread {
      let start = index * (cells + gap) / slots
      let end = gap > 0 ? start + width - gap : (index + 1) * cells / slots
      return start..<max(start + 1, end)
    }
    if slots == 1 { return 0..<cells }
    let start = margin + index * width
    return start..<start + width - gap
  }

  /// Returns the position in cells of a position in slots, where 0.5 is the centre of the first
  /// slot.
  func place(_ even: Double) -> Double {
    let bounded = even.isNaN ? 0 : min(max(even, 0), Double(slots - 1))
    let index = Int(bounded.rounded(.down))
    let range = range(index)
    if isCrowded { return even * Double(cells) / Double(slots) }
    return Double(range.lowerBound) + (even - Double(index)) * Double(range.count)
  }
}
