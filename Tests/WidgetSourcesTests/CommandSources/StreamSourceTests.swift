import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of streams with real processes.
@Suite struct StreamSourceTests {
  private let sandbox = Sandbox()

  private func stream(_ script: String, _ more: [String: Setting] = [:]) -> Setting {
    // The scripts write their numbers beside the board, as the machine has them.
    let own: [String: Setting] = [
      "stream": ["sh", "-c", .text(script)], "allow": ["write": ".", "processes": "yes"],
    ]
    return .mapping(more.merging(own) { $1 })
  }

  private func datum(_ source: any Source) -> Datum? {
    (try? source.read(sandbox.request()))?.entries.first?.datum
  }

  private func failure(_ source: any Source) -> SourceFailure? {
    do throws(SourceFailure) {
      _ = try source.read(sandbox.request())
      return nil
    } catch { return error }
  }

  private func isRunning(_ file: String) -> Bool {
    guard let text = try? String(contentsOfFile: sandbox.path(file), encoding: .utf8),
      let process = pid_t(text.prefix { $0.isNumber })
    else { return false }
    return kill(process, 0) == 0
  }

  @Test func recordsAsTheyCome() throws {
    let fifo = sandbox.path("fifo")
    mkfifo(fifo, 0o600)
    let source = try SourceKinds.source(
      stream(
        "read -r process _ </proc/self/stat; echo $process > \(sandbox.path("pid")); exec cat \(fifo)"
      ))
    let counter = Counter()
    let watch = source.watch(sandbox.request()) { counter.add() }
    let writer = open(fifo, O_WRONLY)
    defer { close(writer) }
    #expect(datum(source) == [])
    for text in ["{\"n\": 1}\n", "two\n{\"n\":", " 3}\n"] {
      _ = text.withCString { write(writer, $0, strlen($0)) }
    }
    #expect(eventually { datum(source) == [["n": 1], "two", ["n": 3]] })
    #expect(eventually { counter.count >= 1 })
    #expect(counter.count <= 3)
    #expect(isRunning("pid"))
    watch?.stop()
    #expect(eventually { !isRunning("pid") })
    let told = counter.count
    // That nothing more comes shows only in time.
    usleep(50_000)
    #expect(counter.count == told)
  }

  /// Only lists, records and numbers that are shown as they are written are more than a line.
  @Test func linesStayAsTheyAreWritten() throws {
    let lines = ["null", "true", "3.10", "12e4567", "\"quoted\"", "7", "[1]"]
    let words = lines.map { "'\($0)'" }.joined(separator: " ")
    let source = try SourceKinds.source(stream("printf '%s\\n' \(words)"))
    #expect(datum(source) == ["null", "true", "3.10", "12e4567", "\"quoted\"", 7, [1]])
  }

  @Test func releasedWatchEndsTheProcess() throws {
    let source = try SourceKinds.source(
      stream(
        "read -r process _ </proc/self/stat; echo $process > \(sandbox.path("pid")); echo x; trap '' TERM; while :; do sleep 100; done"
      ))
    var watch = source.watch(sandbox.request()) {}
    #expect(watch != nil)
    #expect(eventually { isRunning("pid") })
    watch = nil
    #expect(eventually { !isRunning("pid") })
  }

  @Test func oneProcessForAllWatches() throws {
    let source = try SourceKinds.source(
      stream(
        "read -r process _ </proc/self/stat; echo $process >> \(sandbox.path("pid")); echo x; exec sleep 1000"
      ))
    let counters = [Counter(), Counter()]
    let watches = counters.map { counter in source.watch(sandbox.request()) { counter.add() } }
    #expect(eventually { datum(source) == ["x"] })
    watches[0]?.stop()
    #expect(isRunning("pid"))
    watches[1]?.stop()
    #expect(eventually { !isRunning("pid") })
    let text = try String(contentsOfFile: sandbox.path("pid"), encoding: .utf8)
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func itIsStartedAgain() throws {
    let file = sandbox.path("runs")
    let source = try SourceKinds.source(
      stream("echo run >> \(file); wc -l < \(file); echo gone >&2; exit 4"))
    let watch = source.watch(sandbox.request()) {}
    #expect(
      eventually {
        failure(source) == SourceFailure("stream ended: exit 4", "gone", kind: .exited(status: 4))
      })
    #expect(
      eventually {
        (try? String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").count) ?? 0 >= 2
      })
    watch?.stop()
  }

  @Test func theLastRecordsOfAStreamThatEndsAreGivenOnce() throws {
    let source = try SourceKinds.source(
      stream("read line <\(sandbox.path("fifo")); echo $line; exit 4", ["keep": "1"]))
    mkfifo(sandbox.path("fifo"), 0o600)
    let counter = Counter()
    let watch = source.watch(sandbox.request()) { counter.add() }
    let writer = open(sandbox.path("fifo"), O_WRONLY)
    _ = write(writer, "41\n", 3)
    close(writer)
    // The record and the end are reported.
    #expect(eventually { counter.count >= 2 })
    let last = try source.read(sandbox.request())
    #expect(last.entries.map(\.datum) == [41])
    #expect(last.ending?.reason == "stream ended: exit 4")
    #expect(failure(source)?.reason == "stream ended: exit 4")
    watch?.stop()
  }

