import FoundationEssentials

/// Dates from Monday 1 June 2026 on, in a zone two hours east of GMT.
enum Moment {
  static let zone = TimeZone(secondsFromGMT: 7200)
  static func hour(_ hours: Double) -> Date {
    Date(timeIntervalSince1970: 1_780_272_000 - 7200 + hours * 3600)
  }
  static func day(_ days: Int) -> Date { hour(Double(days) * 24) }
}
