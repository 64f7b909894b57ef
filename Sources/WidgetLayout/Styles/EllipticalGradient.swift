/// A gradient from the centre of an area to its sides, as in SwiftUI.
///
/// Here each cell has one colour, that of its centre.
public nonisolated struct EllipticalGradient: GradientStyle, Hashable {
  public let gradient: Gradient
  private let center: UnitPoint
  private let start: Double
  private let end: Double

  /// Creates a gradient around a point, between two fractions of the area's size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colours around a point, between two fractions of the
  /// area's size.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colour stops around a point, between two fractions of the area's size.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func part(at place: ShapePoint, in rect: ShapeRect) -> Double {
    guard rect.width > 0, rect.height > 0, end != start else { return 0 }
    let from = place - center.point(in: rect)
    let radius = ShapePoint(from.x / rect.width, from.y / rect.height)
      .distance(to: ShapePoint(0, 0))
    return (radius - start) / (end - start)
  }
}
