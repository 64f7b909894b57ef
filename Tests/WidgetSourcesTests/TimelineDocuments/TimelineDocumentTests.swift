import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct TimelineDocumentTests {
  private func reading(_ text: String) throws(SourceFailure) -> Reading {
    try TimelineDocument(Array(text.utf8)).reading
  }

  private func policy(_ text: String) throws -> Reading.Reload {
    try reading(#"{"entries": [{"date": 0, "value": 1}], "policy": \#(text)}"#).reload
  }

  @Test func entriesAreSorted() throws {
    let reading = try reading(
      """
      {"$schema": "timeline-schema.json", "entries": [
        {"date": "2026-03-14T10:26:00+01:00", "value": {"score": [0, 1]}, "relevance": 0.5},
        {"date": 1773480300, "value": "before", "expires": "2026-03-14T09:30:00Z",
         "relevance": {"score": 2, "duration": 60}},
        {"date": 1773480361, "value": null, "relevance": {"score": 1}}]}
      """)
    #expect(reading.reload == .asScheduled)
    #expect(reading.entries.map(\.datum) == ["before", ["score": [0, 1]], nil])
    #expect(reading.entries.map(\.date) == [.second(-60), .second(0), .second(1)])
    #expect(reading.entries.map(\.relevance) == [2, 0.5, 1])
    #expect(reading.entries.map(\.relevanceDuration) == [60, nil, nil])
    #expect(reading.entries.map(\.expiration) == [.second(240), nil, nil])
  }

  /// Of several for one date, the last one is shown, and alarms hear of no other.
  @Test func ofOneDateTheLastCounts() throws {
    let reading = try reading(
      #"{"entries": [{"date": 5, "value": 1}, {"date": 0, "value": 2}, {"date": 5, "value": 3}]}"#)
    #expect(reading.entries.map(\.datum) == [2, 3])
  }

  @Test func aDayMayBeItsDigits() throws {
    let day = try #require(DateText.date("2026-03-14"))
    for digits in ["20260314", "\"20260314\""] {
      let reading = try reading(#"{"entries": [{"date": \#(digits), "value": 1}]}"#)
      #expect(reading.entries.map(\.date) == [day])
    }
  }

  @Test func policies() throws {
    #expect(try policy(#""atEnd""#) == .atEnd)
    #expect(try policy(#""never""#) == .never)
    #expect(try policy(#"{"after": 1773480360}"#) == .after(testStart))
    #expect(try policy(#"{"after": "2026-03-14T09:26:00Z"}"#) == .after(testStart))
    #expect(try policy("null") == .asScheduled)
  }

  private static let dates =
    "a date of ISO 8601, such as 2026-03-14T09:26:00Z, or seconds since 1970"

  @Test(arguments: [
    ("[]", "timeline: expected an object, found a list."),
    ("{}", "entries: expected a list."),
    (
      #"{"entries": [{"date": 0, "value": 1, "relevance": 1e39}]}"#,
      "entries[0].relevance: expected a number of less than 1e38, found 1e+39."
    ),
    (#"{"entries": {}}"#, "entries: expected a list, found an object."),
    (#"{"entries": []}"#, "entries: expected at least one entry."),
    (#"{"entries": [1]}"#, "entries[0]: expected an object, found 1."),
    (#"{"entries": [{"value": 1}]}"#, "entries[0].date: expected \(dates)."),
    (
      #"{"entries": [{"date": 0, "value": 1}, {"date": "soon", "value": 1}]}"#,
      "entries[1].date: expected \(dates), found “soon”."
    ),
    (
      #"{"entries": [{"date": 1e300, "value": 1}]}"#,
      "entries[0].date: expected \(dates), found 1e+300."
    ),
    (#"{"entries": [{"date": 0}]}"#, "entries[0].value: expected any value."),
    (
      #"{"entries": [{"date": 0, "vlaue": 1}]}"#,
      "entries[0].vlaue: no such key; there are date, value, relevance, expires."
    ),
    (
      #"{"entries": [{"date": 0, "value": 1, "relevance": "much"}]}"#,
      "entries[0].relevance: expected a number, or a score with its duration, found “much”."
    ),
    (
      #"{"entries": [{"date": 0, "value": 1, "relevance": {"score": 1, "duration": -1}}]}"#,
      "entries[0].relevance.duration: expected a number of seconds, found -1."
    ),
    (
      #"{"entries": [{"date": 0, "value": 1, "relevance": {}}]}"#,
      "entries[0].relevance.score: expected a number."
    ),
    (
      #"{"entries": [{"date": 0, "value": 1, "expires": true}]}"#,
      "entries[0].expires: expected \(dates), found true."
    ),
    (
      #"{"entries": [{"date": 0, "value": 1}], "policy": "later"}"#,
      #"policy: expected "atEnd", "never" or {"after": a date}, found “later”."#
    ),
    (#"{"entries": [{"date": 0, "value": 1}], "policy": {}}"#, "policy.after: expected \(dates)."),
    (
      #"{"entries": [{"date": 0, "value": 1}], "polcy": 1}"#,
      "polcy: no such key; there are entries, policy."
    ),
  ])
  func mistakesNameTheirPlace(_ text: String, _ detail: String) {
    #expect(throws: SourceFailure("wrong timeline", detail)) { try reading(text) }
  }

  @Test func whatIsNoJSON() {
    let error = failure { () throws(SourceFailure) in try reading("Traceback (most recent call)") }
    #expect(error.reason == "not JSON")
    #expect(error.detail.contains("line 1"))
  }

  @Test func entriesAreBounded() {
    let entry = #"{"date": 0, "value": 1},"#
    let text = #"{"entries": [\#(String(repeating: entry, count: 5000))\#(entry.dropLast())]}"#
    #expect(
      failure { () throws(SourceFailure) in try reading(text) }.detail
        == "entries: expected at most 5000 entries.")
  }
}
