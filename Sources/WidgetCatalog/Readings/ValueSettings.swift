package import FoundationEssentials

/// What a board says of one value: where it is in the data, what it is called, how it is written, and
/// what is good.
package struct ValueSettings: Sendable, Hashable {
  /// How large numbers are shortened.
  package enum Prefix: String, Sendable, Hashable, CaseIterable {
    /// Thousands: `18.2 k`, `1.24 MB`.
    case si
    /// Steps of 1024: `19.4 GiB`.
    case binary
    /// Digits grouped as the locale has it: `18,240`.
    case none
  }

  /// Which direction is good.
  package enum Good: String, Sendable, Hashable, CaseIterable {
    case up, down, neither
  }

  /// A bound of a level.
  package struct Threshold: Sendable, Hashable {
    package var level: ValueReading.Level
    /// The level holds above this; nil where it does not matter.
    package var above: Double?
    /// The level holds below this.
    package var below: Double?
    /// The seconds for which the value must be there.
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
  /// The jq expression of the value in the source's data; empty is the whole.
  package var pick = ""
  package var unit = ""
  package var prefix = Prefix.none
  /// Decimals; nil is as many as three figures need.
  package var digits: Int?
  /// The seconds that `compare` looks back; nil without a comparison.
  package var compare: TimeInterval?
  package var good = Good.up
  package var range: ClosedRange<Double>?
  package var thresholds: [Threshold] = []
  /// True where nothing only means that it is on its way: a rate needs two samples.
  package var isPending = false
  /// Whether null, also for what is missing, is a value like any other and no failure.
  package var allowsNull = false

  package init() {}
}
