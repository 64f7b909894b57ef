/// The context of a change, as in SwiftUI; here pictures change without animation.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The animation of the change.
  public var animation: Animation?
  /// Whether views make no animations of their own of the change.
  public var disablesAnimations = false
  /// Whether the change is one of many, as a finger moves.
  public var isContinuous = false
  /// Whether the speed of the change is measured.
  public var tracksVelocity = false
  /// The point to which the change scrolls.
  public var scrollTargetAnchor: UnitPoint?

  /// Creates a transaction with or without an animation.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// The value of a key of an app's own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a transaction, as in SwiftUI.
public protocol TransactionKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}
