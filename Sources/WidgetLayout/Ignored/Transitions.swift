/// The transition of a view as it is inserted and removed, as in SwiftUI; here pictures change
/// without animation.
public struct AnyTransition: Sendable {
  public static let identity = Self()
  public static let opacity = Self()
  public static let slide = Self()
  public static let scale = Self()
  public static let blurReplace = Self()

  /// Returns a transition that moves in from an edge and out towards it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a transition that moves in from an edge and out towards the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a transition that scales.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Returns a transition with different insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// Returns both transitions combined.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The transition of a view's content, as in SwiftUI; here pictures change without animation.
public struct ContentTransition: Sendable {
  public static let identity = Self()
  public static let opacity = Self()
  public static let interpolate = Self()
  public static let symbolEffect = Self()

  /// Returns a transition of rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// Returns a transition of digits that roll up or down with the value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
