/// A rotation, scaling and translation of points.
struct PathTransform: Sendable, Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  /// Returns a scaling about `center`.
  static func scale(_ x: Double, _ y: Double, about center: ShapePoint) -> Self {
    Self(a: x, d: y, x: center.x * (1 - x), y: center.y * (1 - y))
  }

  /// Returns a rotation about `center`, clockwise on the screen.
  static func rotation(_ angle: Angle, about center: ShapePoint) -> Self {
    let (sine, cosine) = (angle.sine, angle.cosine)
    return Self(
      a: cosine, b: sine, c: -sine, d: cosine,
      x: center.x - cosine * center.x + sine * center.y,
      y: center.y - sine * center.x - cosine * center.y)
  }

  static func offset(_ x: Double, _ y: Double) -> Self { Self(x: x, y: y) }

  /// True if rectangles stay upright.
  var isUpright: Bool { b == 0 && c == 0 && a >= 0 && d >= 0 }

  func callAsFunction(_ point: ShapePoint) -> ShapePoint {
    ShapePoint(a * point.x + c * point.y + x, b * point.x + d * point.y + y)
  }

  func callAsFunction(_ rect: ShapeRect) -> ShapeRect {
    let start = self(ShapePoint(rect.minX, rect.minY))
    return ShapeRect(
      minX: start.x, minY: start.y, width: rect.width * a, height: rect.height * d)
  }
}
