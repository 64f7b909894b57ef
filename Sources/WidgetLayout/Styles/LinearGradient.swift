/// A gradient along a line, as in SwiftUI.
///
/// Here each cell has one colour, that of its centre.
public nonisolated struct LinearGradient: GradientStyle, Hashable {
  public let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a gradient from one point of the area to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colours from one point of the area to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colour stops from one point of the area to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func part(at place: ShapePoint, in rect: ShapeRect) -> Double {
    let start = startPoint.point(in: rect)
    let way = endPoint.point(in: rect) - start
    let length = way.x * way.x + way.y * way.y
    let from = place - start
    return length > 0 ? (from.x * way.x + from.y * way.y) / length : 0
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient from one point of the area to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of evenly spaced colours from one point of the area to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
