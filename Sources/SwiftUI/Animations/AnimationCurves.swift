/// A curve of an animation, as in SwiftUI.
public struct UnitCurve: Sendable, Hashable {
  public static let linear = Self()
  public static let easeIn = Self()
  public static let easeOut = Self()
  public static let easeInOut = Self()
  public static let circularEaseIn = Self()
  public static let circularEaseOut = Self()
  public static let circularEaseInOut = Self()

  /// Returns a curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve()
  }
}

/// A spring of an animation, as in SwiftUI.
public struct Spring: Sendable, Hashable {
  public var duration: Double
  public var bounce: Double

  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}

extension Animation {
  /// Returns an animation along a curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { .default }

  /// Returns an animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { .default }

  /// Returns an animation of a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .default
  }

  /// Returns an animation of a spring.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .default }

  /// Returns an animation of a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { .default }

  public static var interactiveSpring: Animation { .default }

  /// Returns an animation of a spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .default }

  /// Returns an animation of a spring.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { .default }

  public static var interpolatingSpring: Animation { .default }

  /// Returns the animation repeated while `isRepeated` is true.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// Runs `body`, and then `completion`, as there is no animation here.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// The moment at which an animation counts as complete, as in SwiftUI.
public struct AnimationCompletionCriteria: Sendable, Hashable {
  private let isRemoved: Bool
  public static let logicallyComplete = Self(isRemoved: false)
  public static let removed = Self(isRemoved: true)
}

/// Runs `body`, as there is no animation here.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
