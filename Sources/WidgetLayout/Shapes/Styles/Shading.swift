/// The colours of an area, cell by cell, such as a gradient's.
public protocol Shading: Sendable {
  /// The paint of the cell whose middle is `place`, in a shape's room; both in points.
  func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint
}

/// What an area is painted with: one paint, or more of them.
struct Brush: Sendable {
  let paint: Paint
  let shading: (any Shading)?

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
    paint = style.resolve(in: environment)
    shading = style.shading(in: environment)
  }

  /// False if nothing is to be seen.
  var isVisible: Bool { shading != nil || paint != .none }
}
