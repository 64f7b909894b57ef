extension ChartProxy {
  /// The area of the chart's marks. Here, the whole chart.
  public var plotFrame: Anchor<CGRect>? { Anchor() }

  /// The area of the chart's marks. Here, the whole chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor() }

  /// The area of the plot and its axes. Here, the whole chart.
  public var plotContainerFrame: Anchor<CGRect>? { Anchor() }

  /// The size of the plot, which is zero, as it is not known before the picture is drawn.
  public var plotSize: CGSize { .zero }

  /// The size of the plot, which is zero, as it is not known before the picture is drawn.
  public var plotAreaSize: CGSize { .zero }

  /// Returns the value at a position along the x axis. Here no position is known.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }

  /// Returns the value at a position along the y axis. Here no position is known.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }

  /// Returns the values at a place in the plot. Here no position is known.
  public func value<X: Plottable, Y: Plottable>(
    at place: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }

  /// Returns the place of two values. Here no position is known.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? { nil }

  /// Returns the area of two values. Here no position is known.
  public func positionRange<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGRect? {
    nil
  }

  /// Returns the angle of a place around the plot's centre, from its top. Here the plot has no size.
  public func angle(at place: CGPoint) -> Angle { .zero }
}
