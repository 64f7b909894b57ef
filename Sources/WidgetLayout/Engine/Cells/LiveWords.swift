package import FoundationEssentials

/// Words that time alone changes, by what they are made of: so a picture is kept up to date without
/// the view it was made from.
package enum LiveWords: Hashable, Sendable {
  /// How far a date is from now, in a style that tells it.
  case dated(Date, DateForm)
  /// A clock that runs through a stretch of time.
  case timer(ClosedRange<Date>, countsDown: Bool, showsHours: Bool)
  /// The time of day so many seconds east of Greenwich.
  case clock(offset: Int, showsSeconds: Bool, hasTwelveHours: Bool)

}
