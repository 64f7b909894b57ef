import Foundation
import Glibc
import TestServers
import Testing
import WidgetSettings
import WidgetSources
import WidgetTimeline

@testable import WidgetCatalog

/// Tests of the entries and reload dates of a board's widget, with a real source and a real file.
@Suite struct ReadingSessionTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }
  /// A Saturday, nine o'clock.
  private let start = Date(timeIntervalSince1970: 1_773_478_800)
  private let clock: ManualClock
  private let timer: ManualTimer

  init() throws {
    clock = ManualClock(start)
    timer = ManualTimer(clock)
    try FileManager.default.createDirectory(
      atPath: folder + "/state", withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String = "value") throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  private func session(
    _ setting: [String: Setting], keepsState: Bool = true
  ) throws -> ReadingSession<MetricKind> {
    var place = BoardPlace()
    place.folder = folder
    place.name = "orders"
    place.title = "Orders"
    var all: [String: Setting] = ["source": ["file": "value", "format": "text"]]
    all.merge(setting) { $1 }
    return ReadingSession(
      try ReadingSettings(InstanceSettings(.mapping(all), at: place)),
      state: keepsState ? folder + "/state" : nil, clock: clock, timer: timer)
  }

  private func read(
    _ session: ReadingSession<MetricKind>, after seconds: TimeInterval = 0
  ) throws -> ReadingSession<MetricKind>.Answer {
    timer.advance(to: start + seconds)
    return try session.read(at: start + seconds) { _ in nil }
  }

  @Test func pastValuesOutliveTheProcess() throws {
    for (seconds, value) in [(0.0, "10"), (60, "12"), (120, "-1.5")] {
      try write(value)
      _ = try read(try session(["every": "1m"]), after: seconds)
    }
    try write("20")
    let entry = try #require(try read(try session(["every": "1m"]), after: 180).entries.first)
    #expect(entry.values[0].history.map(\.value) == [10, 12, -1.5, 20])
    #expect(entry.values[0].history.last?.date == start + 180)
  }

  @Test func withoutAPlaceOnlyTheNewestIsKnown() throws {
    try write("10")
    let session = try session([:], keepsState: false)
    _ = try read(session)
    #expect(try read(session, after: 60).entries[0].values[0].history.count == 1)
  }

  /// Returns the session of a chart of the file's JSON.
  private func chartSession() throws -> ReadingSession<ChartKind> {
    var place = BoardPlace()
    (place.folder, place.name) = (folder, "visits")
    return ReadingSession(
      try ReadingSettings(
        InstanceSettings(.mapping(["source": ["file": "value", "format": "json"]]), at: place)),
      state: nil, clock: clock, timer: timer)
  }

  @Test func aChartHasAllNumbersOfAList() throws {
    try write("[12, 18, null, 22]")
    let session = try chartSession()
    let entry = try #require(try session.read(at: start) { _ in nil }.entries.first)
    let series = ChartSeries.series(of: entry.values[0])
    #expect(series?.first?.points.map(\.value) == [12, 18, nil, 22])
  }

  /// The newest point of a course that ended long ago is no value of now.
  @Test func aCourseIsAsOldAsItsNewestPoint() throws {
    let old = start - 364 * 86_400
    let pairs = [(-60.0, 4), (0, 5)].map { "[\((old + $0).timeIntervalSince1970), \($1)]" }
    try write("[{\"name\": \"load\", \"values\": [\(pairs.joined(separator: ","))]}]")
    let session = try session([
      "source": ["file": "value", "format": "json"], "stale-after": "5m",
    ])
    let answer = try read(session)
    #expect(answer.entries[0].values[0].number == 5)
    #expect(answer.entries[0].values[0].date == old)
    #expect(answer.oldest == old)
    #expect(answer.entries[0].staleDate == old + 300)
    // A later reading of it adds no value of its own time.
    _ = try read(session, after: 300)
    #expect(session.samples(0, session.settings.values[0]).map(\.date) == [old])
  }

  /// What a cache has kept is of its own time, however often it is read.
  @Test func aValueOfACacheIsOfItsTime() throws {
    let session = try session(["every": "1s"])
    let old = start - 10_000
    func value(_ number: Double, of date: Date?, after seconds: TimeInterval) throws -> ValueReading
    {
      var reading = Reading(.number(number), at: start + seconds)
      (reading.oldest, reading.date) = (date, date)
      return try session.entries(of: [.success(reading)], at: start + seconds)[0].values[0]
    }
    for seconds in [0.0, 1, 2] {
      let value = try value(56, of: old, after: seconds)
      #expect(value.date == old)
      #expect(value.history.map(\.date) == [old] && value.history.map(\.value) == [56])
    }
    #expect(try value(57, of: nil, after: 60).history.map(\.date) == [old, start + 60])
    // One that is older than what was read before takes nothing away, and is not added behind it.
    let again = try value(56, of: old, after: 120)
    #expect(again.history.map(\.date) == [old])
    let kept = session.samples(0, session.settings.values[0])
    #expect(kept.map(\.date) == [old, start + 60] && kept.map(\.value) == [56, 57])
  }

  /// Of a chart's series the newest point counts, without those that are yet to come.
  @Test(arguments: [([-7200.0], [-3600.0, 3600], -3600.0), ([-7200], [0], nil), ([], [60], nil)])
  func aChartIsAsOldAsItsNewestPoint(
    first: [TimeInterval], second: [TimeInterval], newest: TimeInterval?
  ) throws {
    func series(_ times: [TimeInterval]) -> String {
      let pairs = times.map { "[\((start + $0).timeIntervalSince1970), 1]" }
      return "[\(pairs.joined(separator: ","))]"
    }
    try write("{\"a\": \(series(first)), \"b\": \(series(second))}")
    let session = try chartSession()
    let answer = try session.read(at: start) { _ in nil }
    #expect(answer.oldest == newest.map { start + $0 })
  }

  @Test func aValueIsComparedWithThePast() throws {
    let session = try session(["every": "30m", "compare": "1h"])
    for (seconds, value) in [(0.0, "100"), (1800, "110"), (3600, "120")] {
      try write(value)
      _ = try read(session, after: seconds)
    }
    try write("130")
    let value = try read(session, after: 5400).entries[0].values[0]
    #expect(value.number == 130 && value.past == 110)
  }

  @Test(arguments: [
    ("", Datum.text("")), ("n/a", "n/a"), ("nan", "nan"), ("1e999", "1e999"),
  ])
  func whatIsNoNumberStaysWhatItIs(_ text: String, _ datum: Datum) throws {
    try write(text)
    let value = try read(try session([:])).entries[0].values[0]
    #expect(value.number == datum.number)
    #expect(value.number != 0)
    if let words = datum.words, datum.number == nil { #expect(value.datum.words == words) }
  }

  @Test func theBoardSaysWhenItIsReadAgain() throws {
    try write("1")
    let five = try read(try session(["every": "5m"])).rule
    #expect(five == .after(start + 300))
    #expect(try read(try session(["cron": "30 * * * *"])).rule == .after(start + 1800))
    #expect(try read(try session([:])).rule == .after(start + 300))
  }

  @Test func aTimelineSaysItselfWhatIsToCome() throws {
    let dates = [0.0, 600, 1200].map { start + $0 }
    let entries = dates.enumerated().map {
      "{\"date\": \($1.timeIntervalSince1970), \"value\": \($0)}"
    }
    try write("{\"entries\": [\(entries.joined(separator: ","))], \"policy\": \"atEnd\"}")
    let answer = try read(
      try session(["source": ["timeline": ["file": "value", "format": "json"]]]))
    #expect(answer.entries.map(\.date) == dates)
    #expect(answer.entries.map { $0.values[0].number } == [0, 1, 2])
    #expect(answer.rule == .atEnd)
    // A future value is not part of the history.
    #expect(answer.entries[0].values[0].history.count == 1)
  }

  @Test func anAlarmGoesByTheClockAndNotByTheEntrysDate() throws {
    try write("{\"entries\": [{\"date\": \(start.timeIntervalSince1970 - 10_000), \"value\": 99}]}")
    let session = try session([
      "source": ["timeline": ["file": "value", "format": "json"]],
      "alert": ["above": "90", "for": "1m"],
    ])
    _ = try read(session)
    #expect(!FileManager.default.fileExists(atPath: folder + "/state/alerts/bell"))
    _ = try read(session, after: 61)
    #expect(FileManager.default.fileExists(atPath: folder + "/state/alerts/bell"))
  }

  @Test func whatIsToComeHasItsOwnLevelAndSoundsAtItsTime() throws {
    let dates = [600.0, 1200].map { (start + $0).timeIntervalSince1970 }
    try write(
      "{\"entries\": [{\"date\": \(dates[0]), \"value\": 50}, {\"date\": \(dates[1]), \"value\": 99}]}"
    )
    let session = try session([
      "source": ["timeline": ["file": "value", "format": "json"]], "bad": "95",
      "alert": [["above": "60"], ["missing": "5m"]],
    ])
    let entries = try read(session).entries
    // Before its first date there is nothing to show.
    #expect(entries.map { $0.values[0].level } == [.normal, .normal, .bad])
    #expect(entries[0].datum == .null)
    let bell = folder + "/state/alerts/bell"
    // Each is a reading, though none of its entries has begun yet.
    for seconds in [200.0, 400, 590, 800, 1000] { _ = try read(session, after: seconds) }
    timer.advance(to: start + 1199)
    #expect(!FileManager.default.fileExists(atPath: bell))
    timer.advance(to: start + 1201)
    #expect(FileManager.default.fileExists(atPath: bell))
  }

  @Test func aReadingThatWasGivenUpSounds() throws {
    try write("7")
    let session = try session(["alert": ["failed": "yes"]])
    _ = try read(session)
    let bell = folder + "/state/alerts/bell"
    #expect(!FileManager.default.fileExists(atPath: bell))
    session.noteGivenUp(SourceFailure("no answer in 15 s"))
    #expect(try String(contentsOfFile: bell, encoding: .utf8) == "orders failed\n")
  }

  @Test func besideOtherSourcesATimelineShowsWhatIsOfNow() throws {
    let dates = [-600.0, 600].map { (start + $0).timeIntervalSince1970 }
    try write(
      "{\"entries\": [{\"date\": \(dates[0]), \"value\": 1}, {\"date\": \(dates[1]), \"value\": 2}]}"
    )
    try write("7", to: "other")
    let both: Setting = [
      ["timeline": ["file": "value", "format": "json"]], ["file": "other", "format": "text"],
    ]
    let answer = try read(try session(["source": both, "values": [["name": "a"], ["name": "b"]]]))
    #expect(answer.entries[0].values.map(\.number) == [1, 7])
  }

  /// Returns the text of a timeline; each entry has the seconds of its date and of its end from the start.
  private func timeline(
    _ entries: [(date: TimeInterval, value: Int, end: TimeInterval?)], policy: String = "\"never\""
  ) -> String {
    let items = entries.map { entry in
      let end = entry.end.map { ", \"expires\": \((start + $0).timeIntervalSince1970)" } ?? ""
      return
        "{\"date\": \((start + entry.date).timeIntervalSince1970), \"value\": \(entry.value)\(end)}"
    }
    return "{\"entries\": [\(items.joined(separator: ","))], \"policy\": \(policy)}"
  }

  /// The settings of a timeline in the file `value` and a text in the file `other`.
  private let timelineAndText: [String: Setting] = [
    "source": [
      ["timeline": ["file": "value", "format": "json"]], ["file": "other", "format": "text"],
    ],
    "values": [["name": "a"], ["name": "b"]],
  ]

  private var bell: String { folder + "/state/alerts/bell" }

  @Test func besideOtherSourcesATimelineGoesOnAndEnds() throws {
    try write(timeline([(-600, 1, nil), (600, 2, 900)]))
    try write("7", to: "other")
    var setting = timelineAndText
    setting["stale-after"] = "20m"
    let entries = try read(try session(setting)).entries
    #expect(entries.map(\.date) == [start, start + 600, start + 900])
    #expect(entries.map { $0.values.map(\.number) } == [[1, 7], [2, 7], [nil, 7]])
    // What is over is missing, which is no failure.
    let last = entries[2]
    let words = "over since \(DateText.dayAndTime(start + 900))"
    #expect(last.warnings == ["a: \(words)"] && entries[1].warnings.isEmpty)
    #expect(last.isPartial && !last.values[0].hasFailed && last.expiration == nil)
    // Each counts from its own date, and nothing becomes newer meanwhile.
    #expect(entries.map(\.staleDate) == [start + 600, start + 1200, start + 1200])
  }

  @Test func aTimelineThatIsOverBesideAnotherSourceSoundsNoAlarm() throws {
    try write(timeline([(-86_400, 42, -7200)]))
    try write("7", to: "other")
    var setting = timelineAndText
    setting["alert"] = [["above": "40"], ["failed": "yes"], ["failed": "yes", "value": "a"]]
    let entry = try read(try session(setting)).entries[0]
    #expect(entry.values.map(\.number) == [nil, 7])
    #expect(!FileManager.default.fileExists(atPath: bell))
  }

  @Test func whereAllSourcesAreOverSoIsTheWhole() throws {
    try write(timeline([(-900, 1, -600), (120, 3, nil)]))
    try write(timeline([(-900, 2, -300)]), to: "other")
    var setting = timelineAndText
    setting["source"] = [
      ["timeline": ["file": "value", "format": "json"]],
      ["timeline": ["file": "other", "format": "json"]],
    ]
    let session = try session(setting)
    let entries = try read(session).entries
    #expect(entries.map(\.date) == [start, start + 120])
    #expect(entries.map(\.expiration) == [start - 300, nil])
    #expect(entries.map { $0.values.map(\.number) } == [[1, 2], [3, nil]])
    #expect(session.samples(0, session.settings.values[0]).isEmpty)
  }

  /// One author's old value silences no other's alarm.
  @Test func eachOfSeveralSourcesHasItsOwnAge() throws {
    try write(timeline([(-864_000, 55, nil)]))
    try write("7", to: "other")
    var setting = timelineAndText
    setting["stale-after"] = "1d"
    setting["alert"] = ["above": "50", "value": "a"]
    let entry = try read(try session(setting)).entries[0]
    #expect(entry.values.map(\.number) == [55, 7])
    #expect(entry.staleDate == start - 864_000 + 86_400)
    #expect(!FileManager.default.fileExists(atPath: bell))
    setting["alert"] = ["above": "5", "value": "b"]
    _ = try read(try session(setting))
    #expect(FileManager.default.fileExists(atPath: bell))
  }

  /// A value alone that is older than the board takes for one of now sounds no alarm either.
  @Test func aStaleValueSoundsNoAlarm() throws {
    try write(timeline([(-864_000, 55, nil)]))
    var setting: [String: Setting] = [
      "source": ["timeline": ["file": "value", "format": "json"]], "stale-after": "1d",
      "alert": ["above": "50"],
    ]
    _ = try read(try session(setting))
    #expect(!FileManager.default.fileExists(atPath: bell))
    setting["stale-after"] = "20d"
    _ = try read(try session(setting))
    #expect(FileManager.default.fileExists(atPath: bell))
  }

  @Test func aSourceThatIsNotReadAgainKeepsNoOther() throws {
    try write(timeline([(0, 1, nil)]))
    try write("7", to: "other")
    let counting: Setting = [
      "timeline": ["sh", "-c", "echo x >> runs; cat value"], "allow": ["write": "."],
    ]
    let session = try session([
      "source": [counting, ["file": "other", "format": "text"]],
      "values": [["name": "a"], ["name": "b"]],
      "alert": ["above": "8", "value": "b"],
    ])
    #expect(try read(session).rule == .after(start + 300))
    try write("9", to: "other")
    let answer = try read(session, after: 300)
    #expect(answer.entries[0].values.map(\.number) == [1, 9])
    #expect(answer.entries[0].values.map(\.isKept) == [true, false])
    #expect(answer.entries[0].values[0].date == start && answer.oldest == start)
    #expect(answer.rule == .after(start + 600))
    #expect(FileManager.default.fileExists(atPath: bell))
    // For an alarm of what is missing it was not read.
    let missing = AlertRule.rules(["alert": [["missing": "5m", "value": "a"], ["missing": "5m"]]])
    #expect(missing.map { $0.isRead(in: answer.entries[0].values) } == [false, true])
    func runs() throws -> String { try String(contentsOfFile: folder + "/runs", encoding: .utf8) }
    #expect(try runs() == "x\n")
    // Who wishes for a reading is given one of all.
    let wished = try session.read(at: start + 301, isWish: true) { _ in nil }
    #expect(wished.oldest == nil)
    #expect(try runs() == "x\nx\n")
  }

  /// The time in which a source did not have to be read is no gap.
  @Test func aSourceThatAsksForTimeHasNoGap() throws {
    let end = (start + 3600).timeIntervalSince1970
    try write(timeline([(0, 1, nil)], policy: "{\"after\": \(end)}"))
    let later = timeline([(3600, 2, nil)])
    try write("7", to: "other")
    var setting = timelineAndText
    setting["source"] = [
      ["timeline": ["cat", "value"], "allow": ["read": "."]], ["file": "other", "format": "text"],
    ]
    let session = try session(setting)
    for seconds in stride(from: 0.0, through: 3600, by: 300) {
      if seconds == 3600 { try write(later) }
      _ = try read(session, after: seconds)
    }
    for (number, value) in session.settings.values.enumerated() {
      let samples = session.samples(number, value)
      #expect(!samples.isEmpty && samples.allSatisfy { $0.outcome == .read })
    }
  }

  /// The first one ends only once the second has begun.
  @Test func severalSourcesAreReadAtTheSameTime() throws {
    let sources: Setting = [
      [
        "shell": "until [ -e begun ]; do sleep 0.05; done; echo 1", "allow": ["write": "."],
      ],
      ["shell": "touch begun; echo 2", "allow": ["write": "."]],
    ]
    let answer = try read(try session(["source": sources]))
    #expect(answer.entries[0].values.map(\.number) == [1, 2])
  }

  @Test func ofSeveralSourcesOneMayFail() throws {
    try write("7")
    let both: Setting = [["file": "value", "format": "text"], ["file": "gone"]]
    let answer = try read(try session(["source": both, "values": [["name": "a"], ["name": "b"]]]))
    #expect(answer.entries[0].values.map(\.number) == [7, nil])
    #expect(answer.entries[0].warnings == ["b: no file gone"])
    #expect(throws: SourceFailure.self) {
      try read(try session(["source": [["file": "gone"], ["file": "gone too"]]]))
    }
  }

  @Test func theLastGoodReadingOutlivesTheProcess() throws {
    try write(#"{"price": 409.72}"#)
    let setting: [String: Setting] = [
      "source": ["file": "value"], "pick": ".price", "every": "5m", "stale-after": "15m",
    ]
    let session = try session(setting)
    #expect(session.kept(at: start) == nil)
    let answer = try read(session)
    try write("{}")
    #expect(failure(session)?.reason == "no .price")
    let kept = try #require(try self.session(setting).kept(at: start + 600))
    #expect(kept.date == start && kept.rule == answer.rule)
    #expect(kept.entries.map(\.values) == answer.entries.map(\.values))
    #expect(kept.entries[0].staleDate == start + 900)
    // Another configuration makes another widget.
    #expect(try self.session(["source": ["file": "value"]]).kept(at: start) == nil)
    var status = stat()
    let folder = folder + "/state/readings"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    #expect(stat("\(folder)/\(name)", &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  /// Returns a place on a board with the secret `shop` in the file `token`.
  private func placeWithToken() throws -> BoardPlace {
    try write("tell-nobody", to: "token")
    chmod(folder + "/token", 0o600)
    var place = BoardPlace()
    place.folder = folder
    place.secrets = ["shop": ["file": "token"]]
    return place
  }

  @Test func nothingIsKeptOfWhatMayNotBeSeen() throws {
    let place = try placeWithToken()
    let source: Setting = ["shell": "echo 7", "environment": ["TOKEN": "${secret:shop}"]]
    let settings = try ReadingSettings<MetricKind>(
      InstanceSettings(["source": source], at: place))
    let session = ReadingSession(settings, state: folder + "/state")
    _ = try read(session)
    #expect(ReadingSession(settings, state: folder + "/state").kept(at: start) != nil)
    // The user has signed out.
    unlink(folder + "/token")
    #expect(failure(session)?.isDenied == true)
    #expect(ReadingSession(settings, state: folder + "/state").kept(at: start) == nil)
  }

  @Test func aPartThatIsDeniedTakesThePast() throws {
    let place = try placeWithToken()
    let sources: Setting = [
      ["shell": "echo 1"], ["shell": "echo 7", "environment": ["TOKEN": "${secret:shop}"]],
    ]
    let session = ReadingSession(
      try ReadingSettings<MetricKind>(InstanceSettings(["source": sources], at: place)),
      state: folder + "/state", clock: clock, timer: timer)
    #expect(try !read(session).forgetsPast)
    unlink(folder + "/token")
    #expect(try read(session, after: 60).forgetsPast)
    // It has been forgotten, and what is shown since may be kept.
    #expect(try !read(session, after: 120).forgetsPast)
  }

  @Test func noSecretIsKept() throws {
    var place = BoardPlace()
    place.secrets = ["shop": ["command": ["echo", "tell-nobody"]]]
    let source: Setting = [
      "shell": "echo \"$TOKEN 7\"", "environment": ["TOKEN": "${secret:shop}"],
    ]
    let settings = InstanceSettings(["source": source], at: place)
    let session = ReadingSession<MetricKind>(
      try ReadingSettings(settings), state: folder + "/state")
    _ = try read(session)
    let readings = folder + "/state/readings"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: readings).first)
    let text = try String(contentsOfFile: "\(readings)/\(name)", encoding: .utf8)
    #expect(text.contains("••• 7") && !text.contains("tell-nobody"))
  }

  private func failure(_ session: ReadingSession<MetricKind>) -> SourceFailure? {
    do throws(SourceFailure) {
      _ = try session.read(at: start) { _ in nil }
      return nil
    } catch { return error }
  }

  /// The pick may be a key of the widget or of its source.
  @Test(arguments: [true, false])
  func aPickThatFindsNothingIsAFailedReading(isOfTheSource: Bool) throws {
    var setting: [String: Setting] = ["source": ["file": "value"], "pick": ".price"]
    if isOfTheSource { setting = ["source": ["file": "value", "pick": ".price"]] }
    setting["alert"] = ["failed": "yes"]
    let session = try session(setting)
    try write(#"{"price": 409.72}"#)
    #expect(try read(session).entries[0].values[0].number == 409.72)
    let bell = folder + "/state/alerts/bell"
    #expect(!FileManager.default.fileExists(atPath: bell))
    for (text, reason) in [
      (#"{"error": "quota"}"#, "no .price"), (#"{"price": null}"#, ".price is null"),
      ("<html><body>Sign in", "web page instead of JSON"),
      (
        #"{"price": {"amount": 1}}"#,
        "expected a number, found a record; pick a field, such as .amount"
      ),
    ] {
      try write(text)
      #expect(failure(session)?.reason == reason)
    }
    #expect(FileManager.default.fileExists(atPath: bell))
    // A failed reading is not part of the history of values.
    try write(#"{"price": 5}"#)
    let history = try read(session, after: 60).entries[0].values[0].history
    #expect(history.compactMap(\.value) == [409.72, 5])
  }

  @Test func nothingIsAValueWhereTheBoardSaysSo() throws {
    try write("{}")
    let ofTheValue = try session(["source": ["file": "value"], "pick": ".price", "null": "ok"])
    #expect(try read(ofTheValue).entries[0].values[0].datum == .null)
    let source: Setting = ["file": "value", "pick": ".price", "null": "ok"]
    #expect(try read(try session(["source": source])).entries[0].values[0].datum == .null)
    // Sources whose values may be NaN are told so.
    #expect(ofTheValue.settings.request(at: start).allowsNull)
    #expect(try !session(["source": ["file": "value"]]).settings.request(at: start).allowsNull)
    try write("Sorry")
    #expect(failure(ofTheValue)?.reason == "pick does not fit the data")
  }

  @Test func aPickWithoutResultsIsNoValue() throws {
    try write("[]")
    #expect(
      failure(try session(["source": ["file": "value", "pick": ".[]"]]))?.reason == "no value")
    #expect(
      failure(try session(["source": ["file": "value"], "pick": ".[]"]))?.reason == "no value")
  }

  @Test func ofSeveralPicksOneMayFail() throws {
    let session = try session([
      "source": ["file": "value"], "values": [".orders", ".visits", ".returns"],
    ])
    try write(#"{"orders": 7, "returns": 0}"#)
    let entry = try read(session).entries[0]
    #expect(entry.values.map(\.number) == [7, nil, 0])
    #expect(entry.values.map { $0.failure?.reason } == [nil, "no .visits", nil])
    #expect(entry.warnings.first == "visits: no .visits")
    try write(#"{"error": "quota"}"#)
    #expect(failure(session)?.reason == "no .orders")
  }

  @Test func aFailedValueOfSeveralSoundsItsAlarm() throws {
    let session = try session([
      "source": ["file": "value"], "values": [".orders", ".visits"],
      "alert": ["failed": "yes", "value": "visits"],
    ])
    let bell = folder + "/state/alerts/bell"
    try write(#"{"visits": 7}"#)
    _ = try read(session)
    #expect(!FileManager.default.fileExists(atPath: bell))
    try write(#"{"orders": 7}"#)
    _ = try read(session, after: 60)
    #expect(FileManager.default.fileExists(atPath: bell))
  }

  @Test func aPickOfAValueIsOfJSONWithoutAFormat() throws {
    let shell: Setting = ["shell": "echo '{\"a\":1}'"]
    #expect(
      try read(try session(["source": shell, "pick": ".a"])).entries[0].values[0].number == 1)
    try write(#"{"a": 2}"#)
    let file: Setting = ["file": "value"]
    #expect(try read(try session(["source": file, "pick": ".a"])).entries[0].values[0].number == 2)
    // A text that is not JSON is passed to jq as a string.
    let text: Setting = ["shell": "echo up 3 days"]
    let value = try read(try session(["source": text, "pick": #"split(" ")[1]"#]))
    #expect(value.entries[0].values[0].number == 3)
  }

  @Test func aFailedReadingIsAGapInTheHistory() throws {
    let session = try session(["every": "1m"])
    try write("10")
    _ = try read(session)
    try FileManager.default.removeItem(atPath: folder + "/value")
    #expect(throws: SourceFailure.self) { try read(session, after: 60) }
    #expect(throws: SourceFailure.self) { try read(session, after: 120) }
    try write("12")
    let history = try read(session, after: 180).entries[0].values[0].history
    #expect(history.map(\.outcome) == [.read, .failed, .failed, .read])
    #expect(history.map(\.value) == [10, nil, nil, 12])
  }

  @Test func theTimeInWhichNothingRanIsAGapInTheHistory() throws {
    try write("10")
    _ = try read(try session(["every": "1m"]))
    let history = try read(try session(["every": "1m"]), after: 3600).entries[0].values[0].history
    #expect(history.map(\.outcome) == [.read, .unread, .read])
    #expect(history[1].date == start + 60)
  }

  @Test func aSourceThatAnswersRarelyIsNotUnreadMeanwhile() throws {
    try write("10")
    let session = try session(["at": ["07:00", "19:00"]])
    _ = try read(session)
    let history = try read(session, after: 12 * 3600).entries[0].values[0].history
    #expect(history.map(\.outcome) == [.read, .read])
  }

  @Test func aHoldDoesNotCountTimesThatNobodyRead() throws {
    let session = try session(["every": "1m", "bad": ["above": "90", "for": "5m"]])
    try write("95")
    for minute in 0..<3 { _ = try read(session, after: Double(minute) * 60) }
    // It did not run for ten minutes, and then a reading failed.
    #expect(try read(session, after: 720).entries[0].values[0].level == .normal)
    for minute in 13..<17 { _ = try read(session, after: Double(minute) * 60) }
    #expect(try read(session, after: 17 * 60).entries[0].values[0].level == .bad)
    try FileManager.default.removeItem(atPath: folder + "/value")
    #expect(throws: SourceFailure.self) { try read(session, after: 18 * 60) }
    try write("95")
    #expect(try read(session, after: 19 * 60).entries[0].values[0].level == .normal)
  }

  @Test func ofSeveralSourcesTheOneThatFailsHasTheGap() throws {
    try write("1")
    try write("2", to: "other")
    let both: Setting = [
      ["file": "value", "format": "text"], ["file": "other", "format": "text"],
    ]
    let session = try session(["every": "1m", "source": both])
    _ = try read(session)
    try FileManager.default.removeItem(atPath: folder + "/other")
    let values = try read(session, after: 60).entries[0].values
    #expect(values[0].history.map(\.outcome) == [.read, .read])
    #expect(values[1].history.map(\.outcome) == [.read, .failed])
  }

  @Test func availabilityIsKeptOverFailuresAndRestarts() throws {
    let setting: [String: Setting] = ["every": "1m", "availability": "1h"]
    func seconds(_ availability: Availability?) -> [Double?] {
      [.read, .failed, .unread].map { state in availability?.seconds(state) }
    }
    var session = try session(setting)
    try write("1")
    for minute in 0..<10 { _ = try read(session, after: Double(minute) * 60) }
    try FileManager.default.removeItem(atPath: folder + "/value")
    for minute in 10..<15 {
      #expect(throws: SourceFailure.self) { try read(session, after: Double(minute) * 60) }
    }
    // Meanwhile the last reading is shown, with the outage.
    let kept = try #require(session.keptWhileFailing)
    #expect(kept.date == start + 540 && kept.entries[0].values[0].number == 1)
    #expect(seconds(kept.entries[0].availability) == [600, 240, 2760])
    #expect(kept.entries[0].values[0].history.last?.outcome == .failed)
    try write("2")
    // The program is off for half an hour.
    session = try self.session(setting)
    let entry = try read(session, after: 45 * 60).entries[0]
    #expect(seconds(entry.availability) == [600, 300, 2700])
    #expect(entry.availability?.outages == 1)
    #expect(try read(try self.session(["every": "1m"])).entries[0].availability == nil)
  }

  @Test func aStreamsNewestValueIsTheValue() throws {
    try write("1\n2\n3\n")
    let lines: Setting = ["file": "value", "format": "lines"]
    #expect(try read(try session(["source": lines])).entries[0].values[0].number == 3)
  }

  @Test func aThresholdMustHold() throws {
    let session = try session(["every": "1m", "bad": ["above": "90", "for": "2m"]])
    var levels: [ValueReading.Level] = []
    for (minute, value) in ["95", "95", "95", "50", "95"].enumerated() {
      try write(value)
      levels.append(try read(session, after: Double(minute) * 60).entries[0].values[0].level)
    }
    #expect(levels == [.normal, .normal, .bad, .normal, .normal])
  }

  /// A value that was beyond a threshold for a minute, and then could not be read, is not known to have stayed there.
  @Test func timeWithoutReadingsIsNoTimeBeyondAThreshold() throws {
    let session = try session(["every": "5m", "bad": ["above": "90", "for": "2m"]])
    try write("95")
    #expect(try read(session).entries.map { $0.values[0].level } == [.normal, .bad])
    try FileManager.default.removeItem(atPath: folder + "/value")
    for seconds in [60.0, 600] {
      #expect(throws: SourceFailure.self) { try read(session, after: seconds) }
      let kept = try #require(session.keptWhileFailing)
      #expect(kept.entries.map { $0.values[0].level } == [.normal, .normal])
    }
    try write("96")
    #expect(try read(session, after: 660).entries[0].values[0].level == .normal)
  }

  @Test func aThresholdThatWillHoldHasAnEntryOfItsOwn() throws {
    let session = try session(["every": "5m", "bad": ["above": "90", "for": "2m"]])
    try write("95")
    let answer = try read(session)
    #expect(answer.entries.map(\.date) == [start, start + 120])
    #expect(answer.entries.map { $0.values[0].level } == [.normal, .bad])
    #expect(answer.entries[1].relevance?.score ?? 0 > answer.entries[0].relevance?.score ?? 0)
    // The next reading comes before that, and is more accurate.
    let soon = try self.session(["every": "1m", "bad": ["above": "90", "for": "2m"]])
    #expect(try read(soon, after: 600).entries.count == 1)
  }

  @Test func anEntryToComeIsNotBelievedForLonger() throws {
    let session = try session([
      "every": "5m", "stale-after": "4m", "bad": ["above": "90", "for": "2m"],
    ])
    try write("95")
    let entries = try read(session).entries
    #expect(entries.map(\.staleDate) == [start + 240, start + 240])
    // It remains, however old it is.
    #expect(entries.map(\.expiration) == [nil, nil])
  }

  @Test func anAlarmSoundsWhenItsTimeEndsWithNothingRead() throws {
    let session = try session(["every": "5m", "alert": ["above": "90", "for": "2m"]])
    try write("95")
    _ = try read(session)
    let bell = folder + "/state/alerts/bell"
    timer.advance(to: start + 119)
    #expect(!FileManager.default.fileExists(atPath: bell))
    timer.advance(to: start + 120)
    #expect(FileManager.default.fileExists(atPath: bell))
  }

  @Test func anAlarmThatIsOverInTimeDoesNotSound() throws {
    let session = try session(["every": "5m", "alert": ["above": "90", "for": "2m"]])
    try write("95")
    _ = try read(session)
    try write("5")
    _ = try read(session, after: 60)
    timer.advance(to: start + 3600)
    #expect(!FileManager.default.fileExists(atPath: folder + "/state/alerts/bell"))
  }

  @Test func eachOfSeveralSourcesIsAValue() throws {
    try write("5")
    try write("6", to: "other")
    let both: Setting = [
      ["file": "value", "format": "text"], ["file": "other", "format": "text"],
    ]
    #expect(try read(try session(["source": both])).entries[0].values.map(\.number) == [5, 6])
    let machine = try session(["source": ["system.memory", "system.disk:/home"]])
    #expect(machine.settings.values.map(\.name) == ["memory", "/home"])
    #expect(machine.settings.values.map(\.unit) == ["%", "%"])
  }

  @Test func oneSeriesIsItsNewestValueWithItsCourse() throws {
    let times = [0.0, 60, 120].map { (start + $0).timeIntervalSince1970 }
    try write(
      "[{\"name\": \"up\", \"values\": [[\(times[0]), 1], [\(times[1]), null], [\(times[2]), 3]]}]")
    let settings: [String: Setting] = [
      "source": ["file": "value", "format": "json"], "compare": "2m", "bad": "2",
    ]
    let value = try read(try session(settings), after: 130).entries[0].values[0]
    #expect(value.datum == 3 && value.past == 1 && value.level == .bad)
    #expect(value.history.map(\.value) == [1, nil, 3])
  }

  @Test func onlyWhatShowsRowsWantsThem() throws {
    let settings = InstanceSettings(["source": ["file": "value"]])
    #expect(try ReadingSettings<TableKind>(settings).request(at: start).wantsRows)
    #expect(try !ReadingSettings<MetricKind>(settings).request(at: start).wantsRows)
  }

  @Test func onlyWhatShowsMonthsWantsThem() throws {
    let settings = InstanceSettings(["source": ["ical": "a.ics"]])
    #expect(try ReadingSettings<CalendarKind>(settings).request(at: start).wantsMonths)
    #expect(try !ReadingSettings<AgendaKind>(settings).request(at: start).wantsMonths)
  }
}
