import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Month calendars")
struct MonthCalendarTests {
  @Test func weeksBeginOnMonday() throws {
    try expect(
      20, 8,
      "     March 2026",
      "Mo Tu We Th Fr Sa Su",
      "                   1",
      " 2  3  4  5  6  7  8",
      " 9 10 11 12 13 14 15",
      "16 17 18 19 20 21 22",
      "23 24 25 26 27 28 29",
      "30 31"
    ) {
      MonthCalendar(year: 2026, month: 3)
    }
  }

  @Test func orOnSunday() throws {
    try expect(
      20, 7,
      "   February 2026",
      "Su Mo Tu We Th Fr Sa",
      " 1  2  3  4  5  6  7",
      " 8  9 10 11 12 13 14",
      "15 16 17 18 19 20 21",
      "22 23 24 25 26 27 28",
      ""
    ) {
      MonthCalendar(year: 2026, month: 2, firstWeekday: 1)
    }
  }

  @Test func aLeapYear() throws {
    try expect(
      20, 7,
      "   February 2024",
      "Mo Tu We Th Fr Sa Su",
      "          1  2  3  4",
      " 5  6  7  8  9 10 11",
      "12 13 14 15 16 17 18",
      "19 20 21 22 23 24 25",
      "26 27 28 29"
    ) {
      MonthCalendar(year: 2024, month: 2)
    }
  }

  @Test func namesGiveWay() throws {
    try expect(
      20, 6,
      "                   1",
      " 2  3  4  5  6  7  8",
      " 9 10 11 12 13 14 15",
      "16 17 18 19 20 21 22",
      "23 24 25 26 27 28 29",
      "30 31"
    ) {
      MonthCalendar(year: 2026, month: 3)
    }
  }

  @Test func daysWithoutRoomAreLeftOut() throws {
    try expect(
      8, 3,
      "       1",
      " 6  7  8",
      "13 14 15"
    ) {
      MonthCalendar(year: 2026, month: 2)
    }
  }

  @Test func todayIsShownWhereOneDayIs() throws {
    try expect(2, 1, "17") { MonthCalendar(year: 2026, month: 3, today: 17) }
    try expect(5, 2, "10 11", "17 18") {
      MonthCalendar(year: 2026, month: 3, marked: [2, 30], today: 18)
    }
    try expect(1, 1, "…") { MonthCalendar(year: 2026, month: 3, marked: [17]) }
    try expect(1, 1, "9") { MonthCalendar(year: 2026, month: 3, marked: [99], today: 9) }
  }
}
