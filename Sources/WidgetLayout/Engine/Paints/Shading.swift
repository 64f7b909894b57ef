/// The colours of an area, cell by cell, such as a gradient's.
public protocol Shading: Sendable {
  /// The paint of the cell whose middle is `place`, in a shape's room; both in points.
  func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint
}
