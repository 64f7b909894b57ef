import FoundationEssentials
import Glibc
import Testing

@testable import WidgetSources

@Suite struct DateTextTests {
  @Test(arguments: [
    ("2026-03-14T09:26:00Z", 1_773_480_360.0),
    ("2026-03-14T09:26:00.250Z", 1_773_480_360.25),
    ("2026-03-14 10:26:00+01:00", 1_773_480_360),
    ("2026-03-14T10:26+0100", 1_773_480_360),
    ("2026-03-14T10:26:00 +01", 1_773_480_360),
    ("2026-03-14t09:26:00", 1_773_480_360),
    ("2026-03-14", 1_773_446_400), ("20260314", 1_773_446_400),
    ("202603140926", 1_773_480_360), ("20260314092600", 1_773_480_360),
    ("Sat, 14 Mar 2026 09:26:00 GMT", 1_773_480_360),
    ("Mon, 14 March 26 05:26 -0400", 1_773_480_360),
    ("14 Mar 2026 04:26:00 EST", 1_773_480_360),
    ("14 Mar 2026 18:26:00 JST", 1_773_480_360),
    ("Saturday, 14-Mar-26 09:26:00 UTC", 1_773_480_360),
    ("14 Mar 2026", 1_773_446_400),
    (" 1999-12-31T23:59:60Z\n", 946_684_800),
  ])
  func dates(_ text: String, _ seconds: Double) {
    #expect(DateText.date(text, without: .utc)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "yesterday", "2026", "2026-02-30", "2026-13-01", "2026-03-14T25:00Z",
    "2026-03-14T09:26:00X",
    "2026-03-14T09:26:00Z and more", "2026-03-14T09:26:00+99:00", "14 Foo 2026", "14 Mar",
    "12 marshmallows 2027", "room 3 march 2027", "3 junk 2027", "14 ma 2026",
    "20260230", "20261301", "22000101", "18991231", "2026031", "202603141", "20260314T0926",
    "20261131", "202611310926", "202603142561", "20260314256100", "2026031409261",
    "2026-3-14", "١٤ Mar 2026", "2026-03-14T09:61Z", "14 Mar 2026 09:26:00 XYZ",
  ])
  func whatIsNoDate(_ text: String) {
    #expect(DateText.date(text) == nil)
  }

  /// As seconds, the digits of a day are of 1970, and an event of today would be over for half a century.
  @Test(arguments: [20_260_314, 19_000_101, 21_991_231])
  func theDigitsOfADayAreNoSeconds(_ digits: Int) throws {
    let text = "\(digits)"
    let (year, month, day) = (text.prefix(4), text.dropFirst(4).prefix(2), text.suffix(2))
    let date = try #require(DateText.date("\(year)-\(month)-\(day)"))
    #expect(DateText.date(Double(digits)) == date)
    #expect(DateText.date(text) == date)
  }

  /// They are not those of another time either.
  @Test(arguments: [20_260_230, 20_261_131, 20_261_300, 20_261_131_093_000, 20_261_130_256_100])
  func theDigitsOfADayThatIsNoneAreNoDate(_ digits: Double) {
    #expect(DateText.date(digits) == nil)
  }

  @Test func theDigitsOfASecondAreNoMilliseconds() {
    #expect(DateText.date(20_261_130_123_000) == DateText.date("2026-11-30T12:30:00"))
  }

  @Test(arguments: [0, 1_773_480_360, 20_260_314.5, -20_260_314, 22_000_101, 2026])
  func otherNumbersAreSeconds(_ number: Double) {
    #expect(DateText.date(number) == Date(timeIntervalSince1970: number))
  }

  @Test func withoutAZoneTheLocalOneIsMeant() {
    let here = DateText.date("2026-03-14T09:26:00")
    var seconds = time_t(here?.timeIntervalSince1970 ?? 0)
    var parts = tm()
    localtime_r(&seconds, &parts)
    #expect([parts.tm_mday, parts.tm_hour, parts.tm_min] == [14, 9, 26])
  }
}
