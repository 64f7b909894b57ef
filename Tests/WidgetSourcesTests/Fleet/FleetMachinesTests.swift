import FoundationEssentials
import Testing
import WidgetBase

@testable import WidgetSources

/// Tests of what the machines of a fleet read each for itself.
struct FleetMachinesTests {
  private let now = Date(timeIntervalSince1970: 10_000)
  /// The server's clock, which is as this machine's.
  private let clock = FleetClock(time: 10_000, sent: 500, received: 500)

  private func row(
    _ machine: String, _ content: FleetContent, read: TimeInterval = 9_990,
    due: TimeInterval? = 10_020
  ) -> FleetRow {
    FleetRow(
      key: FleetKey("load-1", machine: machine), generation: 3, content: content.text ?? "",
      asker: "\(machine)#1", read: read, due: due, skew: 0)
  }

  private func value(_ datum: Datum, read: TimeInterval = 9_990) -> FleetContent {
    .reading(Reading(datum, at: Date(timeIntervalSince1970: read)))
  }

  private func each(
    _ rows: [FleetRow], seen: [String: TimeInterval]? = nil
  ) throws(SourceFailure) -> Reading {
    let here = Dictionary(uniqueKeysWithValues: rows.map { ($0.key.machine, 9_980.0) })
    let times = (seen ?? here).map { (ExactText($0.key), $0.value) }
    return try FleetMachines(rows, seen: Dictionary(uniqueKeysWithValues: times), by: clock)
      .each(now: now, at: 500)
  }

