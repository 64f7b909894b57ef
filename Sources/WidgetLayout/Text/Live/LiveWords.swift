package import FoundationEssentials

/// Words that time alone changes, by what they are made of: so a picture is kept up to date without
/// the view it was made from.
package enum LiveWords: Hashable, Sendable {
  /// How far a date is from now, in a style that tells it.
  case dated(Date, Text.DateStyle)
  /// A clock that runs through a stretch of time.
  case timer(ClosedRange<Date>, countsDown: Bool, showsHours: Bool)
  /// The time of day so many seconds east of Greenwich.
  case clock(offset: Int, showsSeconds: Bool, hasTwelveHours: Bool)

  /// What the words are at the context's date.
  func resolved(in context: TextContext) -> ResolvedText {
    switch self {
    case .dated(let date, let style):
      DatedText(date: date, style: style).resolved(in: context)
    case .timer(let interval, let countsDown, let showsHours):
      TimerText(
        interval: interval, pauseTime: nil, countsDown: countsDown, showsHours: showsHours
      ).resolved(in: context)
    case .clock(let offset, let showsSeconds, let hasTwelveHours):
      ClockText(offset: offset, showsSeconds: showsSeconds, hasTwelveHours: hasTwelveHours)
        .resolved(in: context)
    }
  }
}

extension ResolvedText {
  /// The text with every stretch marked as made of `words`.
  func living(by words: LiveWords) -> ResolvedText {
    mapped { $0.live = words }
  }
}
