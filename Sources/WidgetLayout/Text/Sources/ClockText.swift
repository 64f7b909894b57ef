import FoundationEssentials

/// The time of day at a place, which advances by itself.
struct ClockText: TextSource {
  /// The offset in seconds east of Greenwich.
  let offset: Int
  let showsSeconds: Bool
  let hasTwelveHours: Bool

  func resolved(in context: TextContext) -> ResolvedText {
    let now = context.currentDate
    let local = now.wholeSeconds + offset
    let step = showsSeconds ? 1 : 60
    let past = ((local % step) + step) % step
    let next = Date(timeIntervalSince1970: TimeInterval(now.wholeSeconds - past + step))
    return ResolvedText(words: words(CivilTime(seconds: local)), nextChange: next)
      .living(
        by: .clock(offset: offset, showsSeconds: showsSeconds, hasTwelveHours: hasTwelveHours))
  }

  private func words(_ time: CivilTime) -> [String] {
    let rest = time.minute.twoDigits + (showsSeconds ? ":" + time.second.twoDigits : "")
    guard hasTwelveHours else { return ["\(time.hour.twoDigits):\(rest)"] }
    let clock = "\((time.hour + 11) % 12 + 1):\(rest)"
    return ["\(clock) \(time.hour < 12 ? "AM" : "PM")", clock]
  }
}

extension Text {
  /// Creates a text of the time of day at an offset in seconds east of Greenwich; it advances by
  /// itself.
  package init(clockAt offset: Int, showsSeconds: Bool = false, hasTwelveHours: Bool = false) {
    self.init(
      source: ClockText(
        offset: offset, showsSeconds: showsSeconds, hasTwelveHours: hasTwelveHours))
  }
}
