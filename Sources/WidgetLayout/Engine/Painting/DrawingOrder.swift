/// The z-index that a view sets: views with a lower one are drawn before it.
enum ZIndexKey: LayoutValueKey {
  static let defaultValue = 0.0
}

extension LayoutPass {
  /// Returns a node's children in the order in which they are drawn.
  func drawnChildren(of index: Int) -> [Int] {
    let children = Array(children(of: index))
    let orders = children.map { layoutValue(ZIndexKey.self, of: $0) }
    guard orders.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }.map { children[$0] }
  }
}
