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

  /// Keeps the view in a ratio of width to height; without one in the view's own, which pictures
  /// have and other views keep by themselves.
  @ViewBuilder
  nonisolated public func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    if let ratio {
      WrappingView(
        kind: .aspect(Float(ratio), fills: contentMode == .fill), content: self)
    } else {
      OwnRatioView(fills: contentMode == .fill, content: self)
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

/// A view in its own ratio, if it has one.
nonisolated struct OwnRatioView<Content: View>: PrimitiveView {
  let fills: Bool
  let content: Content

  @MainActor func lower(into lowering: inout Lowering) {
    let index = lowering.tree.nodes.count
    content.lower(into: &lowering)
    guard lowering.tree.nodes.count == index + 1,
      case .drawing(let number) = lowering.tree.nodes[index].kind,
      let drawing = lowering.tree.drawings[Int(number)] as? any ProportionedDrawing
    else { return }
    var node = lowering.tree.nodes[index]
    lowering.tree.nodes[index].kind = .aspect(Float(drawing.ratio), fills: fills)
    lowering.tree.nodes[index].end += 1
    node.end += 1
    lowering.tree.nodes.append(node)
  }
}
