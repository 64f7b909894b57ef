public import FoundationEssentials

/// At which values an axis is marked, as in Swift Charts.
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

  /// Round values, as many as there is room for.
  public static let automatic = Self(.automatic(count: nil))

  /// Round values, no more than about so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(.automatic(count: desiredCount)) }

  /// The multiples of a step.
  public static func stride(
    by step: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(.stride(step)) }

  /// The multiples of a step.
  public static func stride(
    by step: Int, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(.stride(Double(step))) }

  /// The beginnings of units of time; here of the Gregorian calendar.
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
  /// Which of the axis's marks it is.
  public let index: Int
  /// How many there are.
  public let count: Int
  let plotValue: PlotValue

  /// The value, if it is of a type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable(plotValue: plotValue).flatMap { P(primitivePlottable: $0) }
  }
}
