package import FoundationEssentials

/// What texts ask for beside their look: the date of now, and how dates, numbers and keys are
/// written.
package struct TextContext: Sendable {
  package var currentDate = Date(timeIntervalSinceReferenceDate: 0)
  /// Nil is the zone of the machine, or of `TZ`.
  package var timeZone: TimeZone?
  package var hourCycle = Locale.HourCycle.zeroToTwentyThree
  package var numberSymbols = NumberSymbols()
  package var stringTable: StringTable?
  package var minimumScaleFactor = 1.0
  package var layoutDirection = LayoutDirection.leftToRight

  package init() {}
}

extension TextContext {
  /// Seconds east of Greenwich at `date`.
  package func offset(at date: Date) -> Int {
    timeZone?.secondsFromGMT(for: date) ?? LocalOffset.seconds(at: date)
  }

  /// `date` as the clocks on the wall show it.
  package func civilTime(_ date: Date) -> CivilTime {
    CivilTime(seconds: date.wholeSeconds + offset(at: date))
  }
}