  @Test func eachMachineIsARecord() throws {
    let reading = try each([
      row("web2", value(0.5)), row("web1", value(1.25, read: 9_970), read: 9_970),
    ])
    #expect(
      reading.entries[0].datum == [
        ["name": "web1", "value": 1.25, "read": "1970-01-01T02:46:10Z"],
        ["name": "web2", "value": 0.5, "read": "1970-01-01T02:46:30Z"],
      ])
    #expect(reading.warnings.isEmpty && !reading.lacksRows)
    // The age of the tile is that of its oldest value.
    #expect(reading.oldest == Date(timeIntervalSince1970: 9_970))
    #expect(reading.entries[0].date == Date(timeIntervalSince1970: 9_990))
    // When the first value would be missing, it is looked at again.
    #expect(reading.reload == .after(Date(timeIntervalSince1970: 10_050)))
  }

  @Test func whatIsMissingOrDeniedOnOneMachineIsSoOfAll() throws {
    var part = Reading(70, at: Date(timeIntervalSince1970: 9_990))
    (part.isPartial, part.warnings) = (true, ["b: HTTP 500"])
    let partial = try each([row("web1", .reading(part)), row("web2", value(1))])
    #expect(partial.isPartial)
    #expect(!partial.isDeniedInPart)
    let failure = SourceFailure("HTTP 403", "", kind: .denied)
    let denied = try each([row("web1", .failure(failure, attempts: 1)), row("web2", value(1))])
    #expect(denied.isDeniedInPart)
    // One of several calendars denied access on a machine.
    var calendar = Reading([], at: Date(timeIntervalSince1970: 9_990))
    calendar.isDeniedInPart = true
    #expect(try each([row("web1", .reading(calendar))]).isDeniedInPart)
    #expect(!(try each([row("web1", value(1))]).isDeniedInPart))
  }

  @Test func aValueThatIsOverdueIsNoValue() throws {
    let rows = [
      row("web1", value(1)), row("web2", value(2, read: 9_900), read: 9_900, due: 9_969),
    ]
    let reading = try each(rows)
    #expect(reading.entries[0].datum.items?[1]["value"] == .null)
    #expect(reading.entries[0].datum.items?[1]["error"] == "no news for 1 m 40 s")
    #expect(reading.warnings.first == "web2: no news for 1 m 40 s")
    #expect(reading.lacksRows)
  }

  @Test func aMachineThatIsGoneHasNoValueAndIsForgottenLater() throws {
    let rows = [
      row("web1", value(1)), row("web2", value(2, read: 9_000), read: 9_000, due: nil),
    ]
    let gone = try each(rows, seen: ["web1": 9_980, "web2": 9_849])
    #expect(gone.entries[0].datum.items?.last?["value"] == .null)
    #expect(gone.warnings.first == "web2: no news for 16 m 40 s")
    let forgotten = try each(rows, seen: ["web1": 9_980, "web2": -600_000])
    #expect(forgotten.entries[0].datum.items?.count == 2)
    let old = [rows[0], row("web2", value(2, read: -600_000), read: -600_000, due: nil)]
    #expect(try each(old, seen: ["web1": 9_980]).entries[0].datum.items?.count == 1)
  }

  @Test func fieldsOfARecordStandBesideTheName() throws {
    let reading = try each([
      row("web1", value(["cpu": 4, "name": "other", "error": "x"])),
      row("web2", .failure(SourceFailure("exit 1", "df: no such disk"), attempts: 1)),
      row("web3", value(.list([1, 2]))),
    ])
    let records = try #require(reading.entries[0].datum.items)
    #expect(records[0]["name"] == "web1")
    #expect(records[0]["cpu"] == 4)
    #expect(records[0]["error"] == nil)
    #expect(records[1]["error"] == "exit 1")
    #expect(records[1]["value"] == nil)
    #expect(records[2]["values"] == .list([1, 2]))
    #expect(reading.warnings.first == "web2: exit 1")
  }

  @Test func aRowThatIsNoAnswerFailsAlone() throws {
    var wrong = row("web1", value(1))
    wrong.content = "\u{1b}[2J {"
    let reading = try each([wrong, row("web2", value(2))])
    #expect(reading.entries[0].datum.items?[0]["error"] == "fleet: unreadable answer")
    #expect(reading.entries[0].datum.items?[1]["value"] == 2)
  }

  @Test func whereNoMachineAnswersTheReadingFails() {
    #expect(throws: SourceFailure.self) { try each([]) }
    let failed = row("web1", .failure(SourceFailure("exit 1"), attempts: 1))
    #expect(throws: SourceFailure("exit 1", retryAfter: Date(timeIntervalSince1970: 10_020))) {
      try each([failed])
    }
  }

  /// `é` in one scalar and in two are two machines, as they are in the database.
  @Test func namesThatLookTheSameAreTwoMachines() throws {
    let names = ["caf\u{e9}", "cafe\u{301}"]
    var known = FleetRows()
    for (name, number) in zip(names, [1.0, 2]) {
      let row = row(name, value(.number(number)))
      known[row.key] = row
    }
    let rows = known.ofMachines("load-1")
    #expect(rows.count == 2)
    #expect(known.generations(of: "load-1", isOfMachines: true).count == 2)
    let seen = Dictionary(uniqueKeysWithValues: names.map { (ExactText($0), 9_980.0) })
    let machines = FleetMachines(rows, seen: seen, by: clock)
    let records = try #require(try machines.each(now: now, at: 500).entries[0].datum.items)
    #expect(Set(records.map { $0["value"] }) == [1, 2])
    for (name, number) in zip(names, [1.0, 2]) {
      let reading = try machines.value(of: name, now: now, at: 500)
      #expect(reading.entries[0].datum == .number(number))
    }
    #expect(Set(names.map { FleetKey("load-1", machine: $0) }).count == 2)
  }

  /// Returns the content of a timeline whose entries are dated, and over, so many seconds from now.
  private func timeline(_ entries: (date: Double, value: Datum, over: Double?)...) -> FleetContent {
    .reading(
      Reading(
        entries: entries.map { date, value, over in
          Reading.Entry(date: now + date, datum: value, expiration: over.map { now + $0 })
        }, reload: .never))
  }

  @Test func whatIsOverIsNoValue() throws {
    let over = timeline((-86_400, 42, -7200))
    let words = "over since \(DateText.dayAndTime(now - 7200))"
    let reading = try each([row("web1", over), row("web2", value(1))])
    let records = try #require(reading.entries[0].datum.items)
    #expect(records.map { $0["value"] } == [.null, 1])
    #expect(records.map { $0["error"]?.words } == [words, nil])
    #expect(reading.lacksRows)
    #expect(reading.warnings == ["web1: \(words)"])
    // Where nothing else is known, the whole is over.
    let alone = try each([row("web1", over), row("web2", timeline((-100, 7, -60)))])
    #expect(alone.entries[0].datum.items?.map { $0["value"] } == [42, 7])
    #expect(alone.entries[0].expiration == now - 60)
    #expect(alone.warnings.isEmpty && alone.reload == .after(now + 50))
    #expect(reading.entries[0].expiration == nil)
    let failed = row("web2", .failure(SourceFailure("exit 1"), attempts: 1))
    let both = failure { () throws(SourceFailure) in try each([row("web1", over), failed]) }
    #expect(both.reason == "exit 1")
  }

  @Test func laterEntriesComeAndEndAtTheirTimes() throws {
    let next = timeline((-5, 1, nil), (8, 2, 20), (30, 3, nil))
    let first = try each([row("web1", next)])
    #expect(first.entries[0].datum.items?[0]["value"] == 1)
    #expect(first.reload == .after(now + 8))
    let second = try each([row("web1", timeline((-13, 1, nil), (-1, 2, 12), (22, 3, nil)))])
    #expect(second.entries[0].datum.items?[0]["value"] == 2)
    #expect(second.entries[0].date == now - 1)
    #expect(second.reload == .after(now + 12))
    // Until the next one there is nothing.
    let gap = timeline((-26, 2, -3), (9, 3, nil))
    let waiting = try each([row("web1", gap)])
    #expect(waiting.entries[0].expiration == now - 3 && waiting.reload == .after(now + 9))
    #expect(try each([row("web1", gap), row("web2", value(1))]).reload == .after(now + 9))
    // On its own it is the whole timeline.
    let machines = FleetMachines([row("web1", next)], seen: [:], by: clock)
    #expect(try machines.value(of: "web1", now: now, at: 500).entries.count == 3)
  }

  @Test func theValueOfOneMachineIsItsOwn() throws {
    let machines = FleetMachines(
      [row("web1", value(1)), row("web2", value(2))], seen: [:], by: clock)
    #expect(try machines.value(of: "web2", now: now, at: 500).entries[0].datum == 2)
    #expect(throws: FleetWords.noValue(of: "web3")) {
      try machines.value(of: "web3", now: now, at: 500)
    }
  }
}
