import FoundationEssentials

/// A timer that runs through an interval, and stands still before and after it.
struct TimerText: TextSource {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func resolved(in context: TextContext) -> ResolvedText {
    let now = pauseTime ?? context.currentDate
    let clamped = min(max(now, interval.lowerBound), interval.upperBound)
    let countdown = Countdown(
      of: countsDown ? interval.upperBound : interval.lowerBound, at: clamped)
    let isOver = pauseTime != nil || now >= interval.upperBound
    let next = isOver ? nil : countdown.nextSecond
    let text = ResolvedText(
      words: [Countdown.clock(countdown.seconds, showsHours: showsHours)],
      nextChange: next.flatMap { $0 <= interval.upperBound ? $0 : nil })
    return isOver
      ? text
      : text.living(by: .timer(interval, countsDown: countsDown, showsHours: showsHours))
  }
}
