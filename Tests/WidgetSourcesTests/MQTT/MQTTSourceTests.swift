import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetBase
import WidgetSettings

@testable import WidgetSources

/// Tests of topics with a real broker.
@Suite(.fewAtOnce) struct MQTTSourceTests {
  private let sandbox = Sandbox()

  private func setting(
    _ broker: MQTTBroker, _ topic: Setting, _ more: [String: Setting] = [:]
  ) -> Setting {
    let own: [String: Setting] = ["mqtt": .text(broker.address), "topic": topic]
    return .mapping(own.merging(more) { $1 })
  }

  /// Returns the fields of each record that a table would show.
  private func rows(_ datum: Datum?, _ names: String...) -> [[Datum?]] {
    datum?.items?.map { item in names.map { item[$0] } } ?? []
  }

  @Test func keptValueIsThereAtOnceAndMarked() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("home/kitchen/temperature", "21.5", isRetained: true)
    let reading = try sandbox.reading(setting(broker, "home/kitchen/temperature"))
    #expect(reading.entries.first?.datum == 21.5)
    #expect(reading.warnings.first == "retained: sent at an unknown time")
    #expect(reading.oldest == reading.entries.first?.date)
    // What is trusted has no warning, and what is ignored is no value.
    let trusted = try sandbox.reading(
      setting(broker, "home/kitchen/temperature", ["retained": "trust"]))
    #expect(trusted.warnings.isEmpty)
    let ignored = sandbox.failure(
      setting(broker, "home/kitchen/temperature", ["retained": "ignore"]), timeout: 3)
    #expect(ignored?.isWaiting == true)
  }

  @Test func laterMessagesComeAtOnce() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("door", "closed", isRetained: true)
    let source = try SourceKinds.source(setting(broker, "door"))
    let counter = Counter()
    let watch = source.watch(sandbox.request()) { counter.add() }
    defer { watch?.stop() }
    #expect(try source.read(sandbox.request()).warnings.isEmpty == false)
    let told = counter.count
    try broker.publish("door", "open")
    #expect(eventually { counter.count > told })
    let reading = try source.read(sandbox.request())
    #expect(reading.entries.first?.datum == "open")
    #expect(reading.warnings.isEmpty)
  }

  /// Each reading without a watch is a connection of its own.
  @Test func aReadingWithoutAWatchGivesTheLastMessage() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    let source = try SourceKinds.source(setting(broker, "n/{what}", ["retained": "trust"]))
    for value in 41...43 {
      try broker.publish("n/a", "\(value)", isRetained: true)
      let datum = try source.read(sandbox.request()).entries.first?.datum
      #expect(rows(datum, "what", "value") == [["a", .number(Double(value))]])
    }
  }

  /// What was picked from a message is not shown in place of another one's data.
  @Test func messagesOfAnotherRunAreOtherMessages() throws {
    let topics = MQTTTopics(keep: 10, limit: 100)
    let rows = MQTTRows(
      filters: [try #require(TopicFilter("t"))], availability: nil, picks: try Picks([:]),
      format: nil, keep: 10, limit: 100, warnsOfRetained: false)
    for value in ["1", "2"] {
      topics.removeAll()
      topics.take(MQTTMessage("t", Array(value.utf8)))
      let reading = try rows.reading(of: topics.read(at: testStart), sandbox.request())
      #expect(reading.datum.words == value)
    }
  }

  @Test func picksAndPlainPayloads() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("plug", #"{"power": {"now": 12.5}}"#, isRetained: true)
    try broker.publish("word", "standby", isRetained: true)
    #expect(try sandbox.datum(setting(broker, "plug", ["pick": ".power.now"])) == 12.5)
    #expect(try sandbox.datum(setting(broker, "word")) == "standby")
    let failure = sandbox.failure(setting(broker, "word", ["format": "json"]))
    #expect(failure?.kind == .malformed)
  }

  @Test func wildcardsGiveRecordsWithTheirLevels() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("home/kitchen/temperature", "21", isRetained: true)
    try broker.publish("home/attic/temperature", #"{"value": 9, "unit": "°C"}"#, isRetained: true)
    try broker.publish("home/attic/humidity", "60", isRetained: true)
    let named = try sandbox.datum(setting(broker, "home/{room}/temperature"))
    #expect(
      rows(named, "topic", "room", "value", "retained") == [
        ["home/attic/temperature", "attic", 9, true],
        ["home/kitchen/temperature", "kitchen", 21, true],
      ])
    #expect(named?.items?.first?["unit"] == "°C")
    #expect(try !sandbox.reading(setting(broker, "home/{room}/temperature")).lacksRows)
    let received = named?.items?.first?["received"]?.words ?? ""
    #expect(received.hasPrefix("1970-01-01T00:16:"), "\(received)")
    let plain = try sandbox.datum(setting(broker, "home/+/temperature"))
    #expect(rows(plain, "level2", "value") == [["attic", 9], ["kitchen", 21]])
    let all = try sandbox.datum(setting(broker, "home/#"))
    #expect(rows(all, "rest").count == 3)
  }

  @Test func oneBadPayloadIsOneRow() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("s/a", #"{"t": 1}"#, isRetained: true)
    try broker.publish("s/b", #"{"x": 1}"#, isRetained: true)
    let reading = try sandbox.reading(setting(broker, "s/+", ["pick": ".t"]))
    let datum = reading.entries.first?.datum
    #expect(rows(datum, "topic", "value") == [["s/a", 1], ["s/b", nil]])
    #expect(datum?.items?.last?["error"] != nil)
    #expect(reading.warnings.first?.hasPrefix("s/b: ") == true)
    #expect(reading.lacksRows && !reading.isPartial)
  }

  @Test func theAvailabilityTopicMakesItFail() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("zb/plug", "12", isRetained: true)
    try broker.publish("zb/lamp", "3", isRetained: true)
    try broker.publish("zb/plug/availability", #"{"state":"offline"}"#, isRetained: true)
    let one = setting(broker, "zb/plug", ["available": "zb/plug/availability"])
    let failure = sandbox.failure(one)
    #expect(failure?.reason == "offline")
    #expect(failure?.isWaiting == false)
    let each = try sandbox.reading(
      setting(broker, "zb/{device}", ["available": "zb/{device}/availability"]))
    #expect(
      rows(each.entries.first?.datum, "device", "value", "error") == [
        ["lamp", 3, nil], ["plug", nil, "offline"],
      ])
    #expect(each.warnings.first == "zb/plug: offline")
    #expect(each.lacksRows)
    try broker.publish("zb/plug/availability", "online", isRetained: true)
    #expect(try sandbox.datum(one) == 12)
    let words = setting(
      broker, "zb/plug",
      ["available": ["topic": "zb/plug/availability", "offline": ["gone", "online"]]])
    #expect(sandbox.failure(words)?.reason == "offline")
  }

  /// A message about one of others does not hide those that have other levels there.
  @Test(
    arguments: [
      (
        ["home/{room}/t", "lab/{bench}/t"], "home/{room}/status", "home/attic/status",
        ["home/attic/t"]
      ),
      (
        ["home/{room}/t", "garage/door"], "home/{room}/status", "home/attic/status",
        ["home/attic/t"]
      ),
      (["home/{room}/t"], "home/all", "home/all", ["home/attic/t", "home/cellar/t"]),
      (["home/cellar/t"], "home/+/status", "home/attic/status", []),
      (
        ["home/attic/t", "home/cellar/t"], "home/{room}/status", "home/attic/status",
        ["home/attic/t"]
      ),
      (["home/{room}/t"], "home/+/status", "home/attic/status", ["home/attic/t"]),
      (["home/#"], "home/{room}/status", "home/attic/status", ["home/attic/t"]),
      (["lab/+/t"], "home/+/status", "home/attic/status", ["lab/attic/t"]),
      (["zb/plug", "zb/lamp"], "zb/+/availability", "zb/plug/availability", ["zb/plug"]),
      (["home/{room}/t"], "home/{room}/{device}/status", "", nil),
      (["{site}/{room}/t"], "{site}/{device}/status", "", nil), (["plug"], "bridge/+", "", nil),
      (["home/{room}/t"], "status/{name}", "", nil), (["home/+/t"], "a/b/+", "", nil),
      (["plug"], "bridge/#", "", nil),
    ] as [([String], String, String, [String]?)])
  func anAbsenceIsOfThoseWithTheSameLevel(
    _ topics: [String], _ available: String, _ sign: String, _ expected: [String]?
  ) throws {
    let filters = topics.compactMap { TopicFilter($0) }
    let availability = try #require(MQTTAvailability(["available": .text(available)]))
    guard let expected else {
      #expect(throws: SourceFailure.self) { try availability.check(for: filters) }
      return
    }
    try availability.check(for: filters)
    let absence = MQTTAvailability.Absence(topic: sign, date: testStart)
    let rows = [
      "home/attic/t", "home/cellar/t", "lab/attic/t", "lab/1/t", "garage/door", "zb/plug",
      "zb/lamp",
    ]
    let held = rows.filter { row in
      guard let filter = filters.first(where: { $0.fields(of: row) != nil }) else { return false }
      return absence.holds(for: row, availability.filter.sameLevels(in: filter, of: filters))
    }
    #expect(held == expected)
  }

  /// A topic that is not that of the others fails with its own only.
  @Test(arguments: [
    ("offline", true), ("\u{FEFF}offline\n", true), ("off\u{200B}line", true), ("online", false),
    (#"{"state": "offline"}"#, true),
    (#"{"state":"offline","x":""# + String(repeating: "x", count: 99) + "\"}", true),
  ])
  func whatSaysThatNobodyIsThere(payload: String, isOffline: Bool) throws {
    let availability = try #require(MQTTAvailability(["available": "a/lwt"]))
    #expect(availability.isOffline(Array(payload.utf8), limit: 50) == isOffline)
  }

  @Test func anAbsenceOfAnotherTopicIsNone() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("home/attic/t", "12", isRetained: true)
    try broker.publish("home/cellar/status", "offline", isRetained: true)
    let attic = setting(broker, "home/attic/t", ["available": "home/+/status"])
    #expect(try sandbox.datum(attic) == 12)
    try broker.publish("home/attic/status", "offline", isRetained: true)
    #expect(sandbox.failure(attic)?.reason == "offline")
  }

  @Test func aLostBrokerFailsAndComesBack() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("n", "1", isRetained: true)
    let source = try SourceKinds.source(setting(broker, "n"))
    let watch = source.watch(sandbox.request()) {}
    defer { watch?.stop() }
    #expect(try source.read(sandbox.request()).entries.first?.datum == 1)
    broker.stop()
    #expect(eventually { (try? source.read(sandbox.request())) == nil })
    try broker.start()
    try broker.publish("n", "2", isRetained: true)
    #expect(eventually { (try? source.read(sandbox.request()).entries.first?.datum) == 2 })
  }

  /// A message that the broker sends again after a reconnection is as old as it was.
  @Test func aRepeatedMessageKeepsItsDate() throws {
    let topics = MQTTTopics(keep: 10, limit: 100)
    topics.take(MQTTMessage("a", [0x31]))
    let first = topics.read(at: Date(timeIntervalSince1970: 1000)).messages[ExactText("a")]?.date
    topics.take(MQTTMessage("a", [0x31], isRetained: true))
    let again = topics.read(at: Date(timeIntervalSince1970: 2000)).messages[ExactText("a")]
    #expect(again?.date == first)
    #expect(again?.isRetained == false)
    topics.take(MQTTMessage("a", [0x32], isRetained: true))
    let other = topics.read(at: Date(timeIntervalSince1970: 3000)).messages[ExactText("a")]
    #expect(other?.date != first)
    #expect(other?.isRetained == true)
  }

  private func failure(_ source: any Source) -> SourceFailure? {
    do throws(SourceFailure) {
      _ = try source.read(sandbox.request())
      return nil
    } catch { return error }
  }

  /// A broker that has started again and keeps nothing says so by sending nothing.
  @Test func whatTheBrokerKeepsNoMoreIsNoValue() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("t/a", "21.5", isRetained: true)
    try broker.publish("t/b", "5", isRetained: true)
    let one = try SourceKinds.source(setting(broker, "t/a", ["retained": "trust"]))
    let table = try SourceKinds.source(setting(broker, "t/{what}", ["retained": "trust"]))
    let watches = [one, table].map { $0.watch(sandbox.request()) {} }
    defer { for watch in watches { watch?.stop() } }
    #expect(eventually { failure(one) == nil && failure(table) == nil })
    broker.stop()
    #expect(eventually { failure(one) != nil && failure(table) != nil })
    try broker.start()
    try broker.publish("t/b", "6", isRetained: true)
    #expect(eventually { failure(one)?.reason == "no message" })
    #expect(failure(one)?.isWaiting == false)
    #expect(
      eventually {
        guard let reading = try? table.read(sandbox.request()) else { return false }
        return reading.lacksRows && reading.ending == nil
          && rows(reading.entries[0].datum, "what", "value", "error")
            == [["a", nil, "no message"], ["b", 6, nil]]
      })
    try broker.publish("t/a", "22", isRetained: true)
    #expect(eventually { (try? one.read(sandbox.request()))?.entries[0].datum == 22 })
  }

  /// Returns the topics, which lose the connection and get it back when they have taken messages.
  private func topicsAfterALoss(
    _ messages: MQTTMessage..., ignoresRetained: Bool = false
  ) -> MQTTTopics {
    let topics = MQTTTopics(keep: 10, limit: 100, ignoresRetained: ignoresRetained)
    topics.noteConnected()
    topics.noteSubscribed()
    for message in messages { topics.take(message) }
    _ = topics.read(at: testStart)
    topics.fail(SourceFailure("lost"))
    topics.noteConnected()
    topics.noteSubscribed()
    return topics
  }

  private func reading(_ topics: MQTTTopics) throws -> Reading {
    let rows = MQTTRows(
      filters: [try #require(TopicFilter("t"))], availability: nil, picks: try Picks([:]),
      format: nil, keep: 10, limit: 100, warnsOfRetained: false)
    return try rows.reading(of: topics.read(at: testStart), sandbox.request())
  }

  private func reason(_ topics: MQTTTopics) -> String? {
    do { _ = try reading(topics) } catch { return (error as? SourceFailure)?.reason }
    return nil
  }

  /// The broker has a moment for what it keeps, in which the loss stands.
  @Test func whatTheBrokerKeepsIsAwaitedAndMayComeLate() throws {
    let kept = MQTTMessage("t", [0x31], isRetained: true)
    let topics = topicsAfterALoss(kept)
    #expect(topics.read(at: testStart).failure?.reason == "lost")
    #expect((topics.millisecondsOfRestoring ?? 0) > 2000)
    #expect(!topics.endRestoring())
    topics.take(kept)
    #expect(topics.endRestoring())
    #expect(topics.read(at: testStart).failure == nil)
    #expect(try reading(topics).entries[0].datum == 1)
    let late = topicsAfterALoss(kept, MQTTMessage("t", [0x32]))
    #expect(eventually { late.endRestoring() })
    #expect(late.read(at: testStart).failure == nil && late.millisecondsOfRestoring == nil)
    #expect(reason(late) == "no message")
    late.take(MQTTMessage("t", [0x32], isRetained: true))
    #expect(try reading(late).entries[0].datum == 2)
    #expect(try reading(late).warnings.isEmpty)
  }

  /// What is left out says all the same that a value has ended.
  @Test(
    arguments: [
      ([], "2", [0x33] as [UInt8]?, "no message" as String?), ([], "2", [0x32], nil),
      ([], "2", nil, nil), ([0x31], "2", nil, "no message"), ([0x31], "2", [0x31], "no message"),
    ] as [([UInt8], String, [UInt8]?, String?)])
  func whatIsIgnoredEndsAValue(
    first: [UInt8], live: String, again: [UInt8]?, expected: String?
  ) throws {
    let message = MQTTMessage("t", Array(live.utf8))
    let topics =
      first.isEmpty
      ? topicsAfterALoss(message, ignoresRetained: true)
      : topicsAfterALoss(
        MQTTMessage("t", first, isRetained: true), message, ignoresRetained: true)
    if let again { topics.take(MQTTMessage("t", again, isRetained: true)) }
    #expect(eventually { topics.endRestoring() })
    #expect(reason(topics) == expected)
    topics.take(MQTTMessage("t", Array("4".utf8)))
    #expect(try reading(topics).entries[0].datum == 4)
    #expect(try reading(topics).warnings.isEmpty)
  }

  /// Of a message that the broker does not keep, nobody knows what has followed it.
  @Test func aMessageOfBeforeTheLossIsMarked() throws {
    let topics = topicsAfterALoss(MQTTMessage("t", [0x31]))
    #expect(topics.read(at: testStart).failure?.reason == "lost")
    #expect(eventually { topics.endRestoring() })
    #expect(try reading(topics).entries[0].datum == 1)
    #expect(try reading(topics).warnings == ["received before the connection was lost"])
    topics.take(MQTTMessage("t", [0x31]))
    #expect(try reading(topics).warnings.isEmpty)
  }

  /// Topics that say that somebody is not there have room of their own, which is bounded as well.
  @Test func absencesHaveRoomOfTheirOwn() {
    let topics = MQTTTopics(
      keep: 2, limit: 1000,
      availability: MQTTAvailability(["available": "home/{room}/status"]),
      isData: { $0.hasSuffix("/n") })
    let offline = Array("offline".utf8)
    for room in 0..<5 { topics.take(MQTTMessage("home/\(room)/n", [0x31])) }
    topics.take(MQTTMessage("home/0/status", offline))
    let first = topics.read(at: Date(timeIntervalSince1970: 1000))
    #expect(first.messages.count == 2)
    #expect(first.signs.keys.map(\.text) == ["home/0/status"])
    topics.take(MQTTMessage("home/0/status", offline, isRetained: true))
    let again = topics.read(at: Date(timeIntervalSince1970: 2000))
    #expect(again.signs.values.map(\.date) == first.signs.values.map(\.date))
    topics.take(MQTTMessage("home/0/status", []))
    #expect(topics.read(at: Date(timeIntervalSince1970: 3000)).signs.isEmpty)
    for room in 0..<1001 { topics.take(MQTTMessage("home/\(room)/status", offline)) }
    #expect(topics.read(at: Date(timeIntervalSince1970: 4000)).hasTooManySigns)
  }

  /// The names of topics count, too.
  @Test func longNamesAreBounded() {
    let topics = MQTTTopics(keep: 10_000, limit: 1000)
    let name = String(repeating: "x", count: 60_000)
    for number in 0..<400 { topics.take(MQTTMessage("\(name)\(number)", [0x31])) }
    let state = topics.read(at: Date(timeIntervalSince1970: 1000))
    #expect(state.hasTooManyBytes)
    #expect(state.bytes <= MQTTTopics.most)
    #expect(state.messages.count < 300)
  }

  @Test func longMessagesAreBoundedAndSaid() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    let ten = [UInt8](repeating: 0x37, count: 10 << 20)
    try broker.publish("big/one", ten, isRetained: true)
    try broker.publish("big/two", "2", isRetained: true)
    let failure = sandbox.failure(setting(broker, "big/one"))
    #expect(failure?.kind == .tooLarge(limit: 256 << 10))
    let reading = try sandbox.reading(setting(broker, "big/+"))
    #expect(rows(reading.entries.first?.datum, "value") == [[nil], [2]])
    #expect(reading.warnings.first == "big/one: more than 256 KiB")
  }

  /// A broker that begins a message of 200 MiB, a mebibyte at a time.
  private static let flood = """
    import socket, sys, time
    server = socket.socket()
    server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    server.bind(("127.0.0.1", int(sys.argv[1])))
    server.listen()
    while True:
        client, _ = server.accept()
        try:
            client.recv(1000)
            client.sendall(b"\\x20\\x02\\x00\\x00")
            wanted = client.recv(1000)
            client.sendall(b"\\x90\\x03" + wanted[2:4] + b"\\x00")
            client.sendall(b"\\x31\\x80\\x80\\x80\\x64\\x00\\x01t")
            while True:
                client.sendall(b"7" * (1 << 20))
                time.sleep(0.02)
        except OSError:
            client.close()
    """

  /// A message that is longer than any that is received ends the connection long before it is here.
  @Test func aFloodEndsTheConnection() throws {
    let port = RunningServer.freePort()
    let server = RunningServer()
    defer { server.end() }
    server.start(["python3", "-c", Self.flood, "\(port)"])
    #expect(eventually { RunningServer.isListening(on: port) })
    let source = try SourceKinds.source(["mqtt": .text("mqtt://127.0.0.1:\(port)"), "topic": "t"])
    let watch = source.watch(sandbox.request()) {}
    defer { watch?.stop() }
    var failure: SourceFailure?
    #expect(
      eventually {
        do throws(SourceFailure) {
          _ = try source.read(sandbox.request())
        } catch {
          failure = error
        }
        return failure?.kind == .tooLarge(limit: 16 << 20)
      }, "\(String(describing: failure))")
  }

  @Test func manyTopicsAreBoundedAndSaid() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publishMany("many", count: 10_000)
    let few = setting(broker, "many/#")
    let source = try SourceKinds.source(few)
    let watch = source.watch(sandbox.request()) {}
    defer { watch?.stop() }
    #expect(
      eventually { (try? source.read(sandbox.request()).entries.first?.datum.items?.count) == 1000 }
    )
    #expect(
      eventually {
        (try? source.read(sandbox.request()))?.warnings.contains(
          "more than 1000 topics: further ones are left out") == true
      })
    #expect(try source.read(sandbox.request()).lacksRows)
    let all = try SourceKinds.source(setting(broker, "many/#", ["keep": "10000"]))
    let other = all.watch(sandbox.request()) {}
    defer { other?.stop() }
    #expect(
      eventually { (try? all.read(sandbox.request()).entries.first?.datum.items?.count) == 10_000 })
  }

  @Test func hostileTopicsAndPayloadsAreText() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("h/\u{202e}evil", "\u{1b}[31mred\u{7}", isRetained: true)
    try broker.publish("h/bytes", [0xff, 0xfe, 0x00, 0x41], isRetained: true)
    let datum = try sandbox.datum(setting(broker, "h/{name}"))
    #expect(
      rows(datum, "name", "value") == [
        ["bytes", "\u{fffd}\u{fffd}\0A"], ["\u{202e}evil", "\u{1b}[31mred\u{7}"],
      ])
  }

  @Test func clearedTopicsAreNoValues() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    let source = try SourceKinds.source(setting(broker, "c/+"))
    let watch = source.watch(sandbox.request()) {}
    defer { watch?.stop() }
    try broker.publish("c/a", "1", isRetained: true)
    try broker.publish("c/b", "2", isRetained: true)
    func count() -> Int? { (try? source.read(sandbox.request()))?.entries[0].datum.items?.count }
    #expect(eventually { count() == 2 })
    try broker.publish("c/a", "", isRetained: true)
    #expect(eventually { count() == 1 })
    let one = try SourceKinds.source(setting(broker, "c/b"))
    let other = one.watch(sandbox.request()) {}
    defer { other?.stop() }
    #expect(eventually { (try? one.read(sandbox.request()))?.entries[0].datum == 2 })
    try broker.publish("c/b", "", isRetained: true)
    #expect(eventually { (try? one.read(sandbox.request())) == nil })
  }

  @Test func usersAndSecrets() throws {
    let broker = try MQTTBroker(.users)
    defer { broker.end() }
    try broker.publish("t", "1", isRetained: true)
    try sandbox.write(MQTTBroker.password, to: "password")
    let login: [String: Setting] = ["user": "tester", "password": "${secret:mqtt}"]
    chmod(sandbox.path("password"), 0o600)
    let secrets: [String: Setting] = ["mqtt": ["file": .text(sandbox.path("password"))]]
    #expect(try sandbox.datum(setting(broker, "t", login), secrets: secrets) == 1)
    // Whoever knows the password may send it back, in any part of a message.
    try broker.publish(
      "back/\(MQTTBroker.password)", "its \(MQTTBroker.password)", isRetained: true)
    let back = try #require(
      try sandbox.datum(setting(broker, "back/{level}", login), secrets: secrets))
    #expect(
      !back.json.contains(MQTTBroker.password) && back.json.contains("its •••"), "\(back.json)")
    for version in ["3.1.1", "5"] {
      let wrong = sandbox.failure(
        setting(broker, "t", ["user": "tester", "password": "x", "version": .text(version)]))
      #expect(wrong?.reason == "user or password refused")
      #expect(wrong?.isDenied == true)
    }
    #expect(sandbox.failure(setting(broker, "t"))?.reason == "the broker wants a user")
  }

  @Test func aRefusedSubscriptionIsDenied() throws {
    let broker = try MQTTBroker(.roles)
    defer { broker.end() }
    try broker.publish("secret/t", "1", isRetained: true)
    let password = Setting.text(MQTTBroker.password)
    #expect(
      try sandbox.datum(setting(broker, "secret/t", ["user": "tester", "password": password])) == 1)
    for (version, code) in [("3.1.1", 128), ("5", 135)] {
      let failure = sandbox.failure(
        setting(
          broker, "secret/+", ["user": "guest", "password": password, "version": .text(version)]))
      #expect(failure?.reason == "not authorized for secret/+")
      #expect(failure?.detail.contains("code \(code)") == true)
      #expect(failure?.isDenied == true)
    }
  }

  @Test func certificates() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try broker.publish("t", "1", isRetained: true)
    func secure(_ host: String, _ more: [String: Setting] = [:]) -> Setting {
      let address = Setting.text("mqtts://\(host):\(broker.securePort)")
      return setting(broker, "t", ["mqtt": address].merging(more) { $1 })
    }
    let authority = ["ca": Setting.text(broker.authority)]
    #expect(try sandbox.datum(secure("localhost", authority)) == 1)
    #expect(
      sandbox.failure(secure("127.0.0.1", authority))?.reason == "certificate for another host")
    #expect(sandbox.failure(secure("localhost"))?.reason == "certificate from an unknown issuer")
    let missing = sandbox.failure(secure("localhost", ["ca": "none.pem"]))
    #expect(missing?.reason.hasPrefix("no certificates in ") == true)
    // A program may have made the link.
    try FileAccess.makeFolder(sandbox.path("out"))
    symlink(broker.authority, sandbox.path("out/ca"))
    WrittenFolders.note([sandbox.path("out")])
    let led = sandbox.failure(secure("localhost", ["ca": "out/ca"]))
    #expect(led?.reason == "ca is a link of a program")
    // TLS where the broker expects none, and the other way round.
    let plain = setting(broker, "t", ["mqtt": .text("mqtts://localhost:\(broker.port)")])
    #expect(sandbox.failure(plain)?.reason == "TLS handshake failed with localhost:\(broker.port)")
    let hangUp = setting(broker, "t", ["mqtt": .text("mqtt://localhost:\(broker.securePort)")])
    #expect(sandbox.failure(hangUp)?.reason == "localhost:\(broker.securePort) hung up")
  }

  /// What was looked at is trusted, whatever a program puts in its place before the connection.
  @Test func certificatesThatAreExchangedAreThoseThatWereRead() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    try FileAccess.makeFolder(sandbox.path("out"))
    let copy = sandbox.path("out/ca.pem")
    try FileManager.default.copyItem(atPath: broker.authority, toPath: copy)
    WrittenFolders.note([sandbox.path("out")])
    let settings: Setting = [
      "mqtt": .text("mqtts://localhost:\(broker.securePort)"), "ca": "out/ca.pem",
    ]
    let login = try MQTTLogin(settings, at: "mqtt", sandbox.request())
    try #require(unlink(copy) == 0)
    symlink("/etc/hostname", copy)
    let connection = try MQTTConnection(
      login, before: Deadline(after: 20), stop: try #require(StopSignal()))
    connection.close()
  }

  @Test func brokersThatAreNotThere() throws {
    let port = RunningServer.freePort()
    let refused = sandbox.failure(["mqtt": .text("mqtt://127.0.0.1:\(port)"), "topic": "t"])
    #expect(refused?.reason == "cannot connect to 127.0.0.1:\(port) (refused)")
    let unknown = sandbox.failure(["mqtt": "mqtt://no-such-host.invalid", "topic": "t"])
    #expect(unknown?.reason == "cannot resolve no-such-host.invalid")
  }

  @Test func aTopicWithoutAMessageWaits() throws {
    let broker = try MQTTBroker()
    defer { broker.end() }
    let failure = sandbox.failure(setting(broker, "nothing/here"), timeout: 5)
    #expect(failure?.reason == "no message yet")
    #expect(failure?.isWaiting == true)
  }

  @Test(arguments: [
    ("ws://host", "'ws://' is not a supported scheme"),
    ("mqtt://user:pw@host", "the address contains a user"),
    ("mqtt://host/home/t", "'/home/t' follows the host"), ("host", "'host' is not an address"),
    ("mqtts://[]:88", "the address has no host: mqtts://[]:88"),
    ("mqtts://[]:1]:", "the address has no host: mqtts://[]:1]:"),
    ("mqtts://[::1]88", "'88' is not a port"), ("mqtts://[::1]::88", "':88' is not a port"),
  ])
  func mistakesInAddresses(text: String, words: String) {
    #expect(MQTTAddress.mistake(in: text)?.words == words)
  }

  @Test func addresses() throws {
    let plain = try #require(MQTTAddress("mqtt://broker.example"))
    #expect((plain.host, plain.port, plain.isSecure) == ("broker.example", 1883, false))
    let secure = try #require(MQTTAddress("mqtts://[::1]/"))
    #expect((secure.host, secure.port, secure.isSecure) == ("::1", 8883, true))
    #expect(MQTTAddress("mqtt://h:80")?.port == 80)
    #expect(MQTTAddress("mqtts://:${!") == nil)
  }
}
