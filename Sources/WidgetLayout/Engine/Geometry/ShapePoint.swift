/// A point of a shape, in points.
///
/// Foundation's `CGPoint` is not used, so that a status line starts without Foundation.
public struct ShapePoint: Sendable, Hashable {
  /// The distance from the left in points.
  public var x: Double
  /// The distance from the top in points.
  public var y: Double

  /// Creates a point from its distances from the left and from the top.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

extension ShapePoint {
  /// Creates the centre of a cell.
  init(centerOfCell x: Int, _ y: Int) {
    self.init((Double(x) + 0.5) * Points.perColumn, (Double(y) + 0.5) * Points.perRow)
  }

  /// The largest coordinate: far outside any screen, and safe to calculate with.
  private static let limit = 1e6

  /// The point with its coordinates limited to ±1,000,000; `nil` if one is not a number.
  var reachable: ShapePoint? {
    guard !x.isNaN, !y.isNaN else { return nil }
    return ShapePoint(
      min(max(x, -Self.limit), Self.limit), min(max(y, -Self.limit), Self.limit))
  }

  func distance(to other: ShapePoint) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// Returns the point at a fraction of the way to another.
  func toward(_ other: ShapePoint, _ part: Double) -> ShapePoint {
    ShapePoint(x + (other.x - x) * part, y + (other.y - y) * part)
  }

  static func + (left: ShapePoint, right: ShapePoint) -> ShapePoint {
    ShapePoint(left.x + right.x, left.y + right.y)
  }

  static func - (left: ShapePoint, right: ShapePoint) -> ShapePoint {
    ShapePoint(left.x - right.x, left.y - right.y)
  }

  static func * (point: ShapePoint, factor: Double) -> ShapePoint {
    ShapePoint(point.x * factor, point.y * factor)
  }
}
