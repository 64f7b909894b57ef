import FoundationEssentials

/// Takes one figure from a machine, with what it must remember between two samples.
protocol Meter {
  associatedtype Reading

  /// Takes a sample; nil when the machine has no such thing.
  mutating func sample(_ machine: any Machine, at now: Date) -> Reading?
}
