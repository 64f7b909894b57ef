/// The animation of a change, as in SwiftUI; here pictures change without animation.
public struct Animation: Sendable, Hashable {
  public static let `default` = Self()
  public static let linear = Self()
  public static let easeIn = Self()
  public static let easeOut = Self()
  public static let easeInOut = Self()
  public static let spring = Self()
  public static let smooth = Self()
  public static let snappy = Self()
  public static let bouncy = Self()

  /// Returns an animation with a duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }

  /// Returns an animation with a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }

  /// Returns an animation with a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }

  /// Returns an animation with a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }

  /// Returns a spring animation.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// Returns a spring animation.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns a spring animation.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns a spring animation.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns the animation with a delay in seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// Returns the animation with its speed multiplied.
  public func speed(_ speed: Double) -> Animation { self }

  /// Returns the animation repeated a number of times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// Returns the animation repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change, here without an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// Has no effect here, as pictures change without animation.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Has no effect here, as pictures change without animation.
  nonisolated public func animation(
    _ animation: Animation?, value: some Equatable
  ) -> some View { self }

  /// Has no effect here, as pictures change without animation.
  @_disfavoredOverload
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }

  /// Has no effect here, as pictures change without animation.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
