package import FoundationEssentials

/// The data of a widget as they were last read, for a page of details.
package struct RawReading: Sendable, Hashable {
  /// The date of the reading.
  package var date: Date
  /// The date of the oldest part of the data; `nil` if it is all of the reading's date.
  package var oldest: Date?
  /// The data, line by line.
  package var lines: [String]

  package init(date: Date, oldest: Date? = nil, lines: [String]) {
    (self.date, self.oldest, self.lines) = (date, oldest, lines)
  }
}

extension WidgetConfiguration {
  /// Sets the source of the data of an instance as they were last read, which a page of details shows.
  package func rawReading(
    _ reading: @escaping @MainActor (InstanceSettings) -> RawReading?
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.rawReading = reading }
  }
}
