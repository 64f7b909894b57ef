/// An animation of an app's own, as in SwiftUI. Here, it is never asked for a value.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time; nil after the end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// Returns the speed at a time; nil if it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Returns whether the animation goes on from the one before it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

extension Animation {
  /// Creates an animation of an app's own, which is not run here.
  public init(_ base: some CustomAnimation) { self = .default }
}

/// The context of an app's own animation, as in SwiftUI.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps.
  public var state: AnimationState<Value>
  /// Whether the animation counts as complete.
  public var isLogicallyComplete: Bool
  /// The environment of the view.
  public let environment: EnvironmentValues

  /// Returns the same context for another value.
  public func withState<Other: VectorArithmetic>(
    _ state: AnimationState<Other>
  ) -> AnimationContext<Other> {
    AnimationContext<Other>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// The state that an app's own animation keeps, as in SwiftUI.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what an animation keeps, as in SwiftUI.
public protocol AnimationStateKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}
