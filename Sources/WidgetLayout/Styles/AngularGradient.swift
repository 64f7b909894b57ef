/// A gradient around a place, as in SwiftUI.
///
/// Here: one colour a cell, that of its middle.
public nonisolated struct AngularGradient: GradientStyle, Hashable {
  public let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// A gradient about a place, between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Colours at equal distances about a place, between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours at places of their own about a place, between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// A gradient once around a place.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: angle + .degrees(360))
  }

  /// Colours at equal distances once around a place.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at places of their own once around a place.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func part(at place: ShapePoint, in rect: ShapeRect) -> Double {
    let from = place - center.point(in: rect)
    let span = (endAngle - startAngle).radians / (2 * .pi)
    let turn = (Angle.direction(x: from.x, y: from.y) - startAngle).turn
    guard span != 0, span.isFinite else { return turn }
    // What lies between the end and the start belongs to the nearer of the two.
    let part = span > 0 ? turn / span : (1 - turn) / -span
    return part > 1 && abs(span) < 1 && part > (1 + 1 / abs(span)) / 2 ? 0 : part
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient about a place, between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once around a place.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}
