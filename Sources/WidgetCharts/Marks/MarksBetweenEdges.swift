import WidgetLayout

// Marks with an extent in points from an edge of the plot. Here they reach from edge to edge, since
// the marks have no size before they are drawn.

extension BarMark {
  /// Creates a bar over the whole height at a value.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: Double?, yEnd: Double? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(record: MarkRecord(kind: .rectangle, x: .at(x.plotValue), width: width))
  }

  /// Creates a bar over the whole width at a value.
  public init<Y: Plottable>(
    xStart: Double?, xEnd: Double? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(record: MarkRecord(kind: .rectangle, y: .at(y.plotValue), height: height))
  }

  /// Creates a bar over the whole height between two values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: Double? = nil,
    yEnd: Double? = nil
  ) {
    self.init(
      record: MarkRecord(kind: .rectangle, x: .from(xStart.plotValue, xEnd.plotValue)))
  }

  /// Creates a bar over the whole width between two values.
  public init<Y: Plottable>(
    xStart: Double? = nil, xEnd: Double? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      record: MarkRecord(kind: .rectangle, y: .from(yStart.plotValue, yEnd.plotValue)))
  }
}

extension RectangleMark {
  /// Creates a rectangle over the whole height in the place of a value.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: Double? = nil, yEnd: Double? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init(record: MarkRecord(kind: .rectangle, x: .at(x.plotValue), width: width))
  }

  /// Creates a rectangle over the whole width in the place of a value.
  public init<Y: Plottable>(
    xStart: Double? = nil, xEnd: Double? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(record: MarkRecord(kind: .rectangle, y: .at(y.plotValue), height: height))
  }

  /// Creates a rectangle between two values in the place of another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(
      record: MarkRecord(
        kind: .rectangle, x: .from(xStart.plotValue, xEnd.plotValue), y: .at(y.plotValue),
        height: height))
  }

  /// Creates a rectangle between two values in the place of another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(
      record: MarkRecord(
        kind: .rectangle, x: .at(x.plotValue), y: .from(yStart.plotValue, yEnd.plotValue),
        width: width))
  }

  /// Creates a band of the whole height between two values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: Double?, yEnd: Double? = nil
  ) { self.init(xStart: xStart, xEnd: xEnd) }

  /// Creates a band of the whole width between two values.
  public init<Y: Plottable>(
    xStart: Double?, xEnd: Double? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(yStart: yStart, yEnd: yEnd) }

  /// Creates a rectangle over the whole plot.
  public init(
    xStart: Double? = nil, xEnd: Double? = nil, yStart: Double? = nil, yEnd: Double? = nil
  ) { self.init(record: MarkRecord(kind: .rectangle)) }
}

extension RuleMark {
  /// Creates a horizontal line at a value, across the whole plot.
  public init<Y: Plottable>(xStart: Double?, xEnd: Double? = nil, y: PlottableValue<Y>) {
    self.init(y: y)
  }

  /// Creates a vertical line at a value, across the whole plot.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: Double?, yEnd: Double? = nil) {
    self.init(x: x)
  }

  /// Creates a line between two values, in the middle of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: Double? = nil
  ) {
    self.init(record: MarkRecord(kind: .rule, x: .from(xStart.plotValue, xEnd.plotValue)))
  }

  /// Creates a line between two values, in the middle of the plot.
  public init<Y: Plottable>(
    x: Double? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(record: MarkRecord(kind: .rule, y: .from(yStart.plotValue, yEnd.plotValue)))
  }
}
