/// The way in which a view keeps its aspect ratio, as in SwiftUI.
public enum ContentMode: Sendable, Hashable, CaseIterable { case fit, fill }

extension View {
  /// Draws the view some points away; its neighbours do not move.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some View {
    WrappingView(
      kind: .offset(
        columns: Int16(clamping: Points.columns(x)), rows: Int16(clamping: Points.rows(y))),
      content: self)
  }

  /// Places the view's centre at a position in the proposed space, in points from the top left
  /// corner.
  nonisolated public func position(x: Double = 0, y: Double = 0) -> some View {
    WrappingView(
      kind: .position(x: Points.whole(x), y: Points.whole(y)),
      content: self)
  }

  /// Constrains the view to a ratio of width to height; without one, to its own ratio, which only
  /// pictures have: other views stay as they are.
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

  /// Scales the view to fit in the proposed space in its own ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the proposed space in its own ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view only inside its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    WrappingView(kind: .clipped, content: self)
  }

  /// Hides the view, which still takes its space.
  nonisolated public func hidden() -> some View { WrappingView(kind: .hidden, content: self) }
}

/// A view in its own aspect ratio, if it has one.
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
