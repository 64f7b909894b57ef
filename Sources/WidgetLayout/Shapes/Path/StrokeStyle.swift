/// How the ends of a line look, as Core Graphics has it.
public enum CGLineCap: Int32, Sendable, Hashable { case butt, round, square }

/// How two lines meet, as Core Graphics has it.
public enum CGLineJoin: Int32, Sendable, Hashable { case miter, round, bevel }

/// How a path is drawn as a line, as in SwiftUI.
///
/// Here: lines thinner than half a column are box-drawing lines or single braille dots.
public struct StrokeStyle: Sendable, Hashable {
  /// The width in points.
  public var lineWidth: Double
  /// How the ends look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner may stand out, in line widths.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in points, in turn; empty for an unbroken line.
  public var dash: [Double]
  /// Where in the dashes the line begins, in points.
  public var dashPhase: Double

  /// A line one point wide, if nothing else is said.
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
  /// The width as it can be drawn; nil for a line that is not there.
  var reachableWidth: Double? { lineWidth > 0 ? min(lineWidth, 1e4) : nil }

  /// Dashes that can be walked: none where one is negative or no number, or all are nothing.
  var reachableDash: [Double] {
    let isSound = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.reduce(0, +) > 0.5
    guard isSound else { return [] }
    return dash.count % 2 == 0 ? dash : dash + dash
  }
}
