import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

@Suite struct ICalendarSourceTests {
  private let folder = TemporaryFolder()

  private func event(_ title: String, hours: Double, more: String = "") -> String {
    let start = testStart.addingTimeInterval(hours * 3600).formatted(.iso8601)
      .filter { !"-:".contains($0) }
    return ["BEGIN:VEVENT", "UID:\(title)", "SUMMARY:\(title)", "DTSTART:\(start)", "END:VEVENT"]
      .joined(separator: "\r\n") + "\r\n"
  }

  private func calendar(_ events: String...) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n\(events.joined())END:VCALENDAR\r\n"
  }

  private func source(_ places: [String], _ more: [String: Setting] = [:]) throws(SourceFailure)
    -> any Source
  {
    let list = Setting.list(places.map { .text($0) })
    return try SourceKind.ical.make(.mapping(["ical": list].merging(more) { $1 }))
  }

  private func read(
    _ places: String..., more: [String: Setting] = [:]
  ) throws(SourceFailure) -> Reading {
    try source(places, more).read(.test(folder: folder.path))
  }

  private func titles(_ reading: Reading) -> [String] {
    (reading.datum.items ?? []).map {
      "\($0["title"]?.words ?? "") (\($0["calendar"]?.words ?? ""))"
    }
  }

  @Test func filesAndFolders() throws {
    try folder.write(calendar(event("Late", hours: 5), event("Early", hours: 1)), to: "work.ics")
    mkdir(folder["home"], 0o700)
    try folder.write(calendar(event("Middle", hours: 3)), to: "home/a.ics")
    try folder.write(calendar(event("First", hours: 0.5)), to: "home/b.ics")
    try folder.write("nothing", to: "home/notes.txt")
    let reading = try read("work.ics", folder["home"])
    #expect(
      titles(reading) == ["First (home)", "Early (work)", "Middle (home)", "Late (work)"])
    #expect(reading.reload == .asScheduled)
    #expect(reading.warnings.isEmpty)
    let one = try SourceKind.ical.make(["ical": "work.ics"]).read(.test(folder: folder.path))
    #expect(titles(one) == ["Early (work)", "Late (work)"])
  }

  @Test func onlySoManyDays() throws {
    try folder.write(calendar(event("Far", hours: 24 * 6.9)), to: "a.ics")
    #expect(try titles(read("a.ics")).isEmpty)
    #expect(try titles(read("a.ics", more: ["days": "9"])) == ["Far (a)"])
  }

  /// A month is read from its first day, and until the end of those that are shown if the board does not say how far.
  @Test func monthsAreReadWhole() throws {
    try folder.write(
      calendar(event("Over", hours: -240), event("Far", hours: 24 * 60)), to: "a.ics")
    var request = SourceRequest.test(folder: folder.path)
    #expect(try source(["a.ics"]).read(request).knownFrom == testStart)
    request.wantsMonths = true
    let reading = try source(["a.ics"]).read(request)
    #expect(titles(reading) == ["Over (a)", "Far (a)"])
    #expect(reading.knownFrom == CalendarZone.system.midnight(-13, after: testStart))
    // The first of July.
    #expect(reading.knownUntil == CalendarZone.system.midnight(109, after: testStart))
    let week = try source(["a.ics"], ["days": "7"]).read(request)
    #expect(titles(week) == ["Over (a)"])
    #expect(week.knownUntil == CalendarZone.system.midnight(7, after: testStart))
  }

  /// A day of which events are left out must not look free.
  @Test func daysWithoutAllTheirEventsAreUnknown() throws {
    for name in ["a", "b"] {
      let events = (0..<1001).map { event("\(name)\($0)", hours: 48 + Double($0) / 3600) }
      try folder.write(calendar(events.joined()), to: "\(name).ics")
    }
    let one = try read("a.ics")
    #expect(one.knownUntil == CalendarZone.system.midnight(7, after: testStart))
    let both = try read("a.ics", "b.ics")
    #expect(both.datum.items?.count == 2000)
    #expect(both.warnings == ["more than 2000 events: the last are not shown"])
    #expect(both.knownUntil == CalendarZone.system.midnight(2, after: testStart))
  }

  /// The file may have them in any order: its nearest events are shown.
  @Test func ofOneFileTheNearestEventsAreShown() throws {
    let late = (0..<1500).map { event("late \($0)", hours: 72 + Double($0) / 3600) }
    let near = (0..<1000).map { event("near \($0)", hours: 2 + Double($0) / 3600) }
    try folder.write(calendar(late.joined(), near.joined()), to: "a.ics")
    let reading = try read("a.ics")
    let shown = titles(reading)
    #expect(shown.count == 2000 && shown.count { $0.hasPrefix("near") } == 1000)
    #expect(reading.warnings == ["too many events, such as “late 1000”: not all are shown"])
    #expect(reading.knownUntil == CalendarZone.system.midnight(3, after: testStart))
  }

  /// What is missing is one event, which the warning names; a stranger's invitation must not hide the days of all
  /// others.
  @Test func anEventThatIsRepeatedWithoutEndLeavesTheDaysKnown() throws {
    let flood = event("Flood", hours: 1).replacing(
      "SUMMARY", with: "RRULE:FREQ=MINUTELY\r\nSUMMARY")
    try folder.write(calendar(flood, event("Mine", hours: 100)), to: "a.ics")
    let reading = try read("a.ics")
    #expect(titles(reading).contains("Mine (a)"))
    #expect(reading.warnings == ["too many events, such as “Flood”: not all are shown"])
    #expect(reading.knownUntil == CalendarZone.system.midnight(7, after: testStart))
  }

  @Test func oneOfSeveralMayFail() throws {
    try folder.write(calendar(event("Here", hours: 1)), to: "a.ics")
    let reading = try read("a.ics", "gone.ics")
    #expect(titles(reading) == ["Here (a)"])
    #expect(reading.warnings.first == "gone: no file gone.ics")
    // Nobody knows how many events there are.
    #expect(reading.isPartial)
    #expect(try !read("a.ics").isPartial)
  }

  /// A calendar that cannot be read keeps its events on the screen, and its warning says when they
  /// were read.
  @Test func ofSeveralTheOneThatFailsIsShownAsItWas() throws {
    mkdir(folder["state"], 0o700)
    try folder.write(calendar(event("Here", hours: 1)), to: "a.ics")
    try folder.write(calendar(event("There", hours: 2), event("Over", hours: 0.2)), to: "b.ics")
    var request = SourceRequest.test(folder: folder.path)
    request.state = folder["state"]
    let source = try source(["a.ics", "b.ics"])
    #expect(try source.read(request).oldest == nil)
    unlink(folder["b.ics"])
    request.now += 1800
    let reading = try source.read(request)
    #expect(titles(reading) == ["Here (a)", "There (b)"])
    #expect(reading.oldest == testStart)
    // The copy has all its events.
    #expect(!reading.isPartial)
    #expect(
      reading.warnings.first == "b: no file b.ics · of \(DateText.dayAndTime(testStart))")
    // Another process gets the same result.
    #expect(try titles(self.source(["a.ics", "b.ics"]).read(request)) == titles(reading))
    try folder.write(calendar(event("Back", hours: 2)), to: "b.ics")
    #expect(try titles(source.read(request)) == ["Here (a)", "Back (b)"])
    #expect(try source.read(request).oldest == nil)
  }

  @Test func whatNobodyMayReadAnyMoreIsNotShown() throws {
    let server = try RadicaleServer.shared.get()
    // It is the same event as in the other test, which may run at the same time.
    try server.put(calendar(event("One", hours: 1)), named: "one")
    mkdir(folder["state"], 0o700)
    try folder.write(calendar(event("Here", hours: 2)), to: "a.ics")
    setenv("WIDGETTUI_TEST_ANN", "pass word", 1)
    var request = SourceRequest.test(folder: folder.path)
    request.state = folder["state"]
    request.secrets = Secrets(["ann": ["env": "WIDGETTUI_TEST_ANN"]])
    let allowed: [String: Setting] = ["user": "ann", "password": "${secret:ann}"]
    let shown = try titles(source([server.address, "a.ics"], allowed).read(request))
    #expect(shown.contains("One (diary)") && shown.contains("Here (a)"))
    for access in [[:], allowed.filter { $0.key == "user" }] as [[String: Setting]] {
      let reading = try source([server.address, "a.ics"], access).read(request)
      #expect(titles(reading) == ["Here (a)"])
    }
  }

  @Test func whatCannotBeRead() throws {
    func error(_ place: String) -> SourceFailure {
      failure { () throws(SourceFailure) in try read(place) }
    }
    #expect(error("gone.ics").isAbsent)
    #expect(error("gone.ics").reason == "no file gone.ics")
    #expect(error(".").reason == "no calendar")
    try folder.write("<html></html>", to: "page.ics")
    #expect(error("page.ics").reason == "not a calendar")
    mkfifo(folder["pipe.ics"], 0o600)
    #expect(error("pipe.ics").reason == "pipe.ics is not a regular file")
    #expect(error("/dev/zero").reason == "zero is not a regular file")
  }

  @Test func changesOfFilesAndFoldersAreTold() throws {
    mkdir(folder["home"], 0o700)
    try folder.write(calendar(), to: "work.ics")
    let told = Counter()
    let source = try source(["work.ics", "home", "https://calendar.example/"])
    let watch = try #require(source.watch(.test(folder: folder.path)) { told.add() })
    try folder.write(calendar(event("New", hours: 1)), to: "home/new.ics")
    #expect(eventually { told.count > 0 })
    let count = told.count
    // Editors write a file beside it and rename that.
    try folder.write(calendar(event("Other", hours: 1)), to: "work.ics~")
    rename(folder["work.ics~"], folder["work.ics"])
    #expect(eventually { told.count > count })
    watch.stop()
    let web = try self.source(["https://calendar.example/"])
    #expect(web.watch(.test()) {} == nil)
  }

  @Test func oneBadFileOfAFolderHidesNoOther() throws {
    mkdir(folder["home"], 0o700)
    try folder.write("", to: "home/a.ics")
    try folder.write(calendar(event("One", hours: 1)), to: "home/b.ics")
    try folder.write("no calendar", to: "home/c.ics")
    try folder.write(calendar(event("Two", hours: 2)), to: "home/d.ics")
    let reading = try read("home")
    #expect(titles(reading) == ["One (home)", "Two (home)"])
    #expect(reading.warnings.first?.hasPrefix("a.ics: ") == true)
  }

  @Test func aCalendarThatACacheHasKeptHasItsDate() throws {
    let text = calendar(event("One", hours: 1))
    let body = text.utf8.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
    let reading = try read(WebServer.shared.url("aged?age=400&body=\(body)"))
    #expect(titles(reading).count == 1)
    #expect(try #require(reading.oldest).distance(to: Date()) > 390)
  }

  /// An event of a file that is not read might be the next one.
  @Test func aFolderWithTooManyFilesSaysSo() throws {
    mkdir(folder["home"], 0o700)
    for name in ["a", "b", "c"] {
      try folder.write(calendar(event(name, hours: 1)), to: "home/\(name).ics")
    }
    var source = ICalendarSource(places: ["home"], days: nil, access: WebAccess([:]))
    source.mostFiles = 2
    let reading = try source.read(.test(folder: folder.path))
    #expect(titles(reading) == ["a (home)", "b (home)"])
    #expect(reading.warnings == ["home: more than 2 files: the others are left out"])
    #expect(reading.isPartial)
    source.mostFiles = 3
    let whole = try source.read(.test(folder: folder.path))
    #expect(titles(whole).count == 3 && whole.warnings == [] && !whole.isPartial)
  }

  @Test func whatElseAFolderHasIsReadOrSaid() throws {
    for name in ["home", "home/work", "home/team", "home/notes", "home/.git"] {
      mkdir(folder[name], 0o700)
    }
    try folder.write(calendar(event("Plain", hours: 1)), to: "home/a.ics")
    try folder.write(calendar(event("Upper", hours: 2)), to: "home/TEAM.ICS")
    #expect(try read("home").warnings == [])
    for name in ["work/1.ics", "notes/readme.txt", ".git/1.ics"] {
      try folder.write(calendar(event("Inner", hours: 3)), to: "home/\(name)")
    }
    let reading = try read("home")
    #expect(titles(reading) == ["Plain (home)", "Upper (home)"])
    #expect(reading.warnings == ["home: calendars in the folder work are left out; name it, too"])
    // All that was asked for is there.
    #expect(!reading.isPartial)
    try folder.write(calendar(), to: "home/team/1.ICS")
    #expect(
      try read("home").warnings
        == ["home: calendars in the folder team and 1 more are left out; name them, too"])
    #expect(try read("home", "home/work", folder["home/team"]).warnings == [])
    #expect(try titles(read(folder["home/TEAM.ICS"])) == ["Upper (TEAM)"])
    for name in ["a.ics", "TEAM.ICS"] { unlink(folder["home/\(name)"]) }
    let error = failure { () throws(SourceFailure) in try read("home") }
    #expect(error.detail.hasSuffix("Name the folder team and 1 more in it instead."))
  }

  /// A name that is no UTF-8 leads to no file.
  @Test func aFileWithAnOddNameIsNotForgotten() throws {
    mkdir(folder["home"], 0o700)
    try folder.write(calendar(event("One", hours: 1)), to: "home/a.ics")
    let odd =
      folder["home/b"].utf8CString.dropLast() + [CChar(bitPattern: 0xe9)] + ".ics".utf8CString
    try #require(rename(try folder.write(calendar(), to: "b.ics"), Array(odd)) == 0)
    let reading = try read("home")
    #expect(titles(reading) == ["One (home)"])
    #expect(reading.warnings == ["b\u{fffd}.ics: no file b\u{fffd}.ics"])
    #expect(reading.isPartial)
  }

  @Test func anAddressMayBeASecret() throws {
    try folder.write(calendar(event("One", hours: 1)), to: "work.ics")
    setenv("WIDGETTUI_TEST_PLACE", "work.ics", 1)
    var request = SourceRequest.test(folder: folder.path)
    request.secrets = Secrets(["place": ["env": "WIDGETTUI_TEST_PLACE"]])
    let reading = try source(["${secret:place}"]).read(request)
    #expect(titles(reading) == ["One (work)"])
  }

  @Test(arguments: ["P2147483647D", "P400000000W", "PT2147483647H", "P20000000DT9999999H"])
  func noDurationIsTooLong(_ duration: String) throws {
    for start in ["DTSTART;VALUE=DATE:20260314", "DTSTART:20260314T120000Z"] {
      let event =
        "BEGIN:VEVENT\r\nUID:x\r\nSUMMARY:Long\r\n\(start)\r\nDURATION:\(duration)\r\nEND:VEVENT\r\n"
      try folder.write(calendar(event), to: "long.ics")
      let events = try read("long.ics").datum.items ?? []
      #expect(events.map { $0["title"]?.words } == ["Long"])
      let (start, end) = (events.first?["start"]?.number, events.first?["end"]?.number)
      let length = try #require(end) - #require(start)
      // A day at least, and a little more than a hundred years at most.
      #expect((86_400...36_601 * 86_400).contains(length), "\(length)")
    }
  }

  @Test func aCalendarOfRadicale() throws {
    let server = try RadicaleServer.shared.get()
    try server.put(calendar(event("One", hours: 1)), named: "one")
    try server.put(calendar(event("Two", hours: 2)), named: "two")
    setenv("WIDGETTUI_TEST_ANN", "pass word", 1)
    var request = SourceRequest.test()
    request.secrets = Secrets(["ann": ["env": "WIDGETTUI_TEST_ANN"]])
    let access: [String: Setting] = ["user": "ann", "password": "${secret:ann}"]
    let reading = try source([server.address], access).read(request)
    #expect(titles(reading) == ["One (diary)", "Two (diary)"])
    let denied = failure { () throws(SourceFailure) in try read(server.address) }
    #expect(denied.isDenied)
    #expect(denied.reason == "HTTP 401")
  }

  @Test func aZoneThatNobodyKnowsIsSaid() throws {
    let odd = event("Odd", hours: 1).replacing("DTSTART:", with: "DTSTART;TZID=Mars/Base:")
      .replacing("Z\r\n", with: "\r\n")
    try folder.write(calendar(odd), to: "a.ics")
    try folder.write(calendar(event("Even", hours: 2)), to: "b.ics")
    #expect(
      try read("a.ics", more: ["days": "3"]).warnings.first
        == "unknown time zone Mars/Base, read as local time")
    #expect(
      try read("a.ics", "b.ics", more: ["days": "3"]).warnings.first
        == "a: unknown time zone Mars/Base, read as local time")
    #expect(try read("b.ics").warnings.isEmpty)
  }
}
