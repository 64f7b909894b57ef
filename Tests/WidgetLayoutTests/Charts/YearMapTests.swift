import TestViews
import Testing

@testable import WidgetLayout

@MainActor
@Suite("The calendar of a year's values")
struct YearMapTests {
  /// Saturday, 14 March 2026.
  private let today = CivilDate(year: 2026, month: 3, day: 14)

  private func values(_ days: Int) -> [Int: Double] {
    Dictionary(
      uniqueKeysWithValues: (0..<days).filter { $0 % 5 != 3 }.map {
        (today.days - $0, Double($0 % 4))
      })
  }

  @Test func weeksAreTwoColumnsIfAllFit() throws {
    try expect(
      15, 8,
      "  Feb     Mar",
      "· · · ▓▓██░░▒▒",
      "· ██░░▒▒· ██░░",
      "· · ██░░▒▒▓▓·",
      "· ▒▒▓▓· ░░▒▒▓▓",
      "· ░░▒▒▓▓██· ▒▒",
      "· ██· ▒▒▓▓██░░",
      "· ▓▓██░░· ▓▓"
    ) { YearMap(values: values(40), today: today) }
  }

  @Test func theNewestWeeksAreKept() throws {
    try expect(
      24, 8,
      "     Nov Dec  Jan Feb",
      "Mo ▒·█░▒▓·░▒▓█·▒▓█░·▓█░▒",
      "Tu ░▒▓·░▒▓█·▒▓█░·▓█░▒·█░",
      "We ·░▒▓█·▒▓█░·▓█░▒·█░▒▓·",
      "Th ▓█·▒▓█░·▓█░▒·█░▒▓·░▒▓",
      "Fr ▒▓█░·▓█░▒·█░▒▓·░▒▓█·▒",
      "Sa ░·▓█░▒·█░▒▓·░▒▓█·▒▓█░",
      "Su █░▒·█░▒▓·░▒▓█·▒▓█░·▓"
    ) { YearMap(values: values(300), today: today) }
  }

  @Test func withoutRoomTheMonthsAreDropped() throws {
    try expect(
      6, 2,
      "██· ▒▒",
      "▓▓██░░"
    ) { YearMap(values: values(20), today: today, firstWeekday: 1) }
  }

  @Test func weeksStandInBandsBelowEachOther() throws {
    try expect(
      21, 17,
      "  Nov     Dec",
      "· · · · · · ░░▒▒▓▓██",
      "· · · · · · ██· ▒▒▓▓",
      "· · · · · · ▓▓██░░·",
      "· · · · · · · ▓▓██░░",
      "· · · · · ██░░▒▒· ██",
      "· · · · · · ██░░▒▒▓▓",
      "· · · · · ▒▒▓▓· ░░▒▒",
      "",
      "Jan     Feb     Mar",
      "· ▒▒▓▓██░░· ▓▓██░░▒▒",
      "██░░· ▓▓██░░▒▒· ██░░",
      "▓▓██░░▒▒· ██░░▒▒▓▓·",
      "▒▒· ██░░▒▒▓▓· ░░▒▒▓▓",
      "░░▒▒▓▓· ░░▒▒▓▓██· ▒▒",
      "· ░░▒▒▓▓██· ▒▒▓▓██░░",
      "▓▓██· ▒▒▓▓██░░· ▓▓"
    ) { YearMap(values: values(100), today: today) }
  }

  @Test func daysOfOneBandTakeTwoRowsWhereThereIsRoom() throws {
    try expect(
      8, 15,
      "    Mar",
      "· ██░░▒▒",
      "  ██░░▒▒",
      "· · ██░░",
      "    ██░░",
      "· ▒▒▓▓·",
      "  ▒▒▓▓",
      "· ░░▒▒▓▓",
      "  ░░▒▒▓▓",
      "· ██· ▒▒",
      "  ██  ▒▒",
      "· ▓▓██░░",
      "  ▓▓██░░",
      "· · ▓▓",
      "    ▓▓"
    ) { YearMap(values: values(20), today: today) }
  }
}
