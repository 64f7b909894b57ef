/// The values that an axis spans, as in Swift Charts: a range, an array, or `.automatic`.
public protocol ScaleDomain {
  /// The domain as a chart stores it.
  var choice: ScaleDomainChoice { get }
}

/// A domain as a chart stores it.
public enum ScaleDomainChoice: Sendable, Hashable {
  /// From one value to another.
  case range(PlotValue, PlotValue)
  /// These categories in this order, or from the least to the greatest of these numbers.
  case values([PlotValue])
  /// The values of the marks.
  case automatic(includesZero: Bool?, isReversed: Bool)
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var choice: ScaleDomainChoice {
    .range(
      lowerBound.primitivePlottable.plotValue, upperBound.primitivePlottable.plotValue)
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var choice: ScaleDomainChoice {
    .range(
      lowerBound.primitivePlottable.plotValue, upperBound.primitivePlottable.plotValue)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var choice: ScaleDomainChoice { .values(map { $0.primitivePlottable.plotValue }) }
}

/// The domain of the marks' values, as in Swift Charts.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  public let choice: ScaleDomainChoice
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// All values of the marks.
  public static var automatic: Self { .automatic() }

  /// Returns the domain of all values of the marks, with or without zero, in descending order if
  /// reversed.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool = false) -> Self {
    AutomaticScaleDomain(choice: .automatic(includesZero: includesZero, isReversed: reversed))
  }
}

/// The type of a scale, as in Swift Charts; types without a scale of their own are linear.
public enum ScaleType: Sendable, Hashable {
  case linear, log, squareRoot, symmetricLog, date, category
  case power(exponent: Double)

  /// Returns a scale that is linear around zero and logarithmic beyond; here it is linear.
  public static func symmetricLog(slopeAtZero: Double) -> Self { .symmetricLog }
}

/// The part of the plot that an axis has, as in Swift Charts; here always all of it.
public protocol PositionScaleRange {}

/// The whole plot less a padding, as in Swift Charts; here without one.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: Self { PlotDimensionScaleRange() }

  /// Returns the whole plot; a padding is less than a cell.
  public static func plotDimension(padding: Double) -> Self { PlotDimensionScaleRange() }

  /// Returns the whole plot; paddings are less than a cell.
  public static func plotDimension(startPadding: Double = 0, endPadding: Double = 0) -> Self {
    PlotDimensionScaleRange()
  }
}
