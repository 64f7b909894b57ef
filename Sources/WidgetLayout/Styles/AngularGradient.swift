/// A gradient around a point, as in SwiftUI.
///
/// Here each cell has one colour, that of its centre.
public nonisolated struct AngularGradient: GradientStyle, Hashable {
  public let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates a gradient around a point, between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of evenly spaced colours around a point, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of colour stops around a point, between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient once around a point.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colours once around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of colour stops once around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func part(at place: ShapePoint, in rect: ShapeRect) -> Double {
    let from = place - center.point(in: rect)
    let span = (endAngle - startAngle).radians / (2 * .pi)
    let turn = (Angle.direction(x: from.x, y: from.y) - startAngle).turn
    guard span != 0, span.isFinite else { return turn }
    // The gap between the end and the start gets the colour of the nearer one.
    let part = span > 0 ? turn / span : (1 - turn) / -span
    return part > 1 && abs(span) < 1 && part > (1 + 1 / abs(span)) / 2 ? 0 : part
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient around a point, between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient once around a point.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}
