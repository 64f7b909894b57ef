/// Aspect ratios and positions.
extension LayoutPass {
  /// Returns the size of `ratio` that fits in the proposal or fills it. If one length is proposed,
  /// the other follows from it; if neither is, the child's ideal height is kept and the width
  /// follows.
  mutating func measureAspect(
    _ index: Int, _ ratio: Float, fills: Bool, _ proposal: Proposal
  ) -> Size {
    func isOpen(_ length: Int) -> Bool {
      length == Proposal.unspecified || length >= Proposal.infinity
    }
    // The ratio is one of points, and a cell is twice as high as it is wide.
    let columnsPerRow = Double(ratio) * Points.perRow / Points.perColumn
    guard columnsPerRow.isFinite, columnsPerRow > 0 else { return measure(index + 1, proposal) }
    func cells(_ length: Double) -> Int { Int(min(max(length, 1), 32_767).rounded()) }
    func width(for rows: Int) -> Int { cells(Double(rows) * columnsPerRow) }
    func height(for columns: Int) -> Int { cells(Double(columns) / columnsPerRow) }
    switch (isOpen(proposal.width), isOpen(proposal.height)) {
    case (true, true):
      let ideal = measure(index + 1, .ideal)
      return Size(width: width(for: ideal.height), height: ideal.height)
    case (false, true): return Size(width: proposal.width, height: height(for: proposal.width))
    case (true, false): return Size(width: width(for: proposal.height), height: proposal.height)
    case (false, false):
      let isWider = width(for: proposal.height) > proposal.width
      return isWider != fills
        ? Size(width: proposal.width, height: height(for: proposal.width))
        : Size(width: width(for: proposal.height), height: proposal.height)
    }
  }

  /// Centres a view at a position in points; its top left corner is rounded to the nearest cell.
  mutating func placePosition(
    _ index: Int, _ x: Int16, _ y: Int16, in rect: Rect, _ proposal: Proposal
  ) {
    let size = measure(index + 1, proposal)
    let left = Double(x) - Double(size.width) * Points.perColumn / 2
    let top = Double(y) - Double(size.height) * Points.perRow / 2
    place(
      index + 1,
      in: Rect(
        x: rect.x + Int((left / Points.perColumn + 0.5).rounded(.down)),
        y: rect.y + Int((top / Points.perRow + 0.5).rounded(.down)), size: size), proposal)
  }
}
