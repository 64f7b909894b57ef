extension View {
  /// Sets the view's width, height or both in points, as in SwiftUI.
  @inlinable
  nonisolated public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    WrappingView(
      kind: .frame(points: width, height, alignment),
      content: AskedView(width: width, height: height, content: self))
  }

  /// Leaves the size as it is, as SwiftUI's frame without lengths does.
  @inlinable
  nonisolated public func frame(alignment: Alignment) -> some View {
    frame(width: nil as Double?, height: nil, alignment: alignment)
  }

  /// Sets the view's width, height or both in cells.
  @inlinable
  nonisolated public func frame(
    columns: Int? = nil, rows: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    WrappingView(
      kind: .frame(columns: columns, rows: rows, alignment), content: self)
  }

  /// Sets bounds on the view's size in points, as in SwiftUI; a minimum or ideal length that is
  /// infinite counts as none.
  @inlinable
  nonisolated public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    BoundedView(
      bounds: FrameBounds(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight),
      alignment: alignment, content: self)
  }
}

extension Node.Kind {
  /// Returns a frame of a size in points.
  @usableFromInline
  static func frame(points width: Double?, _ height: Double?, _ alignment: Alignment) -> Self {
    .frame(columns: width.map(Points.columns), rows: height.map(Points.height), alignment)
  }

  /// Returns a frame of a size in cells.
  @usableFromInline
  static func frame(columns: Int?, rows: Int?, _ alignment: Alignment) -> Self {
    .frame(
      width: columns.map { Int16(clamping: max(0, $0)) } ?? Node.free,
      height: rows.map { Int16(clamping: max(0, $0)) } ?? Node.free, alignment)
  }
}

extension FrameBounds {
  /// Creates bounds from lengths in points.
  @usableFromInline init(
    minWidth: Double?, idealWidth: Double?, maxWidth: Double?, minHeight: Double?,
    idealHeight: Double?, maxHeight: Double?
  ) {
    func cells(_ width: Double?, _ height: Double?) -> Proposal {
      Proposal(
        width: width.map(Points.columns) ?? Proposal.unspecified,
        height: height.map(Points.height) ?? Proposal.unspecified)
    }
    self.init(
      minimum: cells(minWidth?.bounded, minHeight?.bounded),
      ideal: cells(idealWidth?.bounded, idealHeight?.bounded),
      maximum: cells(maxWidth, maxHeight))
  }
}

extension Double {
  /// The length, or `nil` if it is not finite.
  fileprivate var bounded: Double? { isFinite ? self : nil }
}

/// A view in a flexible frame.
@usableFromInline
nonisolated struct BoundedView<Content: View>: PrimitiveView {
  @usableFromInline let bounds: FrameBounds
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable init(bounds: FrameBounds, alignment: Alignment, content: Content) {
    self.bounds = bounds
    self.alignment = alignment
    self.content = content
  }

  @inlinable @MainActor func lower(into lowering: inout Lowering) {
    lowering.wrapping(lowering.kind(of: bounds, alignment), content: content)
  }
}
