extension YAMLNode {
  /// The scalars of a node that is one or a list of them.
  var scalars: [YAMLScalar] {
    switch self {
    case .scalar(let scalar): [scalar]
    case .sequence(let items, _): items.flatMap(\.scalars)
    case .mapping: []
    }
  }
}
