package import FoundationEssentials

/// When a widget of a board is read, as far as its settings say it.
package enum ReadingPlan: Sendable, Hashable {
  /// By the clock and the calendar; the words are the writer's.
  case calendar(ReloadCalendar, String)
  /// When what it shows changes by itself: a clock, an agenda.
  case changes
  /// As its provider says.
  case own

  /// The plan in a few words.
  package var words: String {
    switch self {
    case .calendar(_, let words): words
    case .changes: "when it changes"
    case .own: "as its provider says"
    }
  }

  /// The calendar's next date; nil where only the data knows it.
  package func next(after date: Date) -> Date? {
    if case .calendar(let calendar, _) = self { calendar.next(after: date) } else { nil }
  }

  /// The next dates; none where only the data knows them.
  package func dates(after date: Date, count: Int) -> [Date] {
    guard case .calendar(let calendar, _) = self else { return [] }
    var dates: [Date] = []
    var last = date
    while dates.count < count, let next = calendar.next(after: last) {
      dates.append(next)
      last = next
    }
    return dates
  }
}
