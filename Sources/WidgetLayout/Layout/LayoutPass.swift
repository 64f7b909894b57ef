/// One layout of a picture: sizes are asked for downwards, then every node is given a rectangle.
///
/// In: a tree of nodes and the cells there are. Out: a rectangle for each node. The last few
/// answers of every node are remembered, so that nesting costs no more than it has nodes.
package struct LayoutPass {
  package let tree: NodeTree
  /// Where each node stands, by its index; filled by `place`.
  package internal(set) var frames: [Rect]
  private var memos: [SizeMemo]

  /// Lays out `tree` in `size`. Content smaller than the room stands in its middle, as WidgetKit
  /// does it; larger content keeps its top left corner, which is read first.
  package init(_ tree: NodeTree, in size: Size) {
    self.tree = tree
    frames = Array(repeating: Rect(size: .zero), count: tree.nodes.count)
    memos = Array(repeating: SizeMemo(), count: tree.nodes.count)
    guard !tree.nodes.isEmpty else { return }
    let proposal = Proposal(size)
    let own = measure(0, proposal)
    place(
      0,
      in: Rect(
        x: max(0, HorizontalAlignment.center.offset(of: own.width, in: size.width)),
        y: max(0, VerticalAlignment.center.offset(of: own.height, in: size.height)), size: own),
      proposal)
  }

  /// The size that node `index` takes of an offer.
  mutating func measure(_ index: Int, _ proposal: Proposal) -> Size {
    if let size = memos[index].size(for: proposal) { return size }
    let size = measureAnew(index, proposal)
    memos[index].remember(size, for: proposal)
    return size
  }

  private mutating func measureAnew(_ index: Int, _ proposal: Proposal) -> Size {
    switch tree.nodes[index].kind {
    case .text(let text): measureText(Int(text), proposal)
    case .row(_, let spacing): measureStack(index, .horizontal, spacing, proposal)
    case .column(_, let spacing): measureStack(index, .vertical, spacing, proposal)
    case .layers: measureLayers(index, proposal)
    case .spacer(let axis, let least): measureSpacer(axis, Int(least), proposal)
    case .divider(let axis, _): measureDivider(axis, proposal)
    case .fill: proposal.filled(ideal: 1)
    case .frame(let width, let height, _): measureFrame(index, width, height, proposal)
    case .bounds(let bounds, _): measureBounds(index, tree.bounds[Int(bounds)], proposal)
    case .padding(let top, let leading, let bottom, let trailing):
      measurePadding(index, columns: Int(leading + trailing), rows: Int(top + bottom), proposal)
    case .backed, .marked: measure(index + 1, proposal)
    case .fixedSize(let axes): measure(index + 1, proposal.freed(axes))
    case .fit(let axes): measureFit(index, axes, proposal)
    case .drawing(let drawing): tree.drawings[Int(drawing)].size(for: proposal)
    }
  }

  /// Gives node `index` its rectangle, and its children theirs. `proposal` is the offer that the
  /// rectangle's size was the answer to: the children are offered the same again.
  mutating func place(_ index: Int, in rect: Rect, _ proposal: Proposal) {
    frames[index] = rect
    switch tree.nodes[index].kind {
    case .row(let alignment, let spacing):
      placeRow(index, alignment, spacing, in: rect, proposal)
    case .column(let alignment, let spacing):
      placeColumn(index, alignment, spacing, in: rect, proposal)
    case .layers(let alignment): placeLayers(index, alignment, in: rect, proposal)
    case .frame(let width, let height, let alignment):
      placeChild(index + 1, alignment, in: rect, framed(width, height, proposal))
    case .bounds(let bounds, let alignment):
      placeChild(index + 1, alignment, in: rect, tree.bounds[Int(bounds)].offer(proposal))
    case .padding(let top, let leading, let bottom, let trailing):
      placePadded(index, top, leading, bottom, trailing, in: rect, proposal)
    case .backed(let alignment, _): placeBacked(index, alignment, in: rect, proposal)
    case .fixedSize(let axes): placeChild(index + 1, .center, in: rect, proposal.freed(axes))
    case .marked: place(index + 1, in: rect, proposal)
    case .fit(let axes): placeFit(index, axes, in: rect, proposal)
    case .text, .spacer, .divider, .fill, .drawing: break
    }
  }

  /// Places a child at its own size in a rectangle of its parent.
  mutating func placeChild(
    _ index: Int, _ alignment: Alignment, in rect: Rect, _ proposal: Proposal
  ) {
    let size = measure(index, proposal)
    place(
      index,
      in: Rect(
        x: rect.x + alignment.horizontal.offset(of: size.width, in: rect.width),
        y: rect.y + alignment.vertical.offset(of: size.height, in: rect.height), size: size),
      proposal)
  }

  /// The indices of a node's children, in order.
  func children(of index: Int) -> NodeChildren {
    NodeChildren(nodes: tree.nodes, position: index + 1, end: Int(tree.nodes[index].end))
  }
}

/// A node's children: each begins where the one before it ends.
struct NodeChildren: Sequence, IteratorProtocol {
  let nodes: [Node]
  var position: Int
  let end: Int

  mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(nodes[position].end) }
    return position
  }
}
