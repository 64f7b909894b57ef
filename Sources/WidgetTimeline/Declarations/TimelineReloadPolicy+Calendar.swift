public import FoundationEssentials

extension TimelineReloadPolicy {
  /// Returns a policy for the calendar's next date after `date`, or `.never` if there is none.
  public static func next(of calendar: ReloadCalendar, after date: Date) -> TimelineReloadPolicy {
    calendar.next(after: date).map { .after($0) } ?? .never
  }
}
