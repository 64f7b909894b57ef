import FoundationEssentials

/// A type that samples one figure of a machine, and keeps the state that it needs between samples.
protocol Meter {
  associatedtype Reading

  /// Returns a sample, or `nil` if the machine does not have the figure.
  mutating func sample(_ machine: any Machine, at now: Date) -> Reading?
}
