/// How a change is animated, as in SwiftUI; one picture follows another at once here.
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

  /// An animation of a length in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }

  /// An animation of a length in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }

  /// An animation of a length in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }

  /// An animation of a length in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }

  /// An animation like a spring's.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// An animation like a spring's.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// An animation like a spring's.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// An animation like a spring's.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// The animation, begun so many seconds later.
  public func delay(_ delay: Double) -> Animation { self }

  /// The animation, so many times as quick.
  public func speed(_ speed: Double) -> Animation { self }

  /// The animation, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// The animation, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change; it is not animated here.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// Has no effect here: one picture follows another at once.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Has no effect here: one picture follows another at once.
  nonisolated public func animation(
    _ animation: Animation?, value: some Equatable
  ) -> some View { self }

  /// Has no effect here: one picture follows another at once.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }

  /// Has no effect here: one picture follows another at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
