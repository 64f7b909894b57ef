/// Which values an axis spans, as in Swift Charts: a range, an array, or `.automatic`.
public protocol ScaleDomain {
  /// The domain as a chart keeps it.
  var choice: ScaleDomainChoice { get }
}

/// A domain as a chart keeps it.
public enum ScaleDomainChoice: Sendable, Hashable {
  /// From one value to another.
  case range(PlotValue, PlotValue)
  /// These categories in this order, or from the least to the greatest of these numbers.
  case values([PlotValue])
  /// What the marks have.
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

/// The domain that the marks have, as in Swift Charts.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  public let choice: ScaleDomainChoice
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// All values of the marks.
  public static var automatic: Self { .automatic() }

  /// All values of the marks; with or without zero, and from the greatest on if reversed.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool = false) -> Self {
    AutomaticScaleDomain(choice: .automatic(includesZero: includesZero, isReversed: reversed))
  }
}

/// How values are spread on an axis, as in Swift Charts; those not drawn as themselves are linear.
public enum ScaleType: Sendable, Hashable {
  case linear, log, squareRoot, symmetricLog, date, category
}
