import FoundationEssentials
import WidgetSources

/// The last readings of several sources that their sources asked to keep for a time: while one stands, it is used
/// again when the others are read.
struct StandingParts {
  typealias Part = KeptReading.Part

  private struct Standing {
    let part: Part
    let date: Date
    var until: Date
    let mark: EnvironmentMark?
  }

  private var parts: [Int: Standing] = [:]

  /// Returns the date of the reading of a source that stands at a date in an environment; `nil` if none does.
  func date(of number: Int, at now: Date, in mark: EnvironmentMark?) -> Date? {
    // The clock may have been set back.
    guard let known = parts[number], known.date <= now, now < known.until, known.mark == mark else {
      return nil
    }
    return known.date
  }

  /// Returns the part of a source once more, which says how old it is.
  subscript(number: Int) -> Part? {
    parts[number].map { known in
      known.part.map { reading in
        var reading = reading
        if reading.entries.count == 1, reading.entries[0].date == known.date {
          reading.date = reading.date ?? known.date
        }
        reading.oldest = min(reading.oldest ?? known.date, known.date)
        reading.isKept = true
        return reading
      }
    }
  }

  /// Has what was read of a source, but has no value that can be shown, stand until a date at most.
  mutating func distrust(_ number: Int, after date: Date) {
    guard let known = parts[number], known.part.failure == nil else { return }
    parts[number]?.until = min(known.until, date)
  }

  /// Notes what was read of a source, and until when it stands, and returns the date of the reading that stood before;
  /// `nil` for none.
  @discardableResult
  mutating func note(
    _ part: Part, of number: Int, until end: Date?, at now: Date, in mark: EnvironmentMark?
  ) -> Date? {
    let former = parts[number].flatMap { $0.part.failure == nil ? $0.date : nil }
    parts[number] = end.flatMap { end in
      end > now ? Standing(part: part, date: now, until: end, mark: mark) : nil
    }
    return former
  }
}
