/// Alignment guides: the line in a view by which it is aligned, and the effects of moving it.
///
/// Guides are measured in points. A view is placed at the nearest cell; of two equally near, at the
/// left or upper one, so that the spare cell of centring is on the right or at the bottom.
extension LayoutPass {
  /// Returns true if an alignment may depend on more than the views' sizes.
  func isGuided(_ alignment: AlignmentKey) -> Bool { !alignment.isPlain || tree.hasGuides }

  /// Returns the guide of node `index`, in points from its left or top.
  mutating func guide(_ key: GuideKey, of index: Int, _ proposal: Proposal) -> Double {
    if let explicit = explicitGuide(key, of: index, proposal) { return explicit }
    let size = measure(index, proposal)
    if key.alignment.isBuiltIn {
      return key.alignment.position(in: ViewDimensions(size: size), along: key.axis)
    }
    return lendDimensions(of: index, size, proposal) {
      key.alignment.position(in: $0, along: key.axis)
    }
  }

  /// Passes a node's size and guides to an author's code.
  private mutating func lendDimensions(
    of index: Int, _ size: Size, _ proposal: Proposal, _ body: (ViewDimensions) -> Double
  ) -> Double {
    lend { lent in
      body(ViewDimensions(size: size) { lent.guide($0, of: index, proposal) })
    }
  }

  /// Returns the guide of node `index` that is set explicitly or is its texts' baseline; otherwise
  /// `nil`.
  mutating func explicitGuide(_ key: GuideKey, of index: Int, _ proposal: Proposal) -> Double? {
    guard isGuided(key.alignment) else { return nil }
    switch tree.nodes[index].kind {
    case .text: return baseline(key, rows: measure(index, proposal).height)
    case .spacer, .divider, .fill, .drawing, .geometry, .position: return nil
    case .guide(let guide) where tree.guides[Int(guide)].key == key:
      return movedGuide(tree.guides[Int(guide)], around: index + 1, proposal)
    default:
      let question = GuideQuestion(key: key, node: index, proposal: proposal)
      if let answer = guideMemos[question] { return answer }
      let answer = containerGuide(key, of: index, proposal)
      guideMemos[question] = .some(answer)
      return answer
    }
  }

  private func baseline(_ key: GuideKey, rows: Int) -> Double? {
    guard key.axis == .vertical, rows > 0 else { return nil }
    return switch key.alignment {
    case .firstTextBaseline: Points.perRow
    case .lastTextBaseline: Double(rows) * Points.perRow
    default: nil
    }
  }

  private mutating func movedGuide(
    _ guide: MovedGuide, around child: Int, _ proposal: Proposal
  ) -> Double? {
    let size = measure(child, proposal)
    let points = lendDimensions(of: child, size, proposal, guide.position)
    return points.isFinite ? min(max(points, -Self.farthest), Self.farthest) : nil
  }

  /// The largest distance of a guide in points, beyond any screen.
  private static var farthest: Double { 1e5 }

  private mutating func containerGuide(
    _ key: GuideKey, of index: Int, _ proposal: Proposal
  ) -> Double? {
    let size = measure(index, proposal)
    // Only placing the children tells where they are; the pass places them again for good.
    place(index, in: Rect(size: size), proposal)
    if case .custom(let layout) = tree.nodes[index].kind {
      return customGuide(key, of: index, layout, size, proposal)
    }
    return mergedGuide(key, of: index)
  }

  /// Returns the guide of a placed node that its children's guides give: the first or the last of
  /// baselines, the mean of others.
  mutating func mergedGuide(_ key: GuideKey, of index: Int) -> Double? {
    var sum = 0.0
    var count = 0
    var first = Double.infinity
    var last = -Double.infinity
    let origin = frames[index]
    var isMoved = false
    // An offset only moves the drawing, and its neighbours ignore it.
    if case .offset = tree.nodes[index].kind { isMoved = true }
    for child in guidingChildren(of: index) where frames[child] != .hidden {
      let rect = frames[child]
      guard let own = explicitGuide(key, of: child, Proposal(rect.size)) else { continue }
      let position = own + (isMoved ? 0 : Points.along(key.axis, from: origin, to: rect))
      (first, last) = (min(first, position), max(last, position))
      sum += position
      count += 1
    }
    guard count > 0 else { return nil }
    return switch key.alignment {
    case .firstTextBaseline where key.axis == .vertical: first
    case .lastTextBaseline where key.axis == .vertical: last
    default: sum / Double(count)
    }
  }

  /// Returns the children by which a node is aligned: not a layer behind it, nor its overlay or
  /// mask.
  private func guidingChildren(of index: Int) -> [Int] {
    switch tree.nodes[index].kind {
    case .backed, .masked: [index + 1]
    default: Array(children(of: index))
    }
  }

  /// Returns the distance in cells of each view from the start of the space that they take
  /// together, so that their guides lie on one line; and the length of that space.
  mutating func aligned(
    _ views: [(node: Int, offer: Proposal, length: Int)], _ key: GuideKey
  ) -> (offsets: [Int], length: Int) {
    let guides = views.map { guide(key, of: $0.node, $0.offer) }
    let line = guides.max() ?? 0
    let offsets = guides.map { Points.nearestCell(line - $0, along: key.axis) }
    return (offsets, zip(views, offsets).reduce(0) { max($0, $1.0.length + $1.1) })
  }

  /// Returns the distance of a child of `length` cells from the start of its parent's `room` cells.
  mutating func offset(
    of child: Int, _ alignment: AlignmentKey, _ axis: Axis, length: Int, in room: Int,
    _ proposal: Proposal
  ) -> Int {
    guard isGuided(alignment) else { return alignment.offset(of: length, in: room) }
    let key = GuideKey(axis: axis, alignment: alignment)
    let line = alignment.position(
      in: ViewDimensions(size: Size(length: room, cross: 0, axis)), along: axis)
    return Points.nearestCell(line - guide(key, of: child, proposal), along: axis)
  }
}

/// A key under which a guide is remembered.
struct GuideQuestion: Hashable {
  let key: GuideKey
  let node: Int
  let proposal: Proposal
}

extension Points {
  /// Returns the nearest cell; of two equally near, the first.
  static func nearestCell(_ points: Double, along axis: Axis) -> Int {
    let cells = points / (axis == .horizontal ? perColumn : perRow)
    return cells.isFinite ? Int((min(max(cells, -1e5), 1e5) - 0.5).rounded(.up)) : 0
  }

  /// Returns the distance of a rectangle from another one's start, in points.
  static func along(_ axis: Axis, from outer: Rect, to inner: Rect) -> Double {
    axis == .horizontal
      ? Double(inner.x - outer.x) * perColumn : Double(inner.y - outer.y) * perRow
  }
}
