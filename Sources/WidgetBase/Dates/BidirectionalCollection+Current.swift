package import FoundationEssentials

extension BidirectionalCollection {
  /// Returns the element of a timeline that is shown at a date: the last one that has begun, and before that the
  /// first one, as WidgetKit shows it; `nil` if there are none.
  ///
  /// - Parameter begin: The date of an element.
  package func current(at date: Date, _ begin: (Element) -> Date) -> Element? {
    last { begin($0) <= date } ?? first
  }
}
