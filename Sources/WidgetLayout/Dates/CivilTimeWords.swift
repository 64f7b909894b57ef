package import FoundationEssentials

extension CivilTime {
  /// Returns the time of day, such as `09:41` or `9:41 AM`.
  package func clock(_ cycle: Locale.HourCycle) -> String {
    let minutes = minute.twoDigits
    switch cycle {
    case .zeroToTwentyThree: return "\(hour.twoDigits):\(minutes)"
    case .oneToTwentyFour: return "\((hour == 0 ? 24 : hour).twoDigits):\(minutes)"
    default:
      let first = cycle == .zeroToEleven ? hour % 12 : (hour + 11) % 12 + 1
      return "\(first):\(minutes) \(hour < 12 ? "AM" : "PM")"
    }
  }

  /// The date in words, widest first: `14 March 2026`, `14 Mar 2026`, `14 Mar`.
  ///
  /// The day comes first, as in most of the world and in international English.
  var dates: [String] {
    ["\(date.day) \(date.monthName) \(date.year)", "\(shortDate) \(date.year)", shortDate]
  }

  /// The day and the month, such as `14 Mar`.
  package var shortDate: String { "\(date.day) \(date.shortMonthName)" }
}
