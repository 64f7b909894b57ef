extension Lowering {
  /// Writes a modifier's node around each view of `content`: SwiftUI applies a modifier of a
  /// group to every one of its views, and one of no view is no view.
  @MainActor mutating func wrapping(_ kind: Node.Kind, content: some View) {
    let index = tree.nodes.count
    leaf(kind)
    content.lower(into: &self)
    guard tree.nodes.count > index + 1 else {
      tree.nodes.removeLast()
      return
    }
    let firstEnd = Int(tree.nodes[index + 1].end)
    tree.nodes[index].end = Int32(firstEnd)
    tree.nodes[index].priority = tree.nodes[index + 1].priority
    if firstEnd < tree.nodes.count { wrap(kind, from: firstEnd) }
  }

  /// Puts a node of `kind` around each of the subtrees from `start` to the end.
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
  @MainActor mutating func single(_ kind: Node.Kind, content: some View) {
    let index = tree.nodes.count
    let outer = environment.stackAxis
    environment.stackAxis = nil
    content.lower(into: &self)
    environment.stackAxis = outer
    guard roots(since: index).count > 1 else { return }
    for index in tree.nodes.indices[index...] { tree.nodes[index].end += 1 }
    let end = Int32(tree.nodes.count + 1)
    let isMirrored = environment.layoutDirection == .rightToLeft
    tree.nodes.insert(
      Node(kind: kind, isMirrored: isMirrored, end: end, priority: 0), at: index)
  }

  /// The indices of the views written since `start`.
  func roots(since start: Int) -> [Int] {
    var roots: [Int] = []
    var index = start
    while index < tree.nodes.count {
      roots.append(index)
      index = Int(tree.nodes[index].end)
    }
    return roots
  }

  /// Gives the views of `content` a priority.
  @MainActor mutating func prioritized(_ priority: Float, content: some View) {
    let start = tree.nodes.count
    content.lower(into: &self)
    for root in roots(since: start) { tree.nodes[root].priority = priority }
  }
}
