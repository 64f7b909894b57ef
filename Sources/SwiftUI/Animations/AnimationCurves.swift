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

  /// Returns an animation of a spring.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { .default }

  /// Returns an animation of a spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { .default }

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

/// Runs `body`, as there is no animation here.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension Transaction {
  /// Runs `completion`, as there is no animation here.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completion() }

  /// The way in which a window is closed; there is none here.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}

private enum DismissBehaviorKey: TransactionKey {
  static let defaultValue = DismissBehavior.interactive
}

/// The way in which a window is closed, as in SwiftUI. Here, there is none.
public struct DismissBehavior: Sendable, Hashable {
  private let name: String
  /// A person may be asked first.
  public static let interactive = Self(name: "interactive")
  /// Nobody is asked.
  public static let destructive = Self(name: "destructive")
}

extension View {
  /// Has no effect here, as pictures change without animation.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Shows what `body` makes of the view, as pictures change without animation.
  nonisolated public func transaction<Content: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { body(PlaceholderContentView(content: AnyView(self))) }

  /// Shows what `body` makes of the view, as pictures change without animation.
  nonisolated public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { body(PlaceholderContentView(content: AnyView(self))) }
}
