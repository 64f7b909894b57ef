/// A value of an entry, as other programs read it.
package struct EntryValue: Sendable, Hashable {
  /// The name among several values; empty for the only one.
  package var name: String
  /// The number, or `nil` for any other value.
  package var number: Double?
  /// The value in words, with its unit.
  package var text: String
  /// The unit of the number; empty if it has none.
  package var unit: String
  /// The reason why there is no value; empty if there is one.
  package var failure: String

  package init(name: String, number: Double?, text: String, unit: String, failure: String = "") {
    self.name = name
    self.number = number
    self.text = text
    self.unit = unit
    self.failure = failure
  }
}

/// An entry whose values other programs may read.
package protocol ValuedEntry: TimelineEntry {
  var entryValues: [EntryValue] { get }
}