  /// No record can come any more, though the program goes on.
  @Test func oneThatClosesItsOutputHasEnded() throws {
    let source = try SourceKinds.source(stream("echo 41; exec 1>&- 2>&-; exec sleep 100"))
    let watch = source.watch(sandbox.request()) {}
    defer { watch?.stop() }
    #expect(
      eventually { failure(source)?.reason == "stream ended: it closed its output" })
  }

  @Test func aRecordIsDatedWhenItCame() throws {
    let source = try SourceKinds.source(stream("echo 7; exec sleep 1000"))
    let watch = source.watch(sandbox.request()) {}
    #expect(eventually { datum(source) == [7] })
    let first = try source.read(sandbox.request())
    var later = sandbox.request()
    later.now += 3600
    let second = try source.read(later)
    #expect(second.entries[0].date == first.entries[0].date)
    #expect(second.oldest == first.oldest)
    watch?.stop()
  }

  @Test func aReadingWithoutAWatchDoesNotRepeatAnOlderRun() throws {
    let file = sandbox.path("value")
    try "41".write(toFile: file, atomically: true, encoding: .utf8)
    let source = try SourceKinds.source(stream("cat \(file)", ["keep": "1"]))
    #expect(datum(source) == 41)
    unlink(file)
    #expect(failure(source)?.reason == "stream ended: exit 1")
  }

  @Test func whatCannotStart() throws {
    let source = try SourceKinds.source(["stream": ["no-such-program"]])
    #expect(failure(source)?.reason == "no-such-program: command not found")
    let watch = source.watch(sandbox.request()) {}
    #expect(eventually { failure(source)?.isAbsent == true })
    watch?.stop()
  }

  @Test func onlyTheLastAreKept() throws {
    let script = "seq 1 1000; exec sleep 1000"
    let source = try SourceKinds.source(stream(script, ["keep": "3"]))
    let watch = source.watch(sandbox.request()) {}
    #expect(eventually { datum(source) == [998, 999, 1000] })
    watch?.stop()
    let last = try SourceKinds.source(stream(script, ["keep": "1"]))
    let lastWatch = last.watch(sandbox.request()) {}
    #expect(eventually { datum(last) == 1000 })
    lastWatch?.stop()
  }

  /// Long lines are kept as far as there is memory for them, and the newest one always.
  @Test func longLinesAreFewerThanAreKept() throws {
    let records = StreamRecords(keep: 10_000)
    let line = (datum: Datum.text(String(repeating: "x", count: 64_000)), omitted: 0)
    for _ in 0..<10 { records.append(Array(repeating: line, count: 100)) }
    let kept = try records.reading(at: Date(), goesOn: true).entries[0].datum.items?.count ?? 0
    #expect(200..<300 ~= kept)
    records.append([(.text(String(repeating: "x", count: 32 << 20)), 0)])
    #expect(try records.reading(at: Date(), goesOn: true).entries[0].datum.items?.count == 1)
  }

  @Test func anEmptyLineTakesNoRecordsPlace() throws {
    // Server-sent events come as a line followed by an empty one.
    let source = try SourceKinds.source(
      stream("printf '41\n\n42\n\n'; exec sleep 1000", ["keep": "1"]))
    let watch = source.watch(sandbox.request()) {}
    #expect(eventually { datum(source) == 42 })
    watch?.stop()
  }

  @Test func aPickWithoutResultsLeavesALineOut() throws {
    let script = "printf '1\\n7\\n2\\n8\\n3\\n'; exec sleep 1000"
    let source = try SourceKinds.source(stream(script, ["keep": "2", "pick": "select(. > 5)"]))
    let watch = source.watch(sandbox.request()) {}
    #expect(eventually { datum(source) == [7, 8] })
    watch?.stop()
  }

  @Test func picksAreForEachRecord() throws {
    let script = "echo '{\"n\": 1}'; echo '{\"n\": 2}'; exec sleep 1000"
    let source = try SourceKinds.source(stream(script, ["pick": ".n"]))
    let watch = source.watch(sandbox.request()) {}
    #expect(eventually { datum(source) == [1, 2] })
    watch?.stop()
    let lines = try SourceKinds.source(
      stream("echo 'GET /a 200'; exec sleep 1000", ["regex": " (\\d+)$"]))
    let linesWatch = lines.watch(sandbox.request()) {}
    #expect(eventually { datum(lines) == ["200"] })
    linesWatch?.stop()
  }

  @Test func aFloodIsToldOfNowAndThen() throws {
    let source = try SourceKinds.source(["stream": ["yes"], "keep": "5"])
    let counter = Counter()
    let watch = source.watch(sandbox.request()) { counter.add() }
    #expect(eventually { datum(source) == ["y", "y", "y", "y", "y"] })
    let before = counter.count
    let started = Deadline(after: 0)
    // A rate has a time.
    usleep(500_000)
    #expect(Double(counter.count - before) <= started.elapsed * 10 + 2)
    watch?.stop()
  }

  @Test func linesHaveALimit() throws {
    let source = try SourceKinds.source(
      stream(
        "head -c 3000000 /dev/zero | tr '\\0' x; echo; echo y; exec sleep 1000", ["limit": "8"]))
    let watch = source.watch(sandbox.request()) {}
    // What is longer than the limit is no record.
    #expect(eventually { datum(source) == ["y"] })
    watch?.stop()
  }

  @Test func withoutAWatchItRunsForOneReading() throws {
    let source = try SourceKinds.source(
      stream(
        "read -r process _ </proc/self/stat; echo $process > \(sandbox.path("pid")); echo x; exec sleep 1000"
      ))
    #expect(datum(source) == ["x"])
    #expect(eventually { !isRunning("pid") })
    let ending = try SourceKinds.source(stream("printf 'a\\nb'"))
    #expect(datum(ending) == ["a", "b"])
    let silent = try SourceKinds.source(["stream": ["sleep", "1000"]])
    let error = #expect(throws: SourceFailure.self) {
      try silent.read(sandbox.request(timeout: 0.2))
    }
    #expect(error?.reason == "no record in 200 ms")
  }

  @Test func secretsDoNotComeBack() throws {
    let source = try SourceKinds.source(
      stream("echo \"$TOKEN\"; exec sleep 1000", ["environment": ["TOKEN": "${secret:shop}"]]))
    let secrets: [String: Setting] = ["shop": ["command": ["echo", "tell-nobody"]]]
    let watch = source.watch(sandbox.request(secrets: secrets)) {}
    #expect(eventually { datum(source) == ["•••"] })
    watch?.stop()
  }

  @Test(
    arguments: [
      (["ab", "c\nd\r\n", "e"], ["abc", "d"], "e"), (["\n\n"], ["", ""], ""),
      (["12345", "\r\nx"], ["12345"], "x"), ([""], [], ""),
      (["123456789", "0\nx"], [nil], "x"), (["12345\r", "6\n12345\n123456"], [nil, "12345"], nil),
    ] as [([String], [String?], String?)])
  func lines(parts: [String], lines: [String?], rest: String?) {
    var cutter = RecordLines(limit: 5)
    let taken = parts.flatMap { cutter.take(Array($0.utf8)) }
    #expect(taken.map(\.words) == lines)
    #expect(cutter.rest.words == rest)
  }

  /// The beginning of a line may be another value than the line.
  @Test func aLineThatIsTooLongIsNoRecord() throws {
    let source = try SourceKinds.source(
      stream("printf '12\\n1234567\\n'; exec sleep 100", ["limit": "4"]))
    let watch = source.watch(sandbox.request()) {}
    var reading: Reading?
    #expect(
      eventually {
        reading = (try? source.read(sandbox.request())) ?? reading
        return reading?.ending != nil
      })
    #expect(reading?.entries.first?.datum == [12])
    #expect(reading?.ending?.reason == "more than 4 B")
    #expect(reading?.ending?.detail.contains("left out") == true)
    watch?.stop()
  }

  /// A list has fewer records than lines came, however fast others follow.
  @Test func linesThatAreLeftOutOfAListAreSaid() throws {
    let script = "printf '1234567\n12\n1234567\n1234567\n13\n'; exec sleep 100"
    let source = try SourceKinds.source(stream(script, ["limit": "4", "keep": "10"]))
    let watch = source.watch(sandbox.request()) {}
    defer { watch?.stop() }
    #expect(eventually { datum(source) == [12, 13] })
    let reading = try source.read(sandbox.request())
    #expect(reading.warnings == ["3 lines are left out: more than 4 B"])
  }

  @Test func aLineThatIsLeftOutLeavesWithTheRecordBehindIt() throws {
    let records = StreamRecords(keep: 2)
    records.append([(1, 1), (2, 0)], omission: SourceFailure("odd"))
    func warnings() throws -> [String] { try records.reading(at: Date(), goesOn: true).warnings }
    #expect(try warnings() == ["a line is left out: odd"])
    records.append([(3, 0)])
    #expect(try warnings() == [])
    records.fail(SourceFailure("worse"), omitted: 2)
    records.append([(4, 0)])
    #expect(try warnings() == ["2 lines are left out: worse"])
    records.append([(5, 0), (6, 0)])
    #expect(try warnings() == [])
  }

  /// What a command had begun to write when it failed may be the beginning of something else.
  @Test(arguments: [("kill -9 $$", false), ("exit 1", false), ("exit 0", true)])
  func aRecordWithoutItsEnd(ending: String, isRecord: Bool) throws {
    let source = try SourceKinds.source(stream("echo 500; printf 12; \(ending)"))
    let watch = source.watch(sandbox.request()) {}
    defer { watch?.stop() }
    // It is started again, so that the next run's record follows.
    var records: [Datum] = []
    #expect(
      eventually {
        records = datum(source)?.items ?? records
        return records.count { $0 == 500 } >= 2
      })
    #expect(records.contains(12) == isRecord, "\(records)")
  }
}
