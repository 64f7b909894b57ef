/// A value in a YAML file, with its source location.
package enum YAMLNode: Sendable, Hashable {
  /// A text.
  case scalar(YAMLScalar)
  /// A list.
  indirect case sequence([YAMLNode], YAMLSpan)
  /// The keys and values in written order, without duplicate keys.
  indirect case mapping([YAMLEntry], YAMLSpan)

  /// The value's span; an aliased value has that of its anchor.
  package var span: YAMLSpan {
    switch self {
    case .scalar(let scalar): scalar.span
    case .sequence(_, let span), .mapping(_, let span): span
    }
  }

  /// The value's shape.
  package var shape: YAMLShape {
    switch self {
    case .scalar(let scalar): scalar.text.isEmpty && !scalar.isQuoted ? .nothing : .text
    case .sequence: .list
    case .mapping: .mapping
    }
  }

  /// The nesting depth of lists and mappings, including itself.
  var depth: Int {
    switch self {
    case .scalar: 0
    case .sequence(let items, _): 1 + (items.map(\.depth).max() ?? 0)
    case .mapping(let entries, _): 1 + (entries.map(\.value.depth).max() ?? 0)
    }
  }

  /// The number of values it contains, including itself.
  var count: Int {
    switch self {
    case .scalar: 1
    case .sequence(let items, _): items.reduce(1) { $0 + $1.count }
    case .mapping(let entries, _): entries.reduce(1) { $0 + 1 + $1.value.count }
    }
  }
}
