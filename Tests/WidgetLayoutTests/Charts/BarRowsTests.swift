import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Horizontal bars")
struct BarRowsTests {
  private let cities: [BarRows.Group] = [
    .init("Berlin", [.init(12, "12")]), .init("Rome", [.init(9, "9")]),
    .init("Oslo", [.init(0, "0")]), .init("Kyiv", [.init(nil, "–")]),
  ]

  @Test func namesBarsAndValues() throws {
    try expect(
      24, 4,
      "Berlin ██████████████ 12",
      "Rome   ██████████▌     9",
      "Oslo   ▏               0",
      "Kyiv                   –"
    ) { BarRows(cities) }
  }

  @Test func rowsBetweenThemWhereThereIsRoom() throws {
    try expect(
      16, 7,
      "Berlin ██████ 12",
      "",
      "Rome   ████▌   9",
      "",
      "Oslo   ▏       0",
      "",
      "Kyiv           –"
    ) { BarRows(cities) }
  }

  @Test func barsGrowWithTheHeight() throws {
    try expect(
      16, 7,
      "       ██████",
      "Berlin ██████ 12",
      "       ██████",
      "",
      "       ████▌",
      "Rome   ████▌   9",
      "       ████▌"
    ) { BarRows(Array(cities.prefix(2))) }
  }

  @Test func theRestIsCounted() throws {
    try expect(
      16, 3,
      "Berlin ██████ 12",
      "Rome   ████▌   9",
      "+2 more"
    ) { BarRows(cities) }
  }

  @Test func belowZero() throws {
    try expect(
      20, 3,
      "a ███████         -4",
      "b        ██████▊   4",
      "c        ████████  5"
    ) {
      BarRows([
        .init("a", [.init(-4, "-4")]), .init("b", [.init(4, "4")]), .init("c", [.init(5, "5")]),
      ])
    }
  }

  @Test func valuesAreKeptWhereBarsHaveNoRoom() throws {
    try expect(
      8, 2,
      "Be…   12",
      "Ro…    9"
    ) { BarRows(Array(cities.prefix(2))) }
  }

  @Test func groupsHaveARowForEach() throws {
    try expect(
      16, 4,
      "Berlin ██████ 12",
      "       ███     6",
      "Rome   ████▌   9",
      "       █▌      3"
    ) {
      BarRows([
        .init("Berlin", [.init(12, "12"), .init(6, "6")]),
        .init("Rome", [.init(9, "9"), .init(3, "3")]),
      ])
    }
  }
}
