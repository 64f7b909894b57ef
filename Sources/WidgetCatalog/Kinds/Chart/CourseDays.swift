import FoundationEssentials
import WidgetLayout

/// The names of the days of a course: weekdays where these are days around now, else their dates.
struct CourseDays {
  /// True if each name of a weekday means one day only.
  let areNamed: Bool
  /// True if the course ends, or begins, about now.
  let isAboutNow: Bool

  private static let day = 86_400.0

  /// - Parameter dates: The dates of the course, the oldest first.
  init(_ dates: [Date], at now: Date) {
    guard let first = dates.first, let last = dates.last else {
      (areNamed, isAboutNow) = (false, false)
      return
    }
    isAboutNow = first <= now + Self.day && last >= now - Self.day
    areNamed = isAboutNow && last.timeIntervalSince(first) < 8 * Self.day
  }

  /// Returns the name of a day.
  func name(of date: CivilDate) -> String {
    areNamed ? CivilDate.weekdayNames[date.weekday] : "\(date.day) \(date.shortMonthName)"
  }
}
