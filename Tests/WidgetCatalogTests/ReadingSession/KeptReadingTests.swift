import Foundation
import Testing
import WidgetSources

@testable import WidgetCatalog

/// Tests of the file form of the last good reading.
@Suite struct KeptReadingTests {
  private let date = Date(timeIntervalSince1970: 1_773_480_000.25)

  private func kept(_ parts: [KeptReading.Part]) throws -> KeptReading {
    let bytes = try #require(KeptReading(date: date, parts: parts).bytes)
    return try #require(KeptReading(bytes: bytes))
  }

  @Test(arguments: [
    Reading.Reload.asScheduled, .atEnd, .never,
    .after(Date(timeIntervalSince1970: 1_773_483_600)),
    .notBefore(Date(timeIntervalSince1970: 1_773_480_060)),
  ])
  func comesBackAsItWas(reload: Reading.Reload) throws {
    var first = Reading.Entry(
      date: date, datum: ["price": 409.72, "names": ["a", nil, true]], relevance: 0.5,
      expiration: date + 60)
    first.relevanceDuration = 30
    var reading = Reading(
      entries: [first, .init(date: date + 60, datum: "later")], reload: reload)
    reading.warnings = ["a part"]
    (reading.oldest, reading.knownFrom) = (date - 60, date - 3600)
    reading.knownUntil = date + 86_400
    (reading.date, reading.lacksRows, reading.isPartial) = (date - 60, true, true)
    let kept = try kept([.success(reading), .failure(SourceFailure("no file gone", "There is …"))])
    #expect(kept.date == date)
    #expect(try kept.parts[0].get() == reading)
    #expect(throws: SourceFailure("no file gone")) { try kept.parts[1].get() }
  }

  @Test func numbersThatJSONHasNotComeBack() throws {
    let datum: Datum = ["up": .number(.infinity), "down": [.number(-.infinity), .null]]
    let reading = Reading(datum, at: date)
    #expect(try kept([.success(reading)]).parts[0].get() == reading)
    let odd = try kept([.success(Reading(.number(.nan), at: date))]).parts[0].get()
    #expect(odd.entries.first?.datum.number?.isNaN == true)
    #expect(
      FleetContent(text: try #require(FleetContent.reading(reading).text)) == .reading(reading))
  }

  /// A table's name of a megabyte is in each of its rows.
  @Test func whatWouldBeLongIsNotKept() {
    let name = String(repeating: "x", count: 1 << 20)
    let rows = Datum.list(Array(repeating: .record([.init(name, 1)]), count: 100_000))
    let reading = Reading(entries: [.init(date: date, datum: rows)], reload: .never)
    #expect(KeptReading(date: date, parts: [.success(reading)]).bytes == nil)
  }

  @Test(arguments: ["", "{}", "[1]", "{\"date\":1,\"parts\":[{}]}", "rubbish"])
  func whatIsNoReadingIsNone(text: String) {
    #expect(KeptReading(bytes: Array(text.utf8)) == nil)
  }

  @Test func whatIsTooLargeIsNotKept() {
    let large = Datum.text(String(repeating: "x", count: 300 << 10))
    #expect(KeptReading(date: date, parts: [.success(Reading(large, at: date))]).bytes == nil)
  }
}
