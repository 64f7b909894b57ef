/// A key for a value that a view sets for the layout that places it, as in SwiftUI.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value for views that set none.
  static var defaultValue: Value { get }
}

/// A value that a view sets for its layout.
struct LayoutValue {
  let key: ObjectIdentifier
  let value: Any
}

extension LayoutPass {
  /// Returns the value that node `index` sets for its layout, or that the one view inside its
  /// modifiers sets.
  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type, of index: Int) -> Key.Value {
    var index = index
    while index < tree.nodes.count {
      if case .layoutValue(let number) = tree.nodes[index].kind {
        let value = tree.layoutValues[Int(number)]
        if value.key == ObjectIdentifier(key), let value = value.value as? Key.Value {
          return value
        }
      } else if !tree.nodes[index].isModifier {
        break
      }
      index += 1
    }
    return Key.defaultValue
  }
}

extension Node {
  /// True if the node is a modifier around one view, which is its first child.
  fileprivate var isModifier: Bool {
    switch kind {
    case .frame, .bounds, .padding, .backed, .masked, .faded, .fixedSize, .link, .gridSpan, .guide,
      .layoutValue, .offset, .position, .aspect, .clipped, .hidden:
      true
    default: false
    }
  }
}
