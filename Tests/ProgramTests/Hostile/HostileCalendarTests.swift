import FoundationEssentials
import Testing
import WidgetTesting

/// Tests of what one event of a shared calendar, such as a stranger's invitation, does to the others, on the
/// release program.
@Suite(.fewAtOnce)
struct HostileCalendarTests {
  private static func event(_ title: String, _ lines: String) -> String {
    "BEGIN:VEVENT\r\nUID:\(title)\r\nSUMMARY:\(title)\r\n\(lines)\r\nEND:VEVENT\r\n"
  }

  private func picture(_ body: String) async throws -> String {
    let folder = BoardFolder()
    try folder.write("team.ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(body)END:VCALENDAR\r\n")
    try folder.write(
      "board.yaml",
      """
      widgets: {days: {kind: agenda, source: {ical: team.ics}}}
      pages: {Home: [days]}
      """)
    let outcome = try await folder.run("snapshot", "board.yaml", "--size", "72x20")
    folder.endHost()
    return outcome.standardOutput
  }

  @Test func anEventWithoutEndHidesNoOther() async throws {
    let picture = try await picture(
      Self.event("Flood", "DTSTART:20200101T000000Z\r\nRRULE:FREQ=SECONDLY")
        + Self.event("Holiday", "DTSTART;VALUE=DATE:20200101\r\nRRULE:FREQ=DAILY"))
    #expect(picture.contains("Holiday"), "\(picture)")
    #expect(picture.contains("⚠ too many events, such as “Flood”"), "\(picture)")
  }

  @Test func anEventOfEachMinuteLeavesRoom() async throws {
    let picture = try await picture(
      Self.event("Flood", "DTSTART:20200101T000000Z\r\nRRULE:FREQ=MINUTELY;UNTIL=20990101T000000Z")
        + Self.event("Holiday", "DTSTART;VALUE=DATE:20200102\r\nRRULE:FREQ=DAILY"))
    #expect(picture.contains("Holiday"), "\(picture)")
    #expect(picture.contains(/\+[0-9]+ more/) || picture.contains("⚠"), "\(picture)")
  }

  /// Anybody may send an invitation without an identifier.
  @Test func anEventWithoutAnIdentifierCancelsNoOther() async throws {
    let picture = try await picture(
      "BEGIN:VEVENT\r\nSUMMARY:Surgery\r\nDTSTART;VALUE=DATE:20200101\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\n"
        + (0..<9).map { day in
          "BEGIN:VEVENT\r\nSUMMARY:x\r\nDTSTART;VALUE=DATE:20200101\r\nSTATUS:CANCELLED\r\n"
            + "RECURRENCE-ID;VALUE=DATE:\(Self.day(after: day))\r\nEND:VEVENT\r\n"
        }.joined())
    #expect(picture.contains("Surgery"), "\(picture)")
  }

  /// Returns a day from today on, such as `20260301`.
  private static func day(after days: Int) -> String {
    let date = Date(timeIntervalSinceNow: Double(days) * 86_400)
    return date.formatted(.iso8601.year().month().day().dateSeparator(.omitted))
  }

  /// Without these words an agenda would say that there are no events.
  @Test func anEventThatIsNotFollowedIsNamed() async throws {
    let picture = try await picture(
      Self.event("Lost", "DTSTART:00010101T000000Z\r\nRRULE:FREQ=DAILY"))
    #expect(picture.contains("⚠ too many events, such as “Lost”"), "\(picture)")
  }

  @Test(arguments: ["", "BEGIN:STANDARD\r\nTZOFFSETFROM:+0200\r\nEND:STANDARD\r\n"])
  func aZoneThatDefinesNothingIsNone(_ rules: String) async throws {
    func body(_ zone: String) -> String {
      "BEGIN:VTIMEZONE\r\nTZID:\(zone)\r\n\(rules)END:VTIMEZONE\r\n"
        + Self.event("Tea", "DTSTART;TZID=\(zone):20200101T100000\r\nRRULE:FREQ=DAILY")
    }
    let known = try await picture(body("Asia/Tokyo"))
    #expect(known.contains("01:00 Tea"), "\(known)")
    let unknown = try await picture(body("Mars/Base"))
    #expect(unknown.contains("⚠ unknown time zone Mars/Base"), "\(unknown)")
  }
}
