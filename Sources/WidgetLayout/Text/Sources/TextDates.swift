public import FoundationEssentials

extension Text {
  /// Creates a text of a date in a style; a distance from now changes by itself. Here it is in
  /// English; with a `minimumScaleFactor` below 1, shorter words are used if needed.
  public init(_ date: Date, style: DateStyle) {
    self.init(source: DatedText(date: date, style: style))
  }

  /// Creates a text of a range of dates: `09:30–15:30`, with the days if they differ.
  public init(_ dates: ClosedRange<Date>) { self.init(source: DateRangeText(range: dates)) }

  /// Creates a text of an interval: `09:30–15:30`, with the days if they differ.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a timer that runs through `timerInterval`, or stands still at `pauseTime`. Here it
  /// changes exactly at the interval's own seconds.
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
