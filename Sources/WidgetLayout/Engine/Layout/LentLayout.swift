/// A layout pass in the hands of an author's code, which asks it about views while it runs.
///
/// A class, since the author's code holds it in several places at once; once the code is done the
/// pass is taken back, and whoever still asks hears of views without size.
final class LentLayout {
  fileprivate var pass: LayoutPass
  /// Where an author's layout put its views.
  var placements: [Int: CustomPlacement] = [:]

  fileprivate init(_ pass: LayoutPass) { self.pass = pass }

  private func isThere(_ node: Int) -> Bool { pass.tree.nodes.indices.contains(node) }

  func size(of node: Int, _ proposal: Proposal) -> Size {
    isThere(node) ? pass.measure(node, proposal) : .zero
  }

  func guide(_ key: GuideKey, of node: Int, _ proposal: Proposal) -> Double? {
    // Views without guides of their own still have the plain ones by their size.
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

  /// Asks the pass for what only it knows; nil once it has been taken back.
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
