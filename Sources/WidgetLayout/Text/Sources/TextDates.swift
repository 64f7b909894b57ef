public import FoundationEssentials

extension Text {
  /// A date in a style, which changes by itself where the style tells how far from now it is.
  /// Here: in English; with `minimumScaleFactor` below 1 it gives way to shorter words.
  public init(_ date: Date, style: DateStyle) {
    self.init(source: DatedText(date: date, style: style))
  }

  /// From one date to another: `09:30–15:30`, or with days where they differ.
  public init(_ dates: ClosedRange<Date>) { self.init(source: DateRangeText(range: dates)) }

  /// From one date to another: `09:30–15:30`, or with days where they differ.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A clock that runs through `timerInterval`, and stands still at `pauseTime`.
  /// Here: it ticks exactly on the interval's own seconds.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      source: TimerText(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
