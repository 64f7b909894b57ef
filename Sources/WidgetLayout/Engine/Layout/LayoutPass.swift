/// A layout of a picture, which measures nodes from the root down and then gives each a rectangle.
///
/// It takes a tree of nodes and a size in cells, and sets the frame of each node. The last few
/// sizes of every node are remembered, so that nesting does not multiply the cost.
package struct LayoutPass {
  package let tree: NodeTree
  /// The frame of each node by its index, set by `place`.
  package internal(set) var frames: [Rect]
  private(set) var memos: SizeMemos
  /// The height in rows of the digits of texts, if it is more than one.
  var digitRows: [Int: Int] = [:]
  /// The guides found so far.
  var guideMemos: [GuideQuestion: Double?] = [:]
  /// The caches of custom layouts by their nodes.
  var layoutCaches: [Int: Any] = [:]

  /// Lays out `tree` in `size`. Smaller content is centred, as in WidgetKit, or aligned by
  /// `alignment`; larger content keeps its top left corner in view, which is read first.
  package init(_ tree: NodeTree, in size: Size, alignment: Alignment = .center) {
    self.tree = tree
    frames = Array(repeating: Rect(size: .zero), count: tree.nodes.count)
    memos = SizeMemos(count: tree.nodes.count)
    guard !tree.nodes.isEmpty else { return }
    layOut(in: size, alignment)
    if tree.hasLargeNumbers { enlargeNumbers(in: size, alignment) }
    if tree.isMirrored { mirror(in: size) }
  }

  /// Returns the number of rows that a tree takes in some columns if it may take as many as it needs.
  package static func rows(of tree: NodeTree, columns: Int) -> Int {
    guard !tree.nodes.isEmpty else { return 0 }
    var layout = LayoutPass(tree, in: Size(width: columns, height: 1))
    return layout.measure(0, Proposal(width: columns, height: Proposal.unspecified)).height
  }

  /// Lays out again, with nothing remembered.
  mutating func layOutAnew(in size: Size, _ alignment: Alignment) {
    memos = SizeMemos(count: tree.nodes.count)
    guideMemos = [:]
    layoutCaches = [:]
    layOut(in: size, alignment)
  }

  private mutating func layOut(in size: Size, _ alignment: Alignment) {
    let proposal = Proposal(size)
    let own = measure(0, proposal)
    place(
      0,
      in: Rect(
        x: max(0, alignment.horizontal.offset(of: own.width, in: size.width)),
        y: max(0, alignment.vertical.offset(of: own.height, in: size.height)), size: own),
      proposal)
  }

  /// Returns the size of node `index` for a proposal.
  mutating func measure(_ index: Int, _ proposal: Proposal) -> Size {
    if let size = memos.size(of: index, for: proposal) { return size }
    let asked = measureAnew(index, proposal)
    // Spacing and frames may be negative, but no view has a negative size.
    let size = Size(width: max(0, asked.width), height: max(0, asked.height))
    if tree.nodes[index].hasChildren { memos.remember(size, of: index, for: proposal) }
    return size
  }

  private mutating func measureAnew(_ index: Int, _ proposal: Proposal) -> Size {
    switch tree.nodes[index].kind {
    case .text(let text): measureText(index, Int(text), proposal)
    case .row(let alignment, let spacing): measureRow(index, alignment, spacing, proposal)
    case .column(let alignment, let spacing): measureColumn(index, alignment, spacing, proposal)
    case .layers(let alignment): measureLayers(index, alignment, proposal)
    case .spacer(let axis, let least): measureSpacer(axis, Int(least), proposal)
    case .divider(let axis, _): measureDivider(axis, proposal)
    case .fill: proposal.filled(ideal: 1)
    case .frame(let width, let height, _): measureFrame(index, width, height, proposal)
    case .bounds(let bounds, _): measureBounds(index, tree.bounds[Int(bounds)], proposal)
    case .padding(let top, let leading, let bottom, let trailing):
      measurePadding(
        index, columns: Int(leading) + Int(trailing), rows: Int(top) + Int(bottom),
        proposal)
    case .backed, .masked, .faded, .link: measure(index + 1, proposal)
    case .fixedSize(let axes): measure(index + 1, proposal.freed(axes))
    case .fit(let axes): measureFit(index, axes, proposal)
    case .grid(let grid): measureGrid(index, tree.grids[Int(grid)], proposal)
    case .gridRow(let alignment):
      measureRow(index, alignment ?? .center, Node.defaultSpacing, proposal)
    case .gridSpan, .offset, .clipped, .hidden, .guide, .layoutValue: measure(index + 1, proposal)
    case .custom(let layout): measureCustom(index, layout, proposal)
    case .flow(let flow): measureFlow(index, flow, proposal)
    case .geometry, .position: proposal.filled(ideal: 1)
    case .aspect(let ratio, let fills): measureAspect(index, ratio, fills: fills, proposal)
    case .drawing(let drawing): tree.drawings[Int(drawing)].size(for: proposal)
    }
  }

  /// Sets the frame of node `index` and of its descendants. `proposal` is the one for which the
  /// node measured its size; its children get the same again.
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
    case .backed(let alignment, _), .masked(let alignment):
      placeBacked(index, alignment, in: rect, proposal)
    case .faded, .guide, .layoutValue: place(index + 1, in: rect, proposal)
    case .custom(let layout): placeCustom(index, layout, in: rect, proposal)
    case .fixedSize(let axes): placeChild(index + 1, .center, in: rect, proposal.freed(axes))
    case .link: place(index + 1, in: rect, proposal)
    case .fit(let axes): placeFit(index, axes, in: rect, proposal)
    case .grid(let grid): placeGrid(index, tree.grids[Int(grid)], in: rect, proposal)
    case .gridRow(let alignment):
      placeRow(index, alignment ?? .center, Node.defaultSpacing, in: rect, proposal)
    case .gridSpan, .clipped, .hidden: placeChild(index + 1, .center, in: rect, proposal)
    case .flow(let flow): placeFlow(index, flow, in: rect, proposal)
    case .offset(let columns, let rows):
      let moved = Rect(x: rect.x + Int(columns), y: rect.y + Int(rows), size: rect.size)
      placeChild(index + 1, .center, in: moved, proposal)
    case .position(let x, let y): placePosition(index, x, y, in: rect, proposal)
    case .aspect: placeChild(index + 1, .center, in: rect, Proposal(rect.size))
    case .geometry, .text, .spacer, .divider, .fill, .drawing: break
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
        x: rect.x
          + offset(
            of: index, alignment.horizontal.key, .horizontal, length: size.width, in: rect.width,
            proposal),
        y: rect.y
          + offset(
            of: index, alignment.vertical.key, .vertical, length: size.height, in: rect.height,
            proposal),
        size: size),
      proposal)
  }

  /// Returns the index after a node's last descendant.
  @inline(__always)
  func end(of index: Int) -> Int { Int(tree.nodes[index].end) }

  /// Returns the indices of a node's children, in order.
  func children(of index: Int) -> NodeChildren {
    NodeChildren(nodes: tree.nodes, position: index + 1, end: Int(tree.nodes[index].end))
  }
}

/// The children of a node, each of which begins where the previous one ends.
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
