/// A place where a bar is drawn, with the bars that would stand in the same cells.
package struct BarPlace: Sendable, Hashable {
  /// A bar: its slot, counted along the axis, and the value at its end.
  package struct Bar: Sendable, Hashable {
    package var slot: Int
    package var value: Double

    /// Creates a bar.
    package init(slot: Int, value: Double) { (self.slot, self.value) = (slot, value) }
  }

  /// The longest bar, which is seen.
  package var shown: Bar
  /// The bars that are not seen.
  package var hidden: [Bar]

  /// Creates a place.
  package init(shown: Bar, hidden: [Bar]) { (self.shown, self.hidden) = (shown, hidden) }
}
