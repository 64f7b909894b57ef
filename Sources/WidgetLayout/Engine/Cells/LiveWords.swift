package import FoundationEssentials

/// Words that change with time alone, stored as what they are made from, so that a picture can be
/// updated without its view.
package enum LiveWords: Hashable, Sendable {
  /// A date in a form, such as its distance from now.
  case dated(Date, DateForm)
  /// A timer that runs through an interval.
  case timer(ClosedRange<Date>, countsDown: Bool, showsHours: Bool)
  /// The time of day at an offset in seconds east of Greenwich.
  case clock(offset: Int, showsSeconds: Bool, hasTwelveHours: Bool)

}
