#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An angle, as in SwiftUI; on the screen, positive angles turn clockwise.
public struct Angle: Sendable, Hashable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// No turn.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn.
  public static let zero = Angle()

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// One turn and then another.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// One turn without another.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The same turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// A turn, so many times.
  public static func * (angle: Angle, times: Double) -> Angle {
    Angle(radians: angle.radians * times)
  }
}

extension Angle {
  var sine: Double { sin(radians) }
  var cosine: Double { cos(radians) }

  /// The angle from the x axis to a direction.
  static func direction(x: Double, y: Double) -> Angle { Angle(radians: atan2(y, x)) }

  /// The part of a full turn, from 0 to 1.
  var turn: Double {
    let turns = radians / (2 * .pi)
    return turns - turns.rounded(.down)
  }
}
