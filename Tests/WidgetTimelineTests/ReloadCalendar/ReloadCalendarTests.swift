import FoundationEssentials
import Testing
import WidgetLayout

@testable import WidgetTimeline

/// A place whose clocks are an hour ahead of GMT, and two hours in summer: from 2026-03-29 01:00 to
/// 2026-10-25 01:00 GMT.
private let zone = CivilZone { (1_774_746_000..<1_792_890_000).contains($0) ? 7200 : 3600 }

@Suite("Reloads by the clock and the calendar")
struct ReloadCalendarTests {
  /// Returns the date at which the clocks there show a time, in winter time if it occurs twice.
  private func date(_ text: String) throws -> Date {
    let shown = try #require(Date(iso8601: text + "Z"))
    return shown - TimeInterval(zone.offset(Int(shown.timeIntervalSince1970) - 3600))
  }

  /// Returns the dates that follow one another, in local time.
  private func dates(_ calendar: ReloadCalendar, after text: String, count: Int) throws -> [String]
  {
    var date = try date(text)
    var dates: [String] = []
    for _ in 0..<count {
      guard let next = calendar.next(after: date, in: zone) else { break }
      #expect(next > date)
      dates.append(shown(next))
      date = next
    }
    return dates
  }

  private func shown(_ date: Date) -> String {
    let second = Int(date.timeIntervalSince1970)
    let parts = CivilDay(date, in: zone).civil
    let minutes = (second + zone.offset(second)) % 86_400 / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.year)-\(two(parts.month))-\(two(parts.day)) "
      + "\(two(minutes / 60)):\(two(minutes % 60))"
  }

  private func time(_ text: String) throws -> TimeOfDay { try #require(TimeOfDay(text)) }

  @Test func everyHourIsOnTheHour() throws {
    #expect(
      try dates(.every(3600), after: "2026-03-14T09:26", count: 2) == [
        "2026-03-14 10:00", "2026-03-14 11:00",
      ])
    #expect(
      try dates(.every(7 * 3600), after: "2026-03-14T20:00", count: 3) == [
        "2026-03-14 21:00", "2026-03-15 00:00", "2026-03-15 07:00",
      ])
  }

  @Test func everyHourOfADayWithAChangedClock() throws {
    #expect(
      try dates(.every(3600), after: "2026-03-29T00:30", count: 3) == [
        "2026-03-29 01:00", "2026-03-29 03:00", "2026-03-29 04:00",
      ])
    #expect(
      try dates(.every(3600), after: "2026-10-25T01:30", count: 3) == [
        "2026-10-25 02:00", "2026-10-25 02:00", "2026-10-25 03:00",
      ])
  }

  /// 34,860 s are 14,000 times 2.49 s, but their quotient is a little less.
  @Test(arguments: [1.12, 1.245, 2.49, 4.98, 9.96, 19.92])
  func theNextTimeIsLaterWhateverIsRounded(interval: TimeInterval) throws {
    let date = Date(timeIntervalSince1970: 1_773_481_260)
    let next = try #require(
      ReloadCalendar.every(interval).next(after: date, in: CivilZone { _ in 0 }))
    #expect(abs(next.timeIntervalSince(date) - interval) < 0.000_01)
  }

  @Test func timesOfEachDay() throws {
    let twice = ReloadCalendar.at([try time("19:00"), try time("07:00")])
    #expect(
      try dates(twice, after: "2026-03-28T08:00", count: 3) == [
        "2026-03-28 19:00", "2026-03-29 07:00", "2026-03-29 19:00",
      ])
    // The clocks skip half past two.
    #expect(
      try dates(.at([try time("02:30")]), after: "2026-03-28T12:00", count: 2) == [
        "2026-03-29 03:30", "2026-03-30 02:30",
      ])
    // They show it twice, and the reload happens once.
    #expect(
      try dates(.at([try time("02:30")]), after: "2026-10-24T12:00", count: 2) == [
        "2026-10-25 02:30", "2026-10-26 02:30",
      ])
  }

  @Test func windowsOfTheWeek() throws {
    let weekdays = try #require(Weekdays("mon-fri"))
    let window = ReloadCalendar.Window(
      weekdays: weekdays, from: try time("08:00"), to: try time("18:00"), every: 4 * 3600)
    let hours = ReloadCalendar.windows([window], otherwise: 12 * 3600)
    // 2026-03-13 is a Friday.
    #expect(
      try dates(hours, after: "2026-03-13T11:00", count: 8) == [
        "2026-03-13 12:00", "2026-03-13 16:00", "2026-03-13 18:00", "2026-03-14 00:00",
        "2026-03-14 12:00", "2026-03-15 00:00", "2026-03-15 12:00", "2026-03-16 00:00",
      ])
    let only = ReloadCalendar.windows([window], otherwise: 0)
    #expect(
      try dates(only, after: "2026-03-13T18:00", count: 2) == [
        "2026-03-16 08:00", "2026-03-16 12:00",
      ])
    let night = ReloadCalendar.windows(
      [.init(from: try time("22:00"), to: try time("02:00"), every: 7200)], otherwise: 0)
    #expect(
      try dates(night, after: "2026-03-14T12:00", count: 4) == [
        "2026-03-14 22:00", "2026-03-15 00:00", "2026-03-15 02:00", "2026-03-15 22:00",
      ])
  }

  @Test(arguments: [
    ("30 7 * * mon-fri", ["2026-03-16 07:30", "2026-03-17 07:30"]),
    ("*/20 9,17 * * *", ["2026-03-14 09:40", "2026-03-14 17:00"]),
    ("0 0 29 2 *", ["2028-02-29 00:00", "2032-02-29 00:00"]),
    ("0 12 13 * fri", ["2026-03-20 12:00", "2026-03-27 12:00"]),
    ("0 12 * * 7", ["2026-03-15 12:00", "2026-03-22 12:00"]),
    ("15 10 1 jan *", ["2027-01-01 10:15", "2028-01-01 10:15"]),
    ("5/30 * * * *", ["2026-03-14 09:35", "2026-03-14 10:05"]),
    ("@hourly", ["2026-03-14 10:00", "2026-03-14 11:00"]),
    ("@daily", ["2026-03-15 00:00", "2026-03-16 00:00"]),
    ("@midnight", ["2026-03-15 00:00", "2026-03-16 00:00"]),
    ("@weekly", ["2026-03-15 00:00", "2026-03-22 00:00"]),
    ("@monthly", ["2026-04-01 00:00", "2026-05-01 00:00"]),
    ("@yearly", ["2027-01-01 00:00", "2028-01-01 00:00"]),
    ("@annually", ["2027-01-01 00:00", "2028-01-01 00:00"]),
  ])
  func cron(text: String, expected: [String]) throws {
    let expression = try CronExpression(text)
    #expect(try dates(.cron(expression), after: "2026-03-14T09:26", count: 2) == expected)
  }

  @Test(arguments: [
    ("* * * *", "'* * * *' has 4 fields, and a cron expression has 5; expected minute, hour"),
    ("0 * * * * *", "there is no field for seconds"),
    (
      "60 * * * *",
      "'60' is not a value of the field minute; expected *, a number from 0 to 59, a range such as "
        + "0-59, or a step such as */5"
    ),
    ("* 5-3 * * *", "'5-3' is not a value of the field hour"),
    ("* * 0 * *", "'0' is not a value of the field day of the month"),
    (
      "* * * foo *",
      "'foo' is not a value of the field month; expected *, a number from 1 to 12, a name"
    ),
    ("*/0 * * * *", "'*/0' is not a value of the field minute"),
    ("0 0 31 2 *", "'0 0 31 2 *' never comes: no such month has that day; write a day that"),
    ("@reboot", "'@reboot' is no time of the clock; a widget is read when it is first shown"),
    ("@dayly", "'@dayly' stands for no time; expected @hourly, @daily"),
  ])
  func whatIsNoCronExpression(text: String, words: String) {
    let error = #expect(throws: CronExpression.Failure.self) { try CronExpression(text) }
    #expect(error?.description.contains(words) == true)
  }

  @Test func timesAndDaysAreRead() {
    #expect(TimeOfDay("7:05")?.description == "07:05")
    #expect(TimeOfDay("24:00") != nil)
    for text in ["", "7", "24:01", "7:5", "-1:00", "12:60", "1:0x"] {
      #expect(TimeOfDay(text) == nil)
    }
    #expect(Weekdays("fri-mon") == Weekdays("fri,sat,sun,mon"))
    #expect(Weekdays("Mon,wed")?.rawValue == 0b1010)
    for text in ["", "monday", "mon-", "mon,,tue"] { #expect(Weekdays(text) == nil) }
  }

  @Test func aCalendarIsAPolicy() throws {
    let date = try date("2026-03-14T09:26")
    let next = try #require(ReloadCalendar.every(3600).next(after: date))
    #expect(TimelineReloadPolicy.next(of: .every(3600), after: date) == .after(next))
    #expect(
      TimelineReloadPolicy.next(of: .windows([], otherwise: 0), after: date) == .never)
  }
}
