package import FoundationEssentials
package import WidgetLayout

/// The past of a widget's values as far as it is kept, for a page of details.
package struct WidgetHistory: Sendable {
  /// The value of one reading.
  package struct Sample: Sendable, Hashable {
    package var date: Date
    /// The value, which holds until the next sample; `nil` if the reading failed or nothing was read.
    package var value: Double?
    /// True if the source could not be read.
    package var isFailed: Bool

    package init(date: Date, value: Double?, isFailed: Bool = false) {
      (self.date, self.value, self.isFailed) = (date, value, isFailed)
    }
  }

  /// A bound of the values with the colour of what lies beyond it.
  package struct Bound: Sendable, Hashable {
    package var value: Double
    package var role: Role

    package init(value: Double, role: Role) { (self.value, self.role) = (value, role) }
  }

  /// One value's past.
  package struct Series: Sendable {
    package var name: String
    /// The samples, the oldest first.
    package var samples: [Sample]
    /// The values at the bottom and at the top of a chart; `nil` for those that the samples need.
    package var range: ClosedRange<Double>?
    package var bounds: [Bound]
    /// The colours of values by their level; `nil` for the accent.
    package var ramp: LevelRamp?
    /// Returns a value with its unit.
    package var text: @Sendable (Double) -> String

    package init(
      name: String, samples: [Sample], range: ClosedRange<Double>? = nil, bounds: [Bound] = [],
      ramp: LevelRamp? = nil, text: @escaping @Sendable (Double) -> String
    ) {
      (self.name, self.samples, self.range) = (name, samples, range)
      (self.bounds, self.ramp, self.text) = (bounds, ramp, text)
    }
  }

  package var series: [Series]

  /// Creates a history; `nil` if no series has a value or a failure. What is read as words, or as values without a time,
  /// has neither, and an empty chart of it would say that something is missing.
  package init?(_ series: [Series]) {
    self.series = series.filter { $0.samples.contains { $0.value != nil || $0.isFailed } }
    if self.series.isEmpty { return nil }
  }
}
