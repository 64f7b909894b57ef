/// How a view keeps its ratio, as in SwiftUI.
public enum ContentMode: Sendable, Hashable, CaseIterable { case fit, fill }

extension View {
  /// Moves the view by points when it is drawn; its neighbours stay where they are.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some View {
    WrappingView(
      kind: .offset(
        columns: Int16(clamping: Points.columns(x)), rows: Int16(clamping: Points.rows(y))),
      content: self)
  }

  /// Puts the view's centre at a place of the room there is, in points from its top left corner.
  nonisolated public func position(x: Double = 0, y: Double = 0) -> some View {
    WrappingView(
      kind: .position(x: Points.whole(x), y: Points.whole(y)),
      content: self)
  }

  /// Keeps the view in a ratio of width to height; without one the view's own, which it then keeps
  /// by itself.
  @ViewBuilder
  nonisolated public func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    if let ratio {
      WrappingView(
        kind: .aspect(Float(ratio), fills: contentMode == .fill), content: self)
    } else {
      self
    }
  }

  /// Keeps the view's ratio inside of the room there is.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's ratio while it fills the room there is.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view only where it has its place.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    WrappingView(kind: .clipped, content: self)
  }

  /// Keeps the view's room and does not draw it.
  nonisolated public func hidden() -> some View { WrappingView(kind: .hidden, content: self) }
}
