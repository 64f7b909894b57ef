/// The views that an author's layout places, as in SwiftUI.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// Which side leads. Here: the picture is mirrored after it is laid out, and layouts count from
  /// the left.
  public let layoutDirection = LayoutDirection.leftToRight
  let lent: LentLayout
  /// The layout's own node.
  let node: Int
  private let nodes: [Int]

  init(_ lent: LentLayout, of node: Int) {
    self.lent = lent
    self.node = node
    nodes = lent.ask(about: node) { Array($0.children(of: node)) } ?? []
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }

  /// The view at `position`, counted from 0.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(lent: lent, node: nodes[position])
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.lent === right.lent && left.nodes == right.nodes
  }

  /// What the views' guides come to where they were placed last, in points.
  func mergedGuide(_ key: GuideKey) -> Double? {
    (lent.ask(about: node) { $0.mergedGuide(key, of: node) }).flatMap { $0 }
  }
}

/// A view that an author's layout places, as in SwiftUI.
public struct LayoutSubview: Equatable {
  let lent: LentLayout
  let node: Int

  /// The size that the view takes of an offer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> DisplaySize {
    DisplaySize(lent.size(of: node, proposal.cells))
  }

  /// The view's size and guides for an offer.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let cells = proposal.cells
    return ViewDimensions(size: lent.size(of: node, cells)) { lent.guide($0, of: node, cells) }
  }

  /// Puts the view's `anchor` at a place of the layout's bounds, in points.
  public func place(
    at position: DisplayPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    lent.placements[node] = CustomPlacement(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      proposal: proposal.cells)
  }

  /// Who is given room first: higher before lower, 0 where not set.
  public var priority: Double { lent.priority(of: node) }

  /// The distance that the view likes to keep.
  public var spacing: ViewSpacing { lent.isSpacer(node) ? .zero : ViewSpacing() }

  /// What the view says to its layout with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    lent.value(of: key, for: node)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.lent === right.lent && left.node == right.node
  }
}
