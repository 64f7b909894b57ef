import FoundationEssentials

/// A date in a style.
struct DatedText: TextSource {
  let date: Date
  let style: Text.DateStyle

  func resolved(in context: TextContext) -> ResolvedText {
    switch style.form {
    case .time: ResolvedText(words: [context.civilTime(date).clock(context.hourCycle)])
    case .date: ResolvedText(words: context.civilTime(date).dates)
    case .relative: relative(span(in: context)).living(by: .dated(date, style.form))
    case .offset: offset(span(in: context)).living(by: .dated(date, style.form))
    case .timer: timer(at: context.currentDate).living(by: .dated(date, style.form))
    }
  }

  private func span(in context: TextContext) -> TimeSpan {
    TimeSpan(of: date, at: context.currentDate, offset: context.offset(at: date))
  }

  private func relative(_ span: TimeSpan) -> ResolvedText {
    let (major, minor) = (span.major, span.minor)
    let short = major.unit.shortWords(major.count)
    let words = minor.map { $0.count > 0 ? "\(short), \($0.unit.shortWords($0.count))" : short }
    return ResolvedText(
      words: [words ?? short, short, major.unit.letters(major.count)],
      nextChange: span.minorChange)
  }

  private func offset(_ span: TimeSpan) -> ResolvedText {
    let sign = span.countdown.isPast && span.countdown.seconds > 0 ? "-" : "+"
    let (count, unit) = (span.major.count, span.major.unit)
    let forms = [unit.words(count), unit.shortWords(count), unit.letters(count)]
    return ResolvedText(words: forms.map { sign + $0 }, nextChange: span.majorChange)
  }

  private func timer(at now: Date) -> ResolvedText {
    let countdown = Countdown(of: date, at: now)
    return ResolvedText(
      words: [Countdown.clock(countdown.seconds)], nextChange: countdown.nextSecond)
  }
}
