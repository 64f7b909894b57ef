package import FoundationEssentials

/// The settings of texts besides their style: the current date, and the way in which dates, numbers
/// and keys are written.
package struct TextContext: Sendable {
  package var currentDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The time zone; `nil` for the machine's, or that of `TZ`.
  package var timeZone: TimeZone?
  package var hourCycle = Locale.HourCycle.zeroToTwentyThree
  package var numberSymbols = NumberSymbols()
  package var stringTable: StringTable?
  package var minimumScaleFactor = 1.0
  package var layoutDirection = LayoutDirection.leftToRight

  package init() {}
}

extension TextContext {
  /// Returns the seconds east of Greenwich at `date`.
  package func offset(at date: Date) -> Int {
    timeZone?.secondsFromGMT(for: date) ?? LocalOffset.seconds(at: date)
  }

  /// Returns the local date and time at `date`.
  package func civilTime(_ date: Date) -> CivilTime {
    CivilTime(seconds: date.wholeSeconds + offset(at: date))
  }
}
