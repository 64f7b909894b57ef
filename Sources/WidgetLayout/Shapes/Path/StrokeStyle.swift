/// The shape of a line's ends, as in Core Graphics.
public enum CGLineCap: Int32, Sendable, Hashable { case butt, round, square }

/// The shape of a line's corners, as in Core Graphics.
public enum CGLineJoin: Int32, Sendable, Hashable { case miter, round, bevel }

/// The style of a stroked path, as in SwiftUI.
///
/// Here a path of horizontal and vertical lines thinner than 8 points, or of only horizontal ones
/// thinner than 12, is drawn in box-drawing characters; any other path thinner than 5 points is one
/// braille dot wide.
public struct StrokeStyle: Sendable, Hashable {
  /// The width in points.
  public var lineWidth: Double
  /// The shape of the ends.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a mitred corner, in line widths.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps in points; empty for an unbroken line.
  public var dash: [Double]
  /// The distance in the pattern of dashes at which the line begins, in points.
  public var dashPhase: Double

  /// Creates a style; by default of a line one point wide.
  public init(
    lineWidth: Double = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle {
  /// The width, at most 10,000 points; `nil` for a line without width.
  var reachableWidth: Double? { lineWidth > 0 ? min(lineWidth, 1e4) : nil }

  /// The dashes, an odd number of them twice; empty if one is negative or not finite, or if their
  /// sum is at most half a point.
  var reachableDash: [Double] {
    let isSound = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.reduce(0, +) > 0.5
    guard isSound else { return [] }
    return dash.count % 2 == 0 ? dash : dash + dash
  }
}
