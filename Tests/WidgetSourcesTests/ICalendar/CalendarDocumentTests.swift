import FoundationEssentials
import Testing

@testable import WidgetSources

/// Times are Berlin's unless stated otherwise; `now` is Saturday, 14 March 2026, 10:26 there.
@Suite struct CalendarDocumentTests {
  private func calendar(_ body: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n"
      + body.split(separator: "\n").joined(separator: "\r\n") + "\r\nEND:VCALENDAR\r\n"
  }

  private func events(
    _ lines: String, at now: String = "2026-03-14T09:26:00Z", days: Int = 30,
    zone: String = "Europe/Berlin", keepsCancelled: Bool = false
  ) throws -> [CalendarEvent] {
    let now = try #require(DateText.date(now))
    return try CalendarDocument(
      calendar(lines), name: "file", now: now, days: days, local: .named(zone),
      keepsCancelled: keepsCancelled
    ).events.sorted { $0.start < $1.start }
  }

  private func event(_ lines: String) -> String {
    "BEGIN:VEVENT\nUID:1\nSUMMARY:Event\n\(lines)\nEND:VEVENT"
  }

  /// Returns the starts of an event in UTC.
  private func starts(
    _ lines: String, at now: String = "2026-03-14T09:26:00Z", days: Int = 30
  ) throws -> [String] {
    try events(event(lines), at: now, days: days).map { Self.utc($0.start) }
  }

  private static func utc(_ seconds: Double) -> String {
    let text = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
    return String(text.dropFirst(5).dropLast(4))
  }

