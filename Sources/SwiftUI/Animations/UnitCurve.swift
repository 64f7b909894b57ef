/// A curve of an animation, as in SwiftUI: how far a change has come at each part of its time.
public struct UnitCurve: Sendable, Hashable {
  private enum Shape: Hashable {
    case line
    case bezier(Double, Double, Double, Double)
    case circleIn, circleOut, circleInOut, circleOutIn
  }

  private let shape: Shape
  public static let linear = Self(shape: .line)
  public static let easeIn = Self(shape: .bezier(0.42, 0, 1, 1))
  public static let easeOut = Self(shape: .bezier(0, 0, 0.58, 1))
  public static let easeInOut = Self(shape: .bezier(0.42, 0, 0.58, 1))
  public static let easeInEaseOut = Self.easeInOut
  public static let circularEaseIn = Self(shape: .circleIn)
  public static let circularEaseOut = Self(shape: .circleOut)
  public static let circularEaseInOut = Self(shape: .circleInOut)

  /// Returns a curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    Self(
      shape: .bezier(
        min(max(startControlPoint.x, 0), 1), startControlPoint.y,
        min(max(endControlPoint.x, 0), 1), endControlPoint.y))
  }

  /// The curve with its two axes exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .line: self
    case .bezier(let x1, let y1, let x2, let y2): Self(shape: .bezier(y1, x1, y2, x2))
    case .circleIn: .circularEaseOut
    case .circleOut: .circularEaseIn
    case .circleInOut: Self(shape: .circleOutIn)
    case .circleOutIn: .circularEaseInOut
    }
  }

  /// Returns how far a change has come at a part of its time; a part is at least 0 and at most 1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch shape {
    case .line: return x
    case .bezier(let x1, let y1, let x2, let y2): return Self.at(Self.time(x, x1, x2), y1, y2)
    case .circleIn: return 1 - (1 - x * x).squareRoot()
    case .circleOut: return (1 - (x - 1) * (x - 1)).squareRoot()
    case .circleInOut:
      let rest = 2 * min(x, 1 - x)
      let half = (1 - (1 - rest * rest).squareRoot()) / 2
      return x < 0.5 ? half : 1 - half
    case .circleOutIn:
      let rest = abs(1 - 2 * x)
      let half = (1 - rest * rest).squareRoot() / 2
      return x < 0.5 ? half : 1 - half
    }
  }

  /// Returns how fast a change is at a part of its time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-6
    let start = min(max(progress - step, 0), 1)
    let end = min(max(progress + step, 0), 1)
    return end > start ? (value(at: end) - value(at: start)) / (end - start) : 0
  }

  /// Returns a coordinate of a Bézier curve from 0 to 1.
  private static func at(_ time: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
  }

  /// Returns the time at which a Bézier curve has the coordinate `x`.
  private static func time(_ x: Double, _ first: Double, _ second: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if at(middle, first, second) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
