/// How a line is drawn, as in SwiftUI; here its dashes, and whether it is thick.
public struct StrokeStyle: Sendable, Hashable {
  /// In points; from three on a line is drawn double.
  public var lineWidth: Double
  /// Lengths of strokes and gaps in turn, in points; empty is an unbroken line.
  public var dash: [Double]

  /// A stroke of a width and its dashes.
  public init(lineWidth: Double = 1, dash: [Double] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}
