/// What a view says of when it is drawn: after its neighbours with a lower number.
enum ZIndexKey: LayoutValueKey {
  static let defaultValue = 0.0
}

extension LayoutPass {
  /// A node's children in the order in which they are drawn.
  func drawnChildren(of index: Int) -> [Int] {
    let children = Array(children(of: index))
    let orders = children.map { layoutValue(ZIndexKey.self, of: $0) }
    guard orders.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }.map { children[$0] }
  }
}
