extension LiveWords {
  /// Returns the words at the context's date.
  func resolved(in context: TextContext) -> ResolvedText {
    switch self {
    case .dated(let date, let form):
      DatedText(date: date, style: Text.DateStyle(form: form)).resolved(in: context)
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
  /// Returns the text with `words` as the source of every run.
  func living(by words: LiveWords) -> ResolvedText {
    mapped { $0.live = words }
  }
}
