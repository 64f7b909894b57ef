package import FoundationEssentials

/// The board's settings of one value: its place in the data, its name, its notation, and its good
/// values.
package struct ValueSettings: Sendable, Hashable {
  /// The way large numbers are shortened.
  package enum Prefix: String, Sendable, Hashable, CaseIterable {
    /// Thousands: `18.2 k`, `1.24 MB`.
    case si
    /// Steps of 1024: `19.4 GiB`.
    case binary
    /// Digits grouped in the locale's way: `18,240`.
    case none
  }

  /// The good direction.
  package enum Good: String, Sendable, Hashable, CaseIterable {
    case up, down, neither
  }

  /// A bound of a level.
  package struct Threshold: Sendable, Hashable {
    package var level: ValueReading.Level
    /// The level holds above this; `nil` for no bound.
    package var above: Double?
    /// The level holds below this; `nil` for no bound.
    package var below: Double?
    /// The seconds for which the bound must have been passed.
    package var hold: TimeInterval

    package init(
      level: ValueReading.Level, above: Double? = nil, below: Double? = nil, hold: TimeInterval = 0
    ) {
      self.level = level
      self.above = above
      self.below = below
      self.hold = hold
    }
  }

  package var name = ""
  /// The jq expression of the value in the source's data; empty for the whole.
  package var pick = ""
  package var unit = ""
  package var prefix = Prefix.none
  /// The number of decimals; `nil` for as many as three significant figures need.
  package var digits: Int?
  /// True if a number is rounded up to its decimals.
  package var isRoundedUp = false
  /// The seconds that `compare` looks back; `nil` without a comparison.
  package var compare: TimeInterval?
  package var good = Good.up
  /// True if the board says which direction is good.
  package var saysGood = false
  package var range: ClosedRange<Double>?
  package var thresholds: [Threshold] = []
  /// The name that tells its series from others of the same source; empty where the pick does.
  package var series = ""
  /// True if the title of its tile names it, so that the tile need not.
  package var isNamedByTitle = false
  /// True if null only means that the value is not there yet: a rate needs two samples.
  package var isPending = false
  /// True if null, also for a missing value, is a value like any other and no failure.
  package var allowsNull = false

  package init() {}
}
