import Testing

@testable import WidgetCatalog

@Suite("Time zones")
struct ZoneFileTests {
  @Test(arguments: [
    ("Europe/Berlin", 1_773_480_360, 3600), ("Europe/Berlin", 1_784_000_000, 7200),
    // January and July 2050, which are computed from the rule.
    ("Europe/Berlin", 2_524_608_000, 3600), ("Europe/Berlin", 2_540_246_400, 7200),
    ("Asia/Kolkata", 1_773_480_360, 19_800), ("UTC", 1_773_480_360, 0),
    ("Pacific/Auckland", 2_524_608_000, 46_800), ("Pacific/Auckland", 2_540_246_400, 43_200),
    ("Australia/Lord_Howe", 2_524_608_000, 39_600), ("Australia/Lord_Howe", 2_540_246_400, 37_800),
    ("America/New_York", 2_540_246_400, -14_400), ("Europe/Berlin", -3_000_000_000, 3208),
  ])
  func offsets(name: String, second: Int, expected: Int) throws {
    let zone = try #require(ZoneFile(named: name))
    #expect(zone.offset(at: second) == expected)
  }

  @Test(arguments: [
    "", "Europe/Berlim", "../../../etc/passwd", "/etc/passwd", "Europe", "zone.tab",
  ])
  func whatIsNoZone(name: String) { #expect(ZoneFile(named: name) == nil) }

  @Test func brokenFilesAreNoZones() {
    let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 39)
    for count in 0...header.count { #expect(ZoneFile(Array(header.prefix(count))) == nil) }
    #expect(ZoneFile(Array("TZif".utf8) + [UInt8](repeating: 0xFF, count: 200)) == nil)
  }

  @Test(
    arguments: [
      ("UTC0", 0, 0), ("CET-1CEST,M3.5.0,M10.5.0/3", 1_774_745_999, 3600),
      ("CET-1CEST,M3.5.0,M10.5.0/3", 1_774_746_000, 7200),
      ("EST5EDT,M3.2.0,M11.1.0", 1_784_000_000, -14_400), ("<+0530>-5:30", 0, 19_800),
      ("NZST-12NZDT,M9.5.0,M4.1.0/3", 1_773_480_360, 46_800),
      ("X1Y,J60/0,300", 1_784_000_000, 0), ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_773_480_360, 0),
    ] as [(String, Int, Int)])
  func rules(text: String, second: Int, expected: Int) throws {
    #expect(try #require(ZoneRule(text)).offset(at: second) == expected)
  }

  @Test(arguments: ["", "CET", "5", "CET-1CEST", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.5.0"])
  func whatIsNoRule(text: String) { #expect(ZoneRule(text) == nil) }
}
