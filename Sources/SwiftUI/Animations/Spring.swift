/// A spring of an animation, as in SwiftUI.
public struct Spring: Sendable, Hashable {
  /// The time of one swing in seconds.
  public let response: Double
  /// The speed at which the swings end: 1 for a spring that does not swing.
  public let dampingRatio: Double
  /// The mass at the end of the spring.
  public let mass: Double

  private init(response: Double, dampingRatio: Double, mass: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
    self.mass = mass
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(response: response, dampingRatio: dampingRatio, mass: 1)
  }

  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring from its physics.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates a spring that rests after about a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let one = Spring(response: 1, dampingRatio: dampingRatio)
    let rest = one.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(
      response: rest > 0 ? settlingDuration / rest : settlingDuration,
      dampingRatio: dampingRatio)
  }

  /// The time of one swing in seconds.
  public var duration: Double { response }

  /// The size of the swings: 0 for a spring without any, 1 for one that swings without end.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The force of the spring at a distance of 1.
  public var stiffness: Double { frequency * frequency * mass }

  /// The force against a speed of 1.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// About how long it takes from 0 to 1.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  /// Returns a spring that does not swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring that swings a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring that swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private var frequency: Double { 2 * .pi / response }

  /// The rest, after a time, of a distance and of a speed at the start.
  private struct Motion {
    let ofDistance: Double
    let ofSpeed: Double
    let speedOfDistance: Double
    let speedOfSpeed: Double
  }

  private func motion(_ time: Double) -> Motion {
    let middle = dampingRatio * frequency
    let fade = exp(-middle * time)
    let swing = frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
    var wave = (even: 1.0, odd: time)
    if dampingRatio < 1 { wave = (cos(swing * time), sin(swing * time) / swing) }
    if dampingRatio > 1 { wave = (cosh(swing * time), sinh(swing * time) / swing) }
    return Motion(
      ofDistance: fade * (wave.even + middle * wave.odd), ofSpeed: fade * wave.odd,
      speedOfDistance: -fade * frequency * frequency * wave.odd,
      speedOfSpeed: fade * (wave.even - middle * wave.odd))
  }
}

extension Spring {
  /// Returns the place on the way from zero to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(time)
    return target.scaled(by: 1 - motion.ofDistance) + initialVelocity.scaled(by: motion.ofSpeed)
  }

  /// Returns the speed on the way from zero to `target`.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(time)
    return target.scaled(by: -motion.speedOfDistance)
      + initialVelocity.scaled(by: motion.speedOfSpeed)
  }

  /// Moves a value towards `target` for a time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (way, speed) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// Returns the force on a value at a place, at a speed.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns about how long it takes until the value stays nearer to `target` than `epsilon`, to a
  /// thousandth of a swing; without end for a spring that swings without end.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard dampingRatio > 0 else { return .infinity }
    let way = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    let middle = dampingRatio * frequency
    let swing = frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
    /// The farthest that the value can be at a time.
    func reach(_ time: Double) -> Double {
      if dampingRatio < 1 {
        let side = (speed + middle * way) / swing
        return exp(-middle * time) * (way * way + side * side).squareRoot()
      }
      let motion = motion(time)
      return abs(motion.ofDistance) * way + abs(motion.ofSpeed) * speed
    }
    guard reach(0) > epsilon || speed > 0 else { return 0 }
    var high = response
    while reach(high) > epsilon, high < 1e6 { high *= 2 }
    var low = 0.0
    while high - low > response / 1000 {
      let time = (low + high) / 2
      if reach(time) > epsilon { low = time } else { high = time }
    }
    return high
  }
}

extension Spring {
  /// Returns the value on the way from one to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the speed on the way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force on a value on the way from one to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// Returns about how long it takes from one value to another.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
