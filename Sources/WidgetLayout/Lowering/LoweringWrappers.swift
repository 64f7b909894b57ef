extension Lowering {
  /// Writes a modifier's node around each view of `content`: as in SwiftUI, a modifier of a group
  /// applies to each of its views, and without views it writes nothing.
  @inlinable @MainActor mutating func wrapping(_ kind: Node.Kind, content: some View) {
    let index = open(kind)
    content.lower(into: &self)
    closeWrapper(kind, at: index)
  }

  /// Ends the node at `index`, and wraps each further view in it in a node of its own of that kind.
  @usableFromInline
  mutating func closeWrapper(_ kind: Node.Kind, at index: Int) {
    guard tree.nodes.count > index + 1 else {
      tree.nodes.removeLast()
      return
    }
    let firstEnd = Int(tree.nodes[index + 1].end)
    tree.nodes[index].end = Int32(firstEnd)
    tree.nodes[index].priority = tree.nodes[index + 1].priority
    if firstEnd < tree.nodes.count { wrap(kind, from: firstEnd) }
  }

  /// Wraps each of the subtrees from `start` to the end in a node of `kind`.
  private mutating func wrap(_ kind: Node.Kind, from start: Int) {
    let moved = Array(tree.nodes[start...])
    tree.nodes.removeSubrange(start...)
    var index = 0
    var shift: Int32 = 0
    while index < moved.count {
      let end = Int(moved[index].end) - start
      shift += 1
      tree.nodes.append(
        Node(
          kind: kind, isMirrored: moved[index].isMirrored, end: moved[index].end + shift,
          priority: moved[index].priority))
      for node in moved[index..<end] {
        var node = node
        node.end += shift
        tree.nodes.append(node)
      }
      index = end
    }
  }

  /// Writes the views of `content` as one: several are put inside a node of `kind`.
  @inlinable @MainActor mutating func single(_ kind: Node.Kind, content: some View) {
    let outer = enter(nil)
    let start = position
    content.lower(into: &self)
    _ = enter(outer)
    unite(kind, since: start)
  }

  /// Wraps the views written since `index` in a node of `kind` if there are several.
  @usableFromInline
  mutating func unite(_ kind: Node.Kind, since index: Int) {
    guard index < tree.nodes.count, Int(tree.nodes[index].end) < tree.nodes.count else { return }
    for index in tree.nodes.indices[index...] { tree.nodes[index].end += 1 }
    let end = Int32(tree.nodes.count + 1)
    let isMirrored = environment.layoutDirection == .rightToLeft
    tree.nodes.insert(
      Node(kind: kind, isMirrored: isMirrored, end: end, priority: 0), at: index)
  }

  /// Lowers `content` and sets the layout priority of its views.
  @inlinable @MainActor mutating func prioritized(_ priority: Float, content: some View) {
    let start = position
    content.lower(into: &self)
    prioritize(priority, since: start)
  }

  /// Sets the layout priority of the views written since `start`.
  @usableFromInline
  mutating func prioritize(_ priority: Float, since start: Int) {
    var root = start
    while root < tree.nodes.count {
      tree.nodes[root].priority = priority
      root = Int(tree.nodes[root].end)
    }
  }
}
