extension View {
  /// Gives the view a width, a height or both, in points, as in SwiftUI.
  nonisolated public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    AskedView(width: width, height: height, content: self).frame(
      columns: width.map(Points.columns), rows: height.map(Points.height), alignment: alignment)
  }

  /// Gives the view a width, a height or both, in cells.
  nonisolated public func frame(
    columns: Int? = nil, rows: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    WrappingView(
      kind: .frame(
        width: columns.map { Int16(clamping: max(0, $0)) } ?? Node.free,
        height: rows.map { Int16(clamping: max(0, $0)) } ?? Node.free, alignment),
      content: self)
  }

  /// Bounds the view's size, in points, as in SwiftUI; an infinite least or ideal length, which no
  /// screen has, is none.
  nonisolated public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    func cells(_ width: Double?, _ height: Double?) -> Proposal {
      Proposal(
        width: width.map(Points.columns) ?? Proposal.unspecified,
        height: height.map(Points.height) ?? Proposal.unspecified)
    }
    return BoundedView(
      bounds: FrameBounds(
        minimum: cells(minWidth?.bounded, minHeight?.bounded),
        ideal: cells(idealWidth?.bounded, idealHeight?.bounded),
        maximum: cells(maxWidth, maxHeight)),
      alignment: alignment, content: self)
  }
}

extension Double {
  /// The length, if it is one that a view can have.
  fileprivate var bounded: Double? { isFinite ? self : nil }
}

/// A view in a flexible frame.
nonisolated struct BoundedView<Content: View>: PrimitiveView {
  let bounds: FrameBounds
  let alignment: Alignment
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    lowering.tree.bounds.append(bounds)
    lowering.wrapping(
      .bounds(Int32(lowering.tree.bounds.count - 1), alignment), content: content)
  }
}
