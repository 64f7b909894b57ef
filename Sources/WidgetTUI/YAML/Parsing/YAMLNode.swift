/// A value in a YAML file, and where it is.
package enum YAMLNode: Sendable, Hashable {
  /// A text.
  case scalar(YAMLScalar)
  /// A list.
  indirect case sequence([YAMLNode], SourceSpan)
  /// Keys and values in the order in which they were written; no key is there twice.
  indirect case mapping([YAMLEntry], SourceSpan)

  /// Where it is; an aliased value is where its anchor is.
  package var span: SourceSpan {
    switch self {
    case .scalar(let scalar): scalar.span
    case .sequence(_, let span), .mapping(_, let span): span
    }
  }

  /// What it looks like.
  package var shape: YAMLShape {
    switch self {
    case .scalar(let scalar): scalar.text.isEmpty && !scalar.isQuoted ? .nothing : .text
    case .sequence: .list
    case .mapping: .mapping
    }
  }

  /// How many lists and mappings are nested in it, itself counted.
  var depth: Int {
    switch self {
    case .scalar: 0
    case .sequence(let items, _): 1 + (items.map(\.depth).max() ?? 0)
    case .mapping(let entries, _): 1 + (entries.map(\.value.depth).max() ?? 0)
    }
  }

  /// How many values it holds, itself counted.
  var count: Int {
    switch self {
    case .scalar: 1
    case .sequence(let items, _): items.reduce(1) { $0 + $1.count }
    case .mapping(let entries, _): entries.reduce(1) { $0 + 1 + $1.value.count }
    }
  }
}
