extension ChartProxy {
  /// The area of the chart's marks. Here, the whole chart.
  public var plotFrame: Anchor<CGRect>? { Anchor() }

  /// The area of the chart's marks. Here, the whole chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor() }

  /// Returns the value at a position along the x axis. Here no position is known.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }

  /// Returns the value at a position along the y axis. Here no position is known.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
}