  @Test func calendarsInACalendarAreRead() throws {
    let inner = calendar(event("DTSTART:20260314T100000Z")).replacing("\r\n", with: "\n")
    #expect(
      try events("\(inner)\(event("DTSTART:20260315T100000Z"))").map { Self.utc($0.start) }
        == ["03-14T10:00", "03-15T10:00"])
  }

  @Test func anEventHasAllItsParts() throws {
    let lines = """
      X-WR-CALNAME:Team\\, all
      BEGIN:VEVENT
      UID:1
      DTSTART:20260314T100000Z
      DTEND:20260314T113000Z
      SUMMARY:Lunch\\, with Jürgen
      LOCATION:Room 1
      DESCRIPTION:One\\nTwo
      URL:https://meet.example/1
      STATUS:TENTATIVE
      END:VEVENT
      """
    #expect(
      try events(lines).map(\.datum) == [
        [
          "title": "Lunch, with Jürgen", "start": 1_773_482_400, "end": 1_773_487_800,
          "allDay": false, "location": "Room 1", "notes": "One\nTwo", "calendar": "Team, all",
          "link": "https://meet.example/1", "status": "tentative", "uid": "1",
        ]
      ])
  }

  @Test func anEventMayHaveLittle() throws {
    let bare = try events("BEGIN:VEVENT\nDTSTART:20260314T100000Z\nEND:VEVENT")
    #expect(bare.map(\.datum.items) == [nil])
    #expect(bare.first?.title == "" && bare.first?.end == bare.first?.start)
    #expect(bare.first?.calendar == "file")
    #expect(try events("BEGIN:VEVENT\nSUMMARY:Never\nEND:VEVENT") == [])
  }

  @Test(arguments: [
    // A zone that the file does not define, one with a prefix, UTC, no zone, an unknown one, and a
    // day.
    ("DTSTART;TZID=America/New_York:20260314T100000", "03-14T14:00"),
    ("DTSTART;TZID=/example.org/2020/America/New_York:20260314T100000", "03-14T14:00"),
    ("DTSTART:20260314T100000Z", "03-14T10:00"), ("DTSTART:20260314T110000", "03-14T10:00"),
    ("DTSTART;TZID=Nowhere/At all:20260314T110000", "03-14T10:00"),
    ("DTSTART;VALUE=DATE:20260315", "03-14T23:00"),
  ])
  func zones(_ line: String, _ start: String) throws {
    #expect(try starts(line) == [start])
  }

  @Test func aZoneOfTheFilesOwn() throws {
    let lines = """
      BEGIN:VTIMEZONE
      TZID:Own
      BEGIN:STANDARD
      DTSTART:16010101T030000
      TZOFFSETFROM:+0400
      TZOFFSETTO:+0330
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:16010101T020000
      TZOFFSETFROM:+0330
      TZOFFSETTO:+0400
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
      END:DAYLIGHT
      END:VTIMEZONE
      \(event("DTSTART;TZID=Own:20260327T120000\nRRULE:FREQ=DAILY;COUNT=3"))
      """
    #expect(
      try events(lines).map { Self.utc($0.start) } == ["03-27T08:30", "03-28T08:30", "03-29T08:00"])
  }

  @Test func theClockOnTheWallStaysWhenItIsSet() throws {
    // Clocks go forward on 29 March.
    #expect(
      try starts("DTSTART;TZID=Europe/Berlin:20260301T090000\nRRULE:FREQ=WEEKLY;COUNT=6")
        == ["03-15T08:00", "03-22T08:00", "03-29T07:00", "04-05T07:00"])
    let night = try events(
      event("DTSTART;TZID=Europe/Berlin:20260329T013000\nDTEND;TZID=Europe/Berlin:20260329T033000"))
    #expect(night.first.map { $0.end - $0.start } == 3600)
    let day = try events(event("DTSTART;VALUE=DATE:20260329"))
    #expect(day.first.map { $0.end - $0.start } == 82_800.0)
    // They go back on 25 October.
    let long = try events(event("DTSTART;VALUE=DATE:20261025"), at: "2026-10-24T12:00:00Z")
    #expect(long.first.map { $0.end - $0.start } == 90_000.0)
  }

  @Test func aDayThatAZoneSkipsMidnightOf() throws {
    // In Beirut clocks go from 0:00 to 1:00.
    let events = try events(
      event("DTSTART;VALUE=DATE:20260329"), zone: "Asia/Beirut")
    #expect(events.count == 1)
  }

  @Test(
    arguments: [
      (
        "DTSTART:20260310T100000Z\nRRULE:FREQ=DAILY;UNTIL=20260316T100000Z",
        ["03-14T10:00", "03-15T10:00", "03-16T10:00"]
      ),
      (
        "DTSTART:20260310T100000Z\nRRULE:FREQ=DAILY;UNTIL=20260316",
        ["03-14T10:00", "03-15T10:00", "03-16T10:00"]
      ),
      ("DTSTART:20200131T100000Z\nRRULE:FREQ=MONTHLY;BYMONTHDAY=31", ["03-31T10:00"]),
      ("DTSTART:20200101T100000Z\nRRULE:FREQ=MONTHLY;BYDAY=-1FR", ["03-27T10:00"]),
      (
        "DTSTART:20200101T100000Z\nRRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
        ["03-31T10:00"]
      ),
      ("DTSTART:20240229T100000Z\nRRULE:FREQ=YEARLY", []),
      (
        "DTSTART:20260314T100000Z\nRRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SA,SU;COUNT=4",
        ["03-14T10:00", "03-22T10:00", "03-28T10:00", "04-05T10:00"]
      ),
      (
        "DTSTART:20260314T100000Z\nRDATE:20260401T100000Z,20260402T120000Z",
        ["03-14T10:00", "04-01T10:00", "04-02T12:00"]
      ),
      (
        "DTSTART:20260314T100000Z\nRDATE;VALUE=PERIOD:20260401T100000Z/PT1H",
        ["03-14T10:00", "04-01T10:00"]
      ),
      (
        "DTSTART:20260313T100000Z\nRRULE:FREQ=DAILY;COUNT=5\nEXDATE:20260315T100000Z,20260316T100000Z",
        ["03-14T10:00", "03-17T10:00"]
      ),
      (
        "DTSTART:20260313T100000Z\nRRULE:FREQ=DAILY;COUNT=5\nEXDATE;VALUE=DATE:20260315",
        ["03-14T10:00", "03-16T10:00", "03-17T10:00"]
      ),
      (
        "DTSTART;TZID=Europe/Berlin:20260313T110000\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE:20260315T100000Z",
        ["03-14T10:00", "03-16T10:00"]
      ),
      (
        "DTSTART;VALUE=DATE:20260313\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE;VALUE=DATE:20260315",
        ["03-13T23:00", "03-15T23:00"]
      ),
      (
        "DTSTART:20260301T000000Z\nRRULE:FREQ=HOURLY;INTERVAL=36;UNTIL=20260317T000000Z",
        ["03-14T12:00", "03-16T00:00"]
      ),
      (
        "DTSTART:20260301T000000Z\nRRULE:FREQ=HOURLY;INTERVAL=7;UNTIL=20260315T000000Z",
        ["03-14T10:00", "03-14T17:00", "03-15T00:00"]
      ),
      (
        "DTSTART:20260301T000000Z\nRRULE:FREQ=MINUTELY;INTERVAL=450;UNTIL=20260315T000000Z",
        ["03-14T10:30", "03-14T18:00"]
      ),
      (
        // On the clock on the wall, as without an earlier start.
        "DTSTART;TZID=Europe/Berlin:20260301T010000\nRRULE:FREQ=HOURLY;INTERVAL=9;UNTIL=20260315T000000Z",
        ["03-14T12:00", "03-14T21:00"]
      ),
      (
        "DTSTART:20260313T100000Z\nRRULE:FREQ=DAILY;COUNT=5\nEXRULE:FREQ=DAILY;INTERVAL=2",
        ["03-14T10:00", "03-16T10:00"]
      ),
      // The start counts although its rule never comes true.
      ("DTSTART:20260314T100000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", ["03-14T10:00"]),
      ("DTSTART:20260314T100000Z\nRRULE:FREQ=YEARLY;BYMONTH=13", ["03-14T10:00"]),
      ("DTSTART:20260314T100000Z\nRRULE:FREQ=DAILY;UNTIL=20260301T100000Z", ["03-14T10:00"]),
      ("DTSTART:20260314T100000Z\nRRULE:FREQ=SOMETIMES", ["03-14T10:00"]),
    ] as [(String, [String])])
  func recurrence(_ lines: String, _ expected: [String]) throws {
    #expect(try starts(lines) == expected)
  }

  /// Rules of which libical's own iterator gives other times.
  @Test(
    arguments: [
      (
        "DTSTART:20260302T080000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1",
        ["03-16T08:00", "03-23T08:00", "03-30T08:00", "04-06T08:00"]
      ),
      ("DTSTART:20260228T090000Z\nRRULE:FREQ=DAILY;BYMONTHDAY=-1", ["03-31T09:00"]),
      (
        "DTSTART:20260301T170000Z\nRRULE:FREQ=DAILY;BYHOUR=17,9;UNTIL=20260315T120000Z",
        ["03-14T17:00", "03-15T09:00"]
      ),
      (
        "DTSTART:20260313T170000Z\nRRULE:FREQ=DAILY;BYHOUR=17,9;COUNT=4",
        ["03-14T17:00", "03-15T09:00"]
      ),
      ("DTSTART:20260101T100000Z\nRRULE:FREQ=YEARLY;BYMONTHDAY=1", ["04-01T10:00"]),
      (
        // The weeks are those from Monday: the Sunday after the start is in its week.
        "DTSTART:20260314T100000Z\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;COUNT=2",
        ["03-14T10:00", "03-15T10:00", "03-29T10:00"]
      ),
      (
        "DTSTART:20200302T090000Z\nRRULE:FREQ=HOURLY;BYDAY=MO;BYHOUR=9,10;UNTIL=20260320T000000Z",
        ["03-16T09:00", "03-16T10:00"]
      ),
    ] as [(String, [String])])
  func rulesAreThoseOfTheStandard(_ lines: String, _ expected: [String]) throws {
    #expect(try starts(lines) == expected)
  }

  @Test func weeksAtTheTurnOfTheYear() throws {
    // 2026 has 53 weeks.
    for week in ["53", "-1"] {
      let rule = "RRULE:FREQ=YEARLY;BYWEEKNO=\(week);BYDAY=MO"
      #expect(
        try starts("DTSTART:20200101T100000Z\n\(rule)", at: "2026-12-20T00:00:00Z")
          == ["12-28T10:00"])
    }
  }

  @Test(arguments: [
    "RRULE:FREQ=HOURLY",
    // What the library does not read, it drops.
    "RRULE:FREQ=SOMETIMES", "RRULE;X-A=B:FREQ=NEVER;\n COUNT=3", "EXDATE;VALUE=DATE:soon",
    "RRULE:FREQ=DAILY\nEXRULE:FREQ=",
  ])
  func aRuleThatIsNotFollowedIsNamed(_ rule: String) throws {
    let text = calendar(event("DTSTART;VALUE=DATE:20260314\n\(rule)"))
    let document = try CalendarDocument(text, name: "x", now: testStart, days: 7)
    #expect(
      document.warnings == ["the rule that repeats “Event” is not followed: not all are shown"])
  }

  /// Clocks go forward on 29 March, from 02:00 to 03:00, and back on 25 October, from 03:00 to 02:00.
  @Test(arguments: ["DTSTART;TZID=Europe/Berlin", "DTSTART"])
  func timesThatClocksSkipOrShowTwice(_ start: String) throws {
    #expect(
      try starts("\(start):20260327T023000\nRRULE:FREQ=DAILY;COUNT=4")
        == ["03-27T01:30", "03-28T01:30", "03-29T01:30", "03-30T00:30"])
    #expect(try starts("\(start):20260329T023000") == ["03-29T01:30"])
    let autumn = "2026-10-20T00:00:00Z"
    #expect(try starts("\(start):20261025T023000", at: autumn) == ["10-25T00:30"])
    #expect(
      try starts("\(start):20261024T023000\nRRULE:FREQ=DAILY;COUNT=3", at: autumn)
        == ["10-24T00:30", "10-25T00:30", "10-26T01:30"])
  }

  /// Some programs write a day that is called off as its midnight, or a time without its zone.
  @Test(
    arguments: [
      (
        "DTSTART;VALUE=DATE:20260314\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20260315T000000Z",
        ["03-13T23:00", "03-15T23:00"]
      ),
      (
        "DTSTART;VALUE=DATE:20260314\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20260314T230000Z",
        ["03-13T23:00", "03-15T23:00"]
      ),
      (
        "DTSTART;TZID=America/New_York:20260314T100000\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20260315T100000",
        ["03-14T14:00", "03-16T14:00"]
      ),
      (
        "DTSTART;TZID=America/New_York:20260314T100000\nRDATE:20260315T100000",
        ["03-14T14:00", "03-15T14:00"]
      ),
    ] as [(String, [String])])
  func exceptionsMayHaveAnotherForm(_ lines: String, _ expected: [String]) throws {
    #expect(try starts(lines) == expected)
  }

  @Test func aDayIsMovedByItsMidnight() throws {
    let series = event("DTSTART;VALUE=DATE:20260314\nRRULE:FREQ=DAILY;COUNT=3")
    let change = event("RECURRENCE-ID:20260315T000000Z\nDTSTART;VALUE=DATE:20260320")
    #expect(
      try events("\(series)\n\(change)").map { Self.utc($0.start) }
        == ["03-13T23:00", "03-15T23:00", "03-19T23:00"])
  }

  @Test func aPeriodHasItsOwnEnd() throws {
    let lines = """
      DTSTART:20260314T100000Z
      DTEND:20260314T110000Z
      RDATE;VALUE=PERIOD:20260315T100000Z/20260315T200000Z
      RDATE;VALUE=PERIOD:20260316T100000Z/PT3H
      """
    #expect(try events(event(lines)).map { $0.end - $0.start } == [3600, 36_000, 10_800])
  }

  @Test(arguments: ["20261131T140000Z", "20260315T250000Z", "20260315T146000Z", "20260229T100000Z"])
  func aTimeThatNoClockHasIsNone(time: String) throws {
    let text = calendar(event("DTSTART:\(time)"))
    let document = try CalendarDocument(text, name: "x", now: testStart, days: 300)
    #expect(document.events.isEmpty)
    #expect(
      document.warnings.first?.contains("without a valid start") == true, "\(document.warnings)")
  }

  @Test func anOccurrenceMayBeCancelledByItsDay() throws {
    let lines = """
      BEGIN:VEVENT
      UID:1
      DTSTART:20260314T100000Z
      RRULE:FREQ=DAILY;COUNT=3
      END:VEVENT
      BEGIN:VEVENT
      UID:1
      RECURRENCE-ID;VALUE=DATE:20260315
      DTSTART;VALUE=DATE:20260315
      STATUS:CANCELLED
      END:VEVENT
      """
    #expect(try events(lines).map { Self.utc($0.start) } == ["03-14T10:00", "03-16T10:00"])
  }

  @Test func fastRulesAreSkippedThrough() throws {
    let minutely = try starts("DTSTART:19900101T000000Z\nRRULE:FREQ=MINUTELY;INTERVAL=15", days: 1)
    #expect(minutely.prefix(3) == ["03-14T09:30", "03-14T09:45", "03-14T10:00"])
    let often = try events(event("DTSTART:19900101T000000Z\nRRULE:FREQ=SECONDLY"))
    #expect(often.count == CalendarDocument.mostEvents)
  }

  /// Rules whose next time the library would search in every hour, minute or second of all years.
  @Test(arguments: [
    "HOURLY;BYMONTH=2;BYMONTHDAY=30", "MINUTELY;BYMONTH=2;BYMONTHDAY=30",
    "SECONDLY;BYMONTH=2;BYMONTHDAY=30", "MINUTELY;BYHOUR=25",
  ])
  func rulesThatMayNeverComeTrue(rule: String) throws {
    #expect(try starts("DTSTART:20260314T100000Z\nRRULE:FREQ=\(rule)", days: 1) == ["03-14T10:00"])
  }

  @Test func invitationsMaySayBeginAndEnd() throws {
    let text = event("DTSTART:20260314T100000Z\nDESCRIPTION:Start: 10:00\n End: 11:00")
    #expect(try events(text).count == 1)
  }

  @Test func oneTimeOfARepeatedEventMayBeAnother() throws {
    let lines = """
      BEGIN:VEVENT
      UID:1
      SUMMARY:Standup
      DTSTART;TZID=Europe/Berlin:20260302T100000
      DURATION:PT15M
      RRULE:FREQ=WEEKLY
      END:VEVENT
      BEGIN:VEVENT
      UID:1
      SUMMARY:Standup, later
      RECURRENCE-ID;TZID=Europe/Berlin:20260316T100000
      DTSTART;TZID=Europe/Berlin:20260317T140000
      DURATION:PT30M
      END:VEVENT
      BEGIN:VEVENT
      UID:1
      SUMMARY:Standup
      RECURRENCE-ID:20260323T090000Z
      DTSTART;TZID=Europe/Berlin:20260323T100000
      STATUS:CANCELLED
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      SUMMARY:Other
      RECURRENCE-ID:20260330T080000Z
      DTSTART:20260316T090000Z
      END:VEVENT
      """
    let events = try events(lines, days: 20, keepsCancelled: true)
    #expect(
      events.map { "\(Self.utc($0.start)) \($0.title) \($0.status ?? "-")" } == [
        "03-16T09:00 Other -", "03-17T13:00 Standup, later -", "03-23T09:00 Standup cancelled",
        "03-30T08:00 Standup -",
      ])
    #expect(events[1].end - events[1].start == 1800)
    #expect(try self.events(lines, days: 20).map(\.status) == [nil, nil, nil])
  }

  @Test func whatIsOverOrFarIsLeftOut() throws {
    let lines = [
      "DTSTART:20260314T080000Z\nDTEND:20260314T090000Z",  // over
      "DTSTART:20260314T080000Z\nDTEND:20260314T110000Z",  // now
      "DTSTART;VALUE=DATE:20260314", "DTSTART;VALUE=DATE:20260310\nDTEND;VALUE=DATE:20260314",
      "DTSTART;VALUE=DATE:20260310\nDTEND;VALUE=DATE:20260315", "DTSTART:20260315T225900Z",
      "DTSTART:20260315T230000Z", "DTSTART:20260314T091000Z",
      "DTSTART:20260314T080000Z\nDURATION:P1DT1H",
    ]
    let body = lines.map(event).joined(separator: "\n")
    #expect(
      try events(body, days: 2).map { Self.utc($0.start) } == [
        "03-09T23:00", "03-13T23:00", "03-14T08:00", "03-14T08:00", "03-15T22:59",
      ])
  }

  @Test func linesMayBeFolded() throws {
    let events = try events(event("DTSTART:20260314T1\n 00000Z\nLOCATION:Far\n  away"))
    #expect(events.first?.location == "Far away")
  }

  @Test func severalCalendarsInOneFile() throws {
    let now = try #require(DateText.date("2026-03-14T09:26:00Z"))
    let both =
      calendar(event("DTSTART:20260314T100000Z")) + calendar(event("DTSTART:20260314T110000Z"))
    #expect(
      try CalendarDocument(both, name: "x", now: now, days: 1, local: .named("UTC")).events.count
        == 2)
  }

  @Test(arguments: ["", "<html>", "BEGIN:VCARD\r\nEND:VCARD\r\n", "BEGIN:VEVENT\r\nEND:VEVENT\r\n"])
  func whatIsNoCalendar(_ text: String) {
    #expect(
      throws: SourceFailure(
        "not a calendar", "x does not contain BEGIN:VCALENDAR.", kind: .malformed)
    ) {
      try CalendarDocument(text, name: "x", now: testStart, days: 7)
    }
  }

  /// Any bytes are refused as no calendar, or give events of the days that are asked for.
  ///
  /// - Returns: The number of events; `nil` if the bytes are refused.
  private func countOfBroken(_ bytes: some Sequence<UInt8>) -> Int? {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    do throws(SourceFailure) {
      let document = try CalendarDocument(text, name: "x", now: testStart, days: 7)
      for event in document.events {
        #expect(event.end >= event.start, "\(text)")
        #expect(event.end >= testStart.timeIntervalSince1970, "\(text)")
        #expect(event.start < testStart.timeIntervalSince1970 + 8 * 86_400, "\(text)")
        #expect(!event.title.unicodeScalars.contains { $0.value < 0x20 }, "\(text)")
      }
      return document.events.count
    } catch {
      #expect(error.reason == "not a calendar")
      #expect(error.kind == .malformed)
      return nil
    }
  }

  @Test func brokenFilesAreReadOrRefused() throws {
    let whole = Array(
      calendar(
        event("DTSTART;TZID=Europe/Berlin:20260302T100000\nRRULE:FREQ=WEEKLY;BYDAY=MO")
      ).utf8)
    #expect(countOfBroken(whole) == 1)
    let cut = stride(from: 0, to: whole.count, by: 3).map { countOfBroken(whole.prefix($0)) }
    let changed = stride(from: 0, to: whole.count, by: 2).map { place in
      var bytes = whole
      bytes[place] = UInt8(truncatingIfNeeded: place &* 37)
      return countOfBroken(bytes)
    }
    // Some are refused, and some are read as if they were whole.
    #expect(cut.contains(nil) && cut.contains(1))
    #expect(changed.contains(nil) && changed.contains(1))
  }

  @Test(arguments: [
    ("Pacific Standard Time", "03-14T17:00"), ("W. Europe Standard Time", "03-14T09:00"),
    ("India Standard Time", "03-14T04:30"), ("UTC", "03-14T10:00"), ("UTC-11", "03-14T21:00"),
    ("utc+12", "03-13T22:00"),
  ])
  func zonesOfWindows(_ name: String, _ start: String) throws {
    let line = "DTSTART;TZID=\(name):20260314T100000"
    #expect(try starts(line, at: "2026-03-13T00:00:00Z") == [start])
  }

  @Test func everyZoneOfWindowsIsKnown() throws {
    for (name, zone) in WindowsZones.names {
      let text = calendar(event("DTSTART;TZID=\(name):20260314T100000"))
      let now = try #require(DateText.date("2026-03-13T00:00:00Z"))
      let document = try CalendarDocument(text, name: "file", now: now, days: 30)
      #expect(document.unknownZones == [], "\(name) is \(zone)")
    }
  }

  /// Anybody may send an invitation without an identifier.
  @Test func eventsWithoutIdentifiersChangeNoOther() throws {
    let series = "BEGIN:VEVENT\nDTSTART:20260315T100000Z\nRRULE:FREQ=DAILY;COUNT=3\nEND:VEVENT"
    let change = """
      BEGIN:VEVENT
      RECURRENCE-ID:20260316T100000Z
      DTSTART:20260316T100000Z
      STATUS:CANCELLED
      END:VEVENT
      """
    #expect(try events("\(series)\n\(change)").count == 3)
  }

  @Test func whatIsLeftOutOrDoubtfulIsSaid() throws {
    func warnings(_ lines: String) throws -> [String] {
      try CalendarDocument(calendar(lines), name: "file", now: Date(), days: 9).warnings
    }
    let odd = event("DTSTART:20261129T10Z")
    #expect(try warnings(odd) == ["the event “Event” without a valid start: not shown"])
    #expect(
      try warnings("\(odd)\n\(event("DTSTART:20261129T100000+0200"))")
        == ["2 events, such as “Event” without a valid start: not shown"])
    let zones = ["A/B", "GMT+5", "C/D", "E/F"].map {
      event("DTSTART;TZID=\($0):20200101T100000\nRRULE:FREQ=DAILY")
    }
    #expect(
      try warnings((zones + [odd]).joined(separator: "\n")) == [
        "the event “Event” without a valid start: not shown",
        "unknown time zones A/B, GMT+5, C/D and 1 more, read as local time",
      ])
  }

  /// One event takes no room of the others, be its occurrences those of a rule or changed one by one.
  @Test func changedOccurrencesTakeNoRoomOfOthers() throws {
    let changes = (0..<2100).map { number in
      let time = "202603\(15 + number / 1000)T\(100_000 + number % 1000 / 60 * 100 + number % 60)Z"
      return
        "BEGIN:VEVENT\nUID:1\nSUMMARY:\(number)\nRECURRENCE-ID:\(time)\nDTSTART:\(time)\nEND:VEVENT"
    }
    let own =
      "BEGIN:VEVENT\nUID:2\nSUMMARY:Own\nDTSTART:20260402T100000Z\nRRULE:FREQ=DAILY;COUNT=3\nEND:VEVENT"
    let events = try events((changes + [own]).joined(separator: "\n"))
    #expect(events.count == CalendarDocument.mostEvents)
    #expect(events.count { $0.title == "Own" } == 3)
  }

  @Test func whatIsCancelledDoesNotTakePlace() throws {
    #expect(try events(event("DTSTART:20260315T100000Z\nSTATUS:CANCELLED")) == [])
    let series = event("DTSTART:20260315T100000Z\nRRULE:FREQ=DAILY;COUNT=3")
    let change = event("RECURRENCE-ID:20260316T100000Z\nDTSTART:20260316T100000Z\nSTATUS:CANCELLED")
    #expect(
      try events("\(series)\n\(change)").map { Self.utc($0.start) }
        == ["03-15T10:00", "03-17T10:00"])
  }
}
