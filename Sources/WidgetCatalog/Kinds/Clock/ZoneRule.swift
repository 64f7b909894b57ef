import WidgetBase
import WidgetLayout

/// A time zone given by a rule, as in `TZ`: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Sendable {
  /// The seconds of standard time east of Greenwich.
  private let standard: Int
  private let summer: Summer?

  private struct Summer: Sendable {
    var offset: Int
    var start, end: Change
  }

  /// A day of the year and the seconds after its midnight.
  private struct Change: Sendable {
    enum Day: Sendable {
      /// The n-th weekday of a month; the fifth is the last.
      case weekday(month: Int, week: Int, day: Int)
      /// A day from 1 to 365, without 29 February.
      case julian(Int)
      /// A day from 0 to 365.
      case ordinal(Int)
    }
    var day: Day
    var seconds: Int

    /// Returns the time of the change in a year, in seconds since 1970 of the local clock.
    func seconds(in year: Int) -> Int {
      let january = CivilDate(year: year, month: 1, day: 1)
      let days: Int
      switch day {
      case .ordinal(let number): days = january.days + number
      case .julian(let number):
        let isLeap = CivilDate(year: year, month: 2, day: 1).daysInMonth == 29
        days = january.days + number - 1 + (isLeap && number > 59 ? 1 : 0)
      case .weekday(let month, let week, let day):
        let first = CivilDate(year: year, month: month, day: 1)
        let number = (day - first.weekday + 7) % 7 + (week - 1) * 7
        days = first.days + (number < first.daysInMonth ? number : number - 7)
      }
      return days * 86_400 + seconds
    }
  }

  /// Parses a rule; `nil` if the text is not one.
  init?(_ text: String) {
    var rest = Substring(text)
    guard Self.skipName(&rest), let west = Self.time(&rest) else { return nil }
    standard = -west
    guard !rest.isEmpty else {
      summer = nil
      return
    }
    guard Self.skipName(&rest) else { return nil }
    let offset = rest.first == "," ? standard + 3600 : Self.time(&rest).map { -$0 }
    guard let offset, let start = Self.change(&rest), let end = Self.change(&rest) else {
      return nil
    }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// Returns the seconds east of Greenwich at a second since 1970.
  func offset(at second: Int) -> Int {
    guard let summer else { return standard }
    let year = CivilTime(seconds: second + standard).date.year
    let start = summer.start.seconds(in: year) - standard
    let end = summer.end.seconds(in: year) - summer.offset
    // In the southern hemisphere summer ends before it begins.
    let isSummer =
      start < end ? second >= start && second < end : second >= start || second < end
    return isSummer ? summer.offset : standard
  }

  private static func skipName(_ rest: inout Substring) -> Bool {
    let count = rest.count
    if rest.first == "<" {
      rest = rest.drop { $0 != ">" }.dropFirst()
    } else {
      rest = rest.drop { $0.isLetter }
    }
    return rest.count < count
  }

  /// Parses `3`, `-1` or `5:30`, and returns seconds.
  private static func time(_ rest: inout Substring) -> Int? {
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    let text = rest.prefix { $0.isNumber || $0 == ":" }
    rest = rest.dropFirst(text.count)
    let parts = text.splitExactly(separator: ":").map { Int($0.prefix(4)) ?? 0 }
    guard let hours = parts.first else { return nil }
    let seconds =
      hours * 3600 + (parts.count > 1 ? parts[1] * 60 : 0) + (parts.count > 2 ? parts[2] : 0)
    return isNegative ? -seconds : seconds
  }

  /// Parses `,M3.5.0/2`, `,J60` or `,59`.
  private static func change(_ rest: inout Substring) -> Change? {
    guard rest.popFirst() == "," else { return nil }
    let letter = rest.first
    if letter == "M" || letter == "J" { rest.removeFirst() }
    let text = rest.prefix { $0.isNumber || $0 == "." }
    rest = rest.dropFirst(text.count)
    let parts = text.splitExactly(separator: ".").compactMap { Int($0) }
    let day: Change.Day
    if letter == "M" {
      guard parts.count == 3, (1...12).contains(parts[0]), (1...5).contains(parts[1]),
        (0...6).contains(parts[2])
      else { return nil }
      day = .weekday(month: parts[0], week: parts[1], day: parts[2])
    } else {
      guard let number = parts.first, (0...365).contains(number) else { return nil }
      day = letter == "J" ? .julian(max(1, number)) : .ordinal(number)
    }
    guard rest.first == "/" else { return Change(day: day, seconds: 7200) }
    rest.removeFirst()
    return time(&rest).map { Change(day: day, seconds: $0) }
  }
}
