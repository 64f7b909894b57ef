/// A gradient laid over an area, as style and as view.
public protocol GradientStyle: ShapeStyle, PrimitiveView, Shading {
  /// The colours.
  nonisolated var gradient: Gradient { get }
  /// How far along the gradient a place of an area is, from 0 to 1; both in points.
  nonisolated func part(at place: ShapePoint, in rect: ShapeRect) -> Double
}

extension GradientStyle {
  /// The colour in the middle of the gradient, for what has one colour only, such as a text.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Paint {
    gradient.paint(at: 0.5)
  }

  public nonisolated func shading(in environment: EnvironmentValues) -> (any Shading)? { self }

  public nonisolated func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint {
    gradient.paint(at: part(at: place, in: rect))
  }

  public nonisolated func lower(into lowering: inout Lowering) { lowering.area(self) }
}
