import FoundationEssentials
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

@Suite struct TimelineDocumentSourceTests {
  private let folder = TemporaryFolder()

  /// A source with a fixed reading, for timelines from elsewhere.
  private struct Fixed: Source {
    let reading: Reading
    func read(_ request: SourceRequest) throws(SourceFailure) -> Reading { reading }
    func pace(_ request: SourceRequest) -> SourcePace? { .every(7) }
  }

  private func fixed(_ datum: Datum, reload: Reading.Reload = .asScheduled) -> SourceKind {
    SourceKind(name: "fixed", note: "For tests.", schema: .text) { _ in
      Fixed(reading: Reading(datum, at: testStart, reload: reload))
    }
  }

  private func read(_ arguments: [String]) throws(SourceFailure) -> Reading {
    let setting: Setting = ["timeline": .list(arguments.map { .text($0) })]
    return try SourceKind.timeline(from: []).make(setting).read(
      .test(at: Date(), folder: folder.path))
  }

  private func document() throws -> String {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try String(contentsOfFile: "/\(root)/docs/timeline-format.md", encoding: .utf8)
  }

  /// Writes an example of the documentation to a file, and returns its path.
  private func example(_ name: String) throws -> String {
    let parts = try document().split(separator: "<!-- example: \(name) -->\n")
    let lines = try #require(parts.last).split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.dropFirst().prefix { $0 != "```" }.joined(separator: "\n")
    return try folder.write(code + "\n", to: name)
  }

  /// What is told of tomorrow is not of now.
  @Test func beforeItsFirstDateATimelineHasNothing() throws {
    let now = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded())
    func entries(_ ahead: [Double]) throws -> [Reading.Entry] {
      let parts = ahead.map { "{\"date\": \(now.timeIntervalSince1970 + $0), \"value\": 99}" }
      let text = "{\"entries\": [\(parts.joined(separator: ","))]}"
      return try read(["echo", text]).entries
    }
    let late = try entries([86_400, 90_000])
    #expect(late.map(\.datum) == [nil, 99, 99])
    #expect(late[0].date < late[1].date)
    #expect(try entries([5, 90_000]).map(\.datum) == [99, 99])
    #expect(try entries([-5, 90_000]).map(\.datum) == [99, 99])
  }

  /// A timeline that says to be asked again at once, whenever it is asked, is asked as the board says.
  @Test(
    arguments: [
      (#"{"after": NOW-1}"#, Reading.Reload.asScheduled), (#"{"after": 0}"#, .asScheduled),
      (#"{"after": NOW}"#, .asScheduled), (#""atEnd""#, .asScheduled),
      (#"{"after": NOW+0.1}"#, .after(testStart + 1)),
      (#"{"after": NOW+2}"#, .after(testStart + 2)),
      (#""never""#, .never),
    ])
  func whatIsPastIsAskedAsTheBoardSays(policy: String, reload: Reading.Reload) throws {
    var policy = policy
    for (words, offset) in [("NOW-1", -1.0), ("NOW+0.1", 0.1), ("NOW+2", 2), ("NOW", 0)] {
      policy = policy.replacing(words, with: "\(testStart.timeIntervalSince1970 + offset)")
    }
    let text = "{\"entries\": [{\"date\": 0, \"value\": 1}], \"policy\": \(policy)}"
    let source = try SourceKind.timeline(from: [fixed(.text(text))]).make([
      "timeline": ["fixed": "x"]
    ])
    #expect(try source.read(.test()).reload == reload)
    let command = try SourceKind.timeline(from: []).make(["timeline": ["echo", .text(text)]])
    #expect(try command.read(.test()).reload == reload)
  }

  @Test func theExampleInPython() throws {
    let reading = try read(["python3", try example("match.py")])
    #expect(reading.entries.map(\.datum) == ["in 3 h", "in 2 h", "in 1 h", "kick-off"])
    #expect(reading.entries.map(\.relevance) == [1 / 3, 0.5, 1, 2])
    let last = try #require(reading.entries.last)
    #expect(reading.reload == .after(last.date))
  }

  @Test func theExampleInTheShell() throws {
    let reading = try read(["sh", try example("shop.sh")])
    #expect(reading.entries.map(\.datum) == ["closed", "open", "closed"])
    #expect(reading.entries[2].date.timeIntervalSince(reading.entries[1].date) == 9 * 3600.0)
    guard case .after(let date) = reading.reload else {
      Issue.record("no date to ask again")
      return
    }
    #expect(date > reading.entries[2].date)
  }

  @Test func theSchemaIsJSONAndNamesAllKeys() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let text = try String(contentsOfFile: "/\(root)/docs/timeline-schema.json", encoding: .utf8)
    let schema = try JSON.datum(text)
    guard case .record(let keys) = schema["$defs"]?["entry"]?["properties"] else {
      Issue.record("no entry")
      return
    }
    #expect(keys.map(\.name) == ["date", "value", "relevance", "expires"])
    #expect(
      schema["properties"]?["entries"]?["maxItems"]?.number
        == Double(TimelineDocument.mostEntries))
  }

  @Test func programsThatFail() throws {
    #expect(
      failure { () throws(SourceFailure) in try read(["sh", "-c", "echo no >&2; exit 2"]) }
        == SourceFailure("exit 2", "no", kind: .exited(status: 2)))
    #expect(
      failure { () throws(SourceFailure) in try read(["echo", "hello"]) }.reason == "not JSON")
    #expect(failure { () throws(SourceFailure) in try read(["true"]) }.reason == "not JSON")
  }

  /// What a stream sent while nobody listened is lost, also if it was a timeline.
  @Test func aTimelineMayHaveChangedIfItsSourceMay() throws {
    let kind = SourceKind.timeline(from: [StreamSource.kind, fixed(1)])
    let stream = try kind.make(["timeline": ["stream": ["cat"]]])
    #expect(stream.mayHaveChanged(since: Date(), .test()))
    for setting: Setting in [["timeline": ["fixed": "x"]], ["timeline": ["cat"]]] {
      #expect(try !kind.make(setting).mayHaveChanged(since: Date(), .test()))
    }
  }

  @Test func timelinesFromOtherSources() throws {
    let timeline: Datum = ["entries": [["date": 0, "value": 1]]]
    let text: Datum = #"{"entries": [{"date": 0, "value": 1}], "policy": "never"}"#
    for (datum, reload) in [(timeline, Reading.Reload.after(.second(9))), (text, .never)] {
      let kind = SourceKind.timeline(from: [fixed(datum, reload: .after(.second(9)))])
      let source = try kind.make(["timeline": ["fixed": "x"]])
      let reading = try source.read(.test())
      #expect(reading.entries.map(\.datum) == [1])
      #expect(reading.reload == reload)
      #expect(source.pace(.test()) == .every(7))
    }
    let picked = try SourceKind.timeline(from: [fixed(["at": 5, "goals": 2])]).make([
      "timeline": ["fixed": "x", "pick": "{entries: [{date: .at, value: .goals}]}"]
    ])
    #expect(try picked.read(.test()).entries.map(\.datum) == [2])
    let wrong = try SourceKind.timeline(from: [fixed(3)]).make(["timeline": ["fixed": "x"]])
    #expect(
      failure { () throws(SourceFailure) in try wrong.read(.test()) }.detail
        == "timeline: expected an object, found 3.")
  }
}
