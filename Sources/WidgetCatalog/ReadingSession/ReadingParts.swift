import FoundationEssentials
import WidgetBase
import WidgetSources

/// The readings of several sources, each of which has entries that begin and are over at dates of their own.
struct ReadingParts {
  typealias Part = KeptReading.Part

  let parts: [Part]
  /// The date of the reading.
  let now: Date

  /// The most data that are looked at for the dates to come, as many as one timeline may have.
  private static let most = 5000

  init(_ parts: [Part], at now: Date) {
    self.parts = parts
    self.now = now
  }

  /// The dates to come at which a part changes or is over, in their order.
  private var changes: [Date] {
    let dates = parts.flatMap { part in (try? part.get()).map(Self.changes) ?? [] }
    return Set(dates.filter { $0 > now }).sorted()
  }

  private static func changes(of reading: Reading) -> [Date] {
    reading.entries.indices.flatMap { index -> [Date] in
      let entry = reading.entries[index]
      let next = reading.entries[safe: index + 1]?.date ?? .distantFuture
      let end = entry.expiration.flatMap { $0 < next ? $0 : nil }
      // The first one is shown before its date too.
      return [index == 0 ? nil : entry.date, end].compactMap(\.self)
    }
  }

  /// Returns the dates to come for which entries are made, and the first one for which there is no room; `nil` if there
  /// is room for all.
  func foreseen() -> (dates: [Date], rest: Date?) {
    let (changes, most) = (changes, max(1, Self.most / max(1, parts.count)))
    return (Array(changes.prefix(most)), changes[safe: most])
  }

  /// Returns the date since when nothing of any part is shown at a date; `nil` while something is, or if nothing was.
  func end(at date: Date) -> Date? {
    let entries = parts.compactMap { part in
      (try? part.get()).flatMap { $0.entries.current(at: date, \.date) }
    }
    guard entries.allSatisfy({ $0.isOver(at: date) }) else { return nil }
    return entries.compactMap(\.expiration).max()
  }

  /// Returns what each part gives at a date. One that is over gives nothing, unless all are: then the last data remain.
  func inputs(at date: Date) -> [ReadingInput] {
    let isAllOver = end(at: date) != nil
    return parts.map { part in
      switch part {
      case .failure(let failure): ReadingInput(data: .failure(failure))
      case .success(let reading): input(of: reading, at: date, showsOver: isAllOver)
      }
    }
  }

  private func input(of reading: Reading, at date: Date, showsOver: Bool) -> ReadingInput {
    guard let entry = reading.entries.current(at: date, \.date) else {
      return ReadingInput(data: .success(.null))
    }
    if !showsOver, entry.isOver(at: date), let end = entry.expiration {
      return ReadingInput(data: .failure(.over(since: end)))
    }
    var input = ReadingInput(data: .success(entry.datum))
    // What is read now is not a value of a date to come.
    input.date = reading.date ?? (entry.date < date && date > now ? max(entry.date, now) : nil)
    // What is foretold counts from its own date, as in a timeline alone.
    input.oldest =
      entry.date > now
      ? min(entry.date, date) : [reading.date, reading.oldest, entry.date].compactMap(\.self).min()
    input.isKept = reading.isKept
    return input
  }
}

extension Reading.Entry {
  fileprivate func isOver(at date: Date) -> Bool { expiration.map { $0 <= date } ?? false }
}
