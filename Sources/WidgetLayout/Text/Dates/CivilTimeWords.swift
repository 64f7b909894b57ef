import FoundationEssentials

extension CivilTime {
  /// The time of day: `09:41`, or `9:41 AM`.
  func clock(_ cycle: Locale.HourCycle) -> String {
    let minutes = Self.two(minute)
    switch cycle {
    case .zeroToTwentyThree: return "\(Self.two(hour)):\(minutes)"
    case .oneToTwentyFour: return "\(Self.two(hour == 0 ? 24 : hour)):\(minutes)"
    default:
      let first = cycle == .zeroToEleven ? hour % 12 : (hour + 11) % 12 + 1
      return "\(first):\(minutes) \(hour < 12 ? "AM" : "PM")"
    }
  }

  /// The date in words, the widest first: `14 March 2026`, `14 Mar 2026`, `14 Mar`.
  ///
  /// The day comes first, as most of the world and the world's English have it.
  var dates: [String] {
    let name = Self.months[month - 1]
    return ["\(day) \(name) \(year)", "\(day) \(name.prefix(3)) \(year)", shortDate]
  }

  /// The day and the month: `14 Mar`.
  var shortDate: String { "\(day) \(Self.months[month - 1].prefix(3))" }

  /// True on the same day as `other`.
  func isSameDay(as other: CivilTime) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
