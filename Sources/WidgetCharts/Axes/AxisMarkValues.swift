public import FoundationEssentials

/// The values at which an axis is marked, as in Swift Charts.
public struct AxisMarkValues: Sendable {
  enum Choice: Sendable {
    case automatic(count: Int?)
    case stride(Double)
    case dates(DateUnit, count: Int)
    case values([PlotValue])
  }
  let choice: Choice

  init(_ choice: Choice) { self.choice = choice }

  init(_ values: [some Plottable]) {
    choice = .values(values.map { $0.primitivePlottable.plotValue })
  }

  /// Round values, as many as fit.
  public static let automatic = Self(.automatic(count: nil))

  /// Returns round values, about `desiredCount` at most.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(.automatic(count: desiredCount)) }

  /// Returns the multiples of a step.
  public static func stride(
    by step: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(.stride(step)) }

  /// Returns the multiples of a step.
  public static func stride(
    by step: Int, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(.stride(Double(step))) }

  /// Returns the starts of units of time; here in the Gregorian calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> Self {
    Self(
      .dates(DateUnit(component), count: component == .quarter ? min(count, 1 << 20) * 3 : count))
  }
}

/// A value at which an axis is marked, as in Swift Charts.
public struct AxisValue: Sendable {
  /// The index of the mark on its axis.
  public let index: Int
  /// The number of marks on the axis.
  public let count: Int
  let plotValue: PlotValue

  /// Returns the value if it is of a type, otherwise `nil`.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable(plotValue: plotValue).flatMap { P(primitivePlottable: $0) }
  }
}
