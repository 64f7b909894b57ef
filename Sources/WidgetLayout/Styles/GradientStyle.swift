/// A gradient that fills an area, as a style and as a view.
public protocol GradientStyle: ShapeStyle, PrimitiveView, Shading {
  /// The colours.
  nonisolated var gradient: Gradient { get }
  /// Returns the location along the gradient of a point in an area, from 0 to 1; both are in
  /// points.
  nonisolated func part(at place: ShapePoint, in rect: ShapeRect) -> Double
}

extension GradientStyle {
  /// The colour in the middle of the gradient, for content that has only one colour.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Paint {
    gradient.paint(at: 0.5)
  }

  public nonisolated func shading(in environment: EnvironmentValues) -> (any Shading)? { self }

  public nonisolated func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint {
    gradient.paint(at: part(at: place, in: rect))
  }

  public nonisolated func lower(into lowering: inout Lowering) { lowering.area(self) }
}
