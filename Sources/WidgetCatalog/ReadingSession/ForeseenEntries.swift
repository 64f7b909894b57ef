import FoundationEssentials
import WidgetTimeline

/// The entries for the dates at which a view changes without a reading.
struct ForeseenEntries<Kind: ReadingKind> {
  private let settings: ReadingSettings<Kind>

  /// The maximum number of entries of one reading.
  private static var most: Int { 1000 }

  init(_ settings: ReadingSettings<Kind>) { self.settings = settings }

  /// Returns the entries of a reading with the dates from which they are stale.
  ///
  /// - Parameter oldest: the date of the oldest part of the data, if it is not that of the reading.
  func dated(_ entries: [ReadingEntry], oldest: Date?) -> [ReadingEntry] {
    entries.enumerated().map { index, entry in
      var entry = entry
      // A reading does not become newer while its view changes.
      let read = index == 0 ? min(oldest ?? entry.date, entry.date) : entry.date
      entry.staleDate = settings.staleAfter.map { min(read, entry.oldest ?? read) + $0 }
      return entry
    }
  }

  /// Returns the entries of a reading with further ones until `end`.
  ///
  /// - Parameters:
  ///   - oldest: the date of the oldest part of the data, if it is not that of the reading.
  ///   - nextReading: the date of the next reading, or nil if no clock decides it.
  func entries(
    after entries: [ReadingEntry], until end: Date, oldest: Date?, nextReading: Date?
  ) -> [ReadingEntry] {
    let entries = dated(entries, oldest: oldest)
    var result: [ReadingEntry] = []
    for (index, whole) in entries.enumerated() {
      var entry = settings.kind.relevant(whole)
      let outlook = settings.kind.outlook(of: entry)
      let limit = entries[safe: index + 1]?.date ?? outlook.end(usual: end)
      let changes =
        settings.kind.changes(of: entry, after: entry.date, until: limit)
        + holdEnds(of: entry, before: nextReading)
      let dates = [entry.date] + changes.filter { $0 > entry.date && $0 < limit }.sorted()
      if case .until = outlook, entry.expiration == nil { entry.expiration = limit }
      for date in dates.prefix(Self.most) where result.last?.date != date {
        var copy = entry
        copy.date = date
        for value in copy.values.indices where date > entry.date {
          copy.values[value].takeLevel(at: date)
        }
        copy.relevance = entry.relevance ?? settings.kind.relevance(of: copy)
        result.append(copy)
      }
    }
    return result
  }

  /// Returns the dates before the next reading at which thresholds have been passed for long
  /// enough.
  private func holdEnds(of entry: ReadingEntry, before nextReading: Date?) -> [Date] {
    let dates = entry.values.flatMap {
      ValueReading.holdEnds(of: $0.history, $0.settings.thresholds)
    }
    return dates.filter { $0 < nextReading ?? .distantFuture }
  }
}

extension ReadingOutlook {
  /// Returns the end of the time for which entries of foreseen changes are made.
  fileprivate func end(usual: Date) -> Date {
    switch self {
    case .usual: usual
    case .until(let date): max(date, usual)
    case .unlimited: .distantFuture
    }
  }
}
