/// A layout pass that is lent to an author's code, which asks it about views while it runs.
///
/// It is a class because the author's code keeps it in several places. When the code returns, the
/// pass is taken back; later questions find views without size.
final class LentLayout {
  fileprivate var pass: LayoutPass
  /// The placements of a custom layout by node.
  var placements: [Int: CustomPlacement] = [:]

  fileprivate init(_ pass: LayoutPass) { self.pass = pass }

  private func isThere(_ node: Int) -> Bool { pass.tree.nodes.indices.contains(node) }

  func size(of node: Int, _ proposal: Proposal) -> Size {
    isThere(node) ? pass.measure(node, proposal) : .zero
  }

  func guide(_ key: GuideKey, of node: Int, _ proposal: Proposal) -> Double? {
    // For a guide that is not set, a view's size gives the position.
    isThere(node) ? pass.explicitGuide(key, of: node, proposal) : nil
  }

  func priority(of node: Int) -> Double {
    isThere(node) ? Double(pass.tree.nodes[node].priority) : 0
  }

  func value<Key: LayoutValueKey>(of key: Key.Type, for node: Int) -> Key.Value {
    isThere(node) ? pass.layoutValue(key, of: node) : Key.defaultValue
  }

  func isSpacer(_ node: Int) -> Bool {
    if isThere(node), case .spacer = pass.tree.nodes[node].kind { return true }
    return false
  }

  /// Asks the pass a question; returns `nil` once the pass has been taken back.
  func ask<Answer>(about node: Int, _ question: (inout LayoutPass) -> Answer) -> Answer? {
    isThere(node) ? question(&pass) : nil
  }
}

extension LayoutPass {
  /// Runs an author's code, which may ask about views until it returns.
  mutating func lend<Result>(_ body: (LentLayout) -> Result) -> Result {
    let lent = LentLayout(LayoutPass(NodeTree(), in: .zero))
    swap(&self, &lent.pass)
    defer { swap(&self, &lent.pass) }
    return body(lent)
  }
}
