/// How a view comes and goes, as in SwiftUI; one picture follows another at once here.
public struct AnyTransition: Sendable {
  public static let identity = Self()
  public static let opacity = Self()
  public static let slide = Self()
  public static let scale = Self()
  public static let blurReplace = Self()

  /// Coming from an edge and going to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Coming from an edge and going to the other.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Growing and shrinking.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Coming in one way and going in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view's content changes, as in SwiftUI; one picture follows another at once here.
public struct ContentTransition: Sendable {
  public static let identity = Self()
  public static let opacity = Self()
  public static let interpolate = Self()
  public static let symbolEffect = Self()

  /// Digits that roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// Digits that roll up or down as the value does.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
