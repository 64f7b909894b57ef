package import FoundationEssentials
import Glibc
import WidgetBase

/// Conversions of dates in the forms that programs and feeds write.
package enum DateText {
  /// The time zone of a date that does not name one.
  package enum Zone: Sendable {
    case local, utc
  }

  /// Returns the date of a text in ISO 8601 (`2026-03-14T09:26:00.5+01:00`, of which the seconds,
  /// the time or the zone may be missing; also as the digits `20260314`, `202603140926` or `20260314092600`) or in the format of mail
  /// (`Sat, 14 Mar 2026 09:26:00 +0100`).
  ///
  /// Returns `nil` for any other text, and for days that no calendar has.
  package static func date(_ text: String, without zone: Zone = .local) -> Date? {
    var scanner = Scanner(text)
    return iso(&scanner, zone) ?? ofDigits(text, zone) ?? mail(text, zone)
  }

  /// Returns the date of a number: the midnight of a day that is written as `20260314`, the second that is written as
  /// `20260314092600`, or else the seconds since 1970; `nil` for digits of a day that no calendar has, and for a number that
  /// is not finite.
  ///
  /// As seconds, the digits of a day would be a time of August or September 1970, which programs hardly tell.
  package static func date(_ number: Double) -> Date? {
    guard number.isFinite else { return nil }
    guard let count = digits(of: number) else { return Date(timeIntervalSince1970: number) }
    return date(ofDigits: Int(number), count, .local)
  }

  /// Returns the number of digits of a number that are those of a day or of a second, as its year tells; `nil` for any
  /// other number.
  package static func digits(of number: Double) -> Int? {
    guard let digits = Int(exactly: number) else { return nil }
    if digitalYears.contains(digits / 10_000) { return 8 }
    return digitalYears.contains(digits / 10_000_000_000) ? 14 : nil
  }

  /// The years of dates in digits, which are seconds of 1970 for days.
  private static let digitalYears = 1900...2199

  /// Returns the date of a text of digits: a day (`20260314`), or one with its time to the minute or to the second.
  private static func ofDigits(_ text: String, _ zone: Zone) -> Date? {
    var scanner = Scanner(text)
    let count = scanner.digitCount
    guard [8, 12, 14].contains(count), let digits = scanner.number(count...count), scanner.isAtEnd
    else { return nil }
    return date(ofDigits: digits, count, zone)
  }

  private static func date(ofDigits digits: Int, _ count: Int, _ zone: Zone) -> Date? {
    // To the second.
    var rest = [8: 1_000_000, 12: 100][count, default: 1] * digits
    func takeLast(_ unit: Int) -> Int {
      defer { rest /= unit }
      return rest % unit
    }
    let (second, minute, hour) = (takeLast(100), takeLast(100), takeLast(100))
    let (day, month) = (takeLast(100), takeLast(100))
    guard digitalYears.contains(rest) else { return nil }
    var scanner = Scanner("")
    return Parts(year: rest, month: month, day: day, hour: hour, minute: minute, second: second)
      .date(&scanner, zone)
  }

  /// Returns a date in local time, such as `14 Mar 09:26`.
  package static func dayAndTime(_ date: Date) -> String {
    let time = LocalTime(date)
    return "\(time.day) \(months[time.month - 1].prefix(3).capitalized) \(time.hourAndMinute)"
  }

  private static func iso(_ scanner: inout Scanner, _ zone: Zone) -> Date? {
    guard let year = scanner.number(4...4), scanner.take("-"), let month = scanner.number(2...2),
      scanner.take("-"), let day = scanner.number(2...2)
    else { return nil }
    var parts = Parts(year: year, month: month, day: day)
    if scanner.take("T") || scanner.take("t") || scanner.take(" ") {
      guard parts.takeTime(&scanner) else { return nil }
    }
    return parts.date(&scanner, zone)
  }

  private static let weekdays: Set = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static func mail(_ text: String, _ zone: Zone) -> Date? {
    // The weekday is redundant, and often wrong.
    let start = text.firstIndex { $0.isASCII && $0.isNumber } ?? text.endIndex
    let weekday = text[..<start].trimmed.lowercased().prefix { $0 != "," && $0 != "." }
    guard weekday.isEmpty || weekdays.contains(String(weekday.prefix(3))),
      text[..<start].utf8.count < 20
    else { return nil }
    var scanner = Scanner(String(text[start...]))
    guard let day = scanner.number(1...2) else { return nil }
    _ = scanner.take("-") || scanner.take(" ")
    let name = scanner.word().lowercased()
    guard name.count > 2, let month = months.firstIndex(where: { $0.hasExactPrefix(name) })
    else { return nil }
    _ = scanner.take(".")
    _ = scanner.take("-") || scanner.take(" ")
    guard var year = scanner.number(2...4) else { return nil }
    // Two digits are read as mail has always read them.
    if year < 50 { year += 2000 } else if year < 1000 { year += 1900 }
    var parts = Parts(year: year, month: month + 1, day: day)
    if scanner.take(" "), scanner.isAtDigit {
      guard parts.takeTime(&scanner) else { return nil }
    }
    return parts.date(&scanner, zone)
  }

  /// The parts of a date, as written.
  private struct Parts {
    var year, month, day: Int
    var hour = 0
    var minute = 0
    var second = 0
    var fraction = 0.0

    mutating func takeTime(_ scanner: inout Scanner) -> Bool {
      guard let hour = scanner.number(1...2), scanner.take(":"), let minute = scanner.number(2...2)
      else { return false }
      self.hour = hour
      self.minute = minute
      guard scanner.take(":") else { return true }
      guard let second = scanner.number(2...2) else { return false }
      self.second = second
      if scanner.take(".") || scanner.take(",") {
        guard let fraction = scanner.fraction() else { return false }
        self.fraction = fraction
      }
      return true
    }

    /// Returns the date, with the time zone that follows it.
    func date(_ scanner: inout Scanner, _ zone: Zone) -> Date? {
      while scanner.take(" ") {}
      guard (1...12).contains(month), (1...31).contains(day),
        hour < 24 || (hour, minute) == (24, 0),
        minute < 60, second < 61
      else { return nil }
      var parts = tm()
      parts.tm_year = Int32(year - 1900)
      parts.tm_mon = Int32(month - 1)
      parts.tm_mday = Int32(day)
      var counted = parts
      _ = timegm(&counted)
      // C takes 30 February for a day in March.
      guard counted.tm_mday == parts.tm_mday else { return nil }
      parts.tm_hour = Int32(hour)
      parts.tm_min = Int32(minute)
      parts.tm_sec = Int32(second)
      parts.tm_isdst = -1
      let seconds: time_t
      if scanner.isAtEnd {
        seconds = zone == .utc ? timegm(&parts) : mktime(&parts)
      } else {
        guard let offset = scanner.offset() else { return nil }
        seconds = timegm(&parts) - offset
      }
      return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }
  }

  /// A scanner over a text.
  private struct Scanner {
    /// The hours east of Greenwich of names that RFC 822 defines, or that are nobody else's.
    private static let zones: KeyValuePairs<String, Int> = [
      "Z": 0, "UT": 0, "UTC": 0, "GMT": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7,
      "MDT": -6, "PST": -8, "PDT": -7, "CET": 1, "CEST": 2, "BST": 1,
      "WET": 0, "WEST": 1, "EET": 2, "EEST": 3, "MSK": 3, "AWST": 8, "JST": 9, "KST": 9, "AEST": 10,
      "AEDT": 11, "NZST": 12, "NZDT": 13, "AKST": -9, "AKDT": -8, "HST": -10,
    ]
    private var rest: Substring.UTF8View

    init(_ text: String) {
      rest = Substring(text).utf8.drop { $0 <= 0x20 }
      while let last = rest.last, last <= 0x20 { rest.removeLast() }
    }

    var isAtEnd: Bool { rest.isEmpty }
    var isAtDigit: Bool { rest.first.map(Self.isDigit) ?? false }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard let first = rest.first, first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// The number of digits that follow.
    var digitCount: Int { rest.prefix(while: Self.isDigit).count }

    mutating func number(_ digits: ClosedRange<Int>) -> Int? {
      let text = rest.prefix(digits.upperBound).prefix(while: Self.isDigit)
      guard text.count >= digits.lowerBound else { return nil }
      rest = rest.dropFirst(text.count)
      return Int(Substring(text))
    }

    mutating func fraction() -> Double? {
      let text = rest.prefix(while: Self.isDigit)
      rest = rest.dropFirst(text.count)
      return text.isEmpty ? nil : Double("0." + Substring(text))
    }

    mutating func word() -> String {
      let text = rest.prefix { $0 >= 0x41 && $0 <= 0x7a }
      rest = rest.dropFirst(text.count)
      return String(Substring(text))
    }

    /// Returns the seconds east of Greenwich; nothing may follow them.
    mutating func offset() -> Int? {
      let isWest = take("-")
      guard isWest || take("+") else {
        let name = word().uppercased()
        return isAtEnd ? Self.zones.first { $0.key == name }.map { $0.value * 3600 } : nil
      }
      guard let hours = number(2...2), hours < 24 else { return nil }
      _ = take(":")
      let minutes = isAtEnd ? 0 : number(2...2) ?? 60
      guard minutes < 60, isAtEnd else { return nil }
      return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
    }
  }
}
