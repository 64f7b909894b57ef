/// A place in points.
///
/// Foundation's `CGPoint` is not used: what draws a status line must start without Foundation.
public struct ShapePoint: Sendable, Hashable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// A place by its distances from the left and from the top.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

extension ShapePoint {
  /// The middle of a cell.
  init(centerOfCell x: Int, _ y: Int) {
    self.init((Double(x) + 0.5) * Points.perColumn, (Double(y) + 0.5) * Points.perRow)
  }

  /// Places further away are drawn as if here: far outside any screen, and safe to count with.
  private static let limit = 1e6

  /// The place within reach; nil for one that is no number.
  var reachable: ShapePoint? {
    guard !x.isNaN, !y.isNaN else { return nil }
    return ShapePoint(
      min(max(x, -Self.limit), Self.limit), min(max(y, -Self.limit), Self.limit))
  }

  func distance(to other: ShapePoint) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// The place at `part` of the way to another.
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
