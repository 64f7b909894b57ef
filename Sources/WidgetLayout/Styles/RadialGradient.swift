/// A gradient between two concentric circles, as in SwiftUI.
///
/// Here each cell has one colour, that of its centre.
public nonisolated struct RadialGradient: GradientStyle, Hashable {
  public let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: Double
  private let endRadius: Double

  /// Creates a gradient around a point, between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colours around a point, between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of colour stops around a point, between two radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func part(at place: ShapePoint, in rect: ShapeRect) -> Double {
    let distance = place.distance(to: center.point(in: rect))
    guard endRadius != startRadius else { return distance < startRadius ? 0 : 1 }
    return (distance - startRadius) / (endRadius - startRadius)
  }
}
