/// A key of what a view says to the layout that places it, as in SwiftUI.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

/// What a view says to its layout.
struct LayoutValue {
  let key: ObjectIdentifier
  let value: Any
}

extension LayoutPass {
  /// What node `index` says to its layout: it, or the one view that its modifiers are around.
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
  /// Whether the node is a modifier's around one view, which comes first in it.
  fileprivate var isModifier: Bool {
    switch kind {
    case .frame, .bounds, .padding, .backed, .masked, .faded, .fixedSize, .link, .gridSpan, .guide,
      .layoutValue, .offset, .position, .aspect, .clipped, .hidden:
      true
    default: false
    }
  }
}
