/// The views that a custom layout places, as in SwiftUI.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The layout direction. Here it is always from left to right: the picture is mirrored after it
  /// is laid out.
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

  /// Returns the view at `position`, counted from 0.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(lent: lent, node: nodes[position])
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.lent === right.lent && left.nodes == right.nodes
  }

  /// Returns the guide that the views' explicit guides give at their last placement, in points.
  func mergedGuide(_ key: GuideKey) -> Double? {
    (lent.ask(about: node) { $0.mergedGuide(key, of: node) }).flatMap { $0 }
  }
}

/// A view that a custom layout places, as in SwiftUI.
public struct LayoutSubview: Equatable {
  let lent: LentLayout
  let node: Int

  /// Returns the view's size for a proposal, in points.
  @_disfavoredOverload
  public func sizeThatFits(_ proposal: ProposedViewSize) -> DisplaySize {
    DisplaySize(lent.size(of: node, proposal.cells))
  }

  /// Returns the view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let cells = proposal.cells
    return ViewDimensions(size: lent.size(of: node, cells)) { lent.guide($0, of: node, cells) }
  }

  /// Places the view's `anchor` at a position in the layout's bounds, in points.
  public func place(
    at position: DisplayPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size: DisplaySize = sizeThatFits(proposal)
    lent.placements[node] = CustomPlacement(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      proposal: proposal.cells)
  }

  /// The layout priority: views with a higher one get space first; 0 by default.
  public var priority: Double { lent.priority(of: node) }

  /// The view's preferred spacing.
  public var spacing: ViewSpacing { lent.isSpacer(node) ? .zero : ViewSpacing() }

  /// The value that the view sets with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    lent.value(of: key, for: node)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.lent === right.lent && left.node == right.node
  }
}
