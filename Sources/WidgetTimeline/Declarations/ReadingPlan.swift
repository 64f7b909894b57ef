package import FoundationEssentials

/// The plan for reading a widget of a board, if its settings state one.
package enum ReadingPlan: Sendable, Hashable {
  /// The widget is read by a calendar, given with the writer's words for it.
  case calendar(ReloadCalendar, String)
  /// The widget is read when its content changes by itself, as with a clock or an agenda.
  case changes
  /// The widget's provider decides.
  case own

  /// The plan in a few words.
  package var words: String {
    switch self {
    case .calendar(_, let words): words
    case .changes: "when it changes"
    case .own: "as its provider says"
    }
  }

  /// Returns the calendar's next date; `nil` if only the data determines it.
  package func next(after date: Date) -> Date? {
    if case .calendar(let calendar, _) = self { calendar.next(after: date) } else { nil }
  }

  /// Returns the next dates; an empty array if only the data determines them.
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
