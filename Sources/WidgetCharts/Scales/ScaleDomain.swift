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
}
