extension ChartProxy {
  /// The area of the chart's marks. Here, the whole chart.
  public var plotFrame: Anchor<CGRect>? { Anchor() }

  /// The area of the chart's marks. Here, the whole chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor() }
}
