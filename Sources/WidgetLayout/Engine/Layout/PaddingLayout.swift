/// Padding: the child is offered the rest of the space. If nothing is left, the padding shrinks to
/// leave the child one cell.
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

  /// Returns the padding of both sides together in a length: all of it, or as much as leaves one
  /// cell.
  private static func padding(_ cells: Int, in length: Int) -> Int {
    length == Proposal.unspecified || length >= Proposal.infinity || cells < length
      ? cells : max(min(cells, 0), length - 1)
  }

  /// Returns the part of the remaining padding that comes before the child, rounded down.
  private static func before(_ cells: Int, _ left: Int, of all: Int) -> Int {
    left == all || all <= 0 ? cells : cells * left / all
  }
}

extension Proposal {
  /// Returns the proposal less some columns and rows; unspecified and infinite lengths stay as they
  /// are.
  func reduced(columns: Int, rows: Int) -> Proposal {
    func less(_ length: Int, _ cells: Int) -> Int {
      length == Self.unspecified || length >= Self.infinity ? length : max(0, length - cells)
    }
    return Proposal(width: less(width, columns), height: less(height, rows))
  }

  /// Returns the proposal with the lengths along `axes` unspecified.
  func freed(_ axes: Axis.Set) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? Self.unspecified : width,
      height: axes.contains(.vertical) ? Self.unspecified : height)
  }

  /// Returns the proposed size, with `ideal` cells for an unspecified length.
  func filled(ideal: Int) -> Size {
    Size(
      width: width == Self.unspecified ? ideal : width,
      height: height == Self.unspecified ? ideal : height)
  }
}
