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
    gradient.resolved(in: environment).paint(at: 0.5)
  }

  public nonisolated func shading(in environment: EnvironmentValues) -> (any Shading)? {
    let resolved = gradient.resolved(in: environment)
    return resolved == gradient ? self : GradientShading(style: self, gradient: resolved)
  }

  public nonisolated func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint {
    gradient.paint(at: part(at: place, in: rect))
  }

  public nonisolated func lower(into lowering: inout Lowering) { lowering.area(self) }
}

/// A gradient in the colours of one appearance.
private struct GradientShading<Style: GradientStyle>: Shading {
  let style: Style
  let gradient: Gradient

  func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint {
    gradient.paint(at: style.part(at: place, in: rect))
  }
}
