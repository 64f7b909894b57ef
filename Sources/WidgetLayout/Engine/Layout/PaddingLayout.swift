/// Padding: the child is offered what is left of the room. Where that would be nothing, the padding
/// gives way, to leave it one cell.
extension LayoutPass {
  mutating func measurePadding(
    _ index: Int, columns: Int, rows: Int, _ proposal: Proposal
  ) -> Size {
    let columns = Self.padding(columns, in: proposal.width)
    let rows = Self.padding(rows, in: proposal.height)
    let child = measure(index + 1, proposal.reduced(columns: columns, rows: rows))
    return Size(width: max(0, child.width + columns), height: max(0, child.height + rows))
  }

  mutating func placePadded(
    _ index: Int, _ top: Int16, _ leading: Int16, _ bottom: Int16, _ trailing: Int16,
    in rect: Rect, _ proposal: Proposal
  ) {
    let (allColumns, allRows) = (Int(leading) + Int(trailing), Int(top) + Int(bottom))
    let columns = Self.padding(allColumns, in: proposal.width)
    let rows = Self.padding(allRows, in: proposal.height)
    let inner = Rect(
      x: rect.x + Self.before(Int(leading), columns, of: allColumns),
      y: rect.y + Self.before(Int(top), rows, of: allRows),
      size: rect.size.reduced(columns: columns, rows: rows))
    placeChild(index + 1, .topLeading, in: inner, proposal.reduced(columns: columns, rows: rows))
  }

  /// The padding on both sides in so many cells: all, or what leaves one.
  private static func padding(_ cells: Int, in length: Int) -> Int {
    length == Proposal.unspecified || length >= Proposal.infinity || cells < length
      ? cells : max(min(cells, 0), length - 1)
  }

  /// How much of the padding that is left stands before the child: its own part, rounded down.
  private static func before(_ cells: Int, _ left: Int, of all: Int) -> Int {
    left == all || all <= 0 ? cells : cells * left / all
  }
}

extension Proposal {
  /// The offer without some columns and rows; no offer and infinity stay what they are.
  func reduced(columns: Int, rows: Int) -> Proposal {
    func less(_ length: Int, _ cells: Int) -> Int {
      length == Self.unspecified || length >= Self.infinity ? length : max(0, length - cells)
    }
    return Proposal(width: less(width, columns), height: less(height, rows))
  }

  /// The offer without a length along `axes`.
  func freed(_ axes: Axis.Set) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? Self.unspecified : width,
      height: axes.contains(.vertical) ? Self.unspecified : height)
  }

  /// All that is offered, or `ideal` cells where nothing is.
  func filled(ideal: Int) -> Size {
    Size(
      width: width == Self.unspecified ? ideal : width,
      height: height == Self.unspecified ? ideal : height)
  }
}
