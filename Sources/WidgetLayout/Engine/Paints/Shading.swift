/// The colours of an area, cell by cell, such as a gradient's.
public protocol Shading: Sendable {
  /// Returns the paint of the cell whose centre is `place` in a shape's rectangle, both in points.
  func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint
}
