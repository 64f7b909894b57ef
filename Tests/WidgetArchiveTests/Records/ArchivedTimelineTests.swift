import FoundationEssentials
import Glibc
import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetArchive

@MainActor
@Suite("Archived timelines")
struct ArchivedTimelineTests {
  private func same(_ left: ArchivedTimeline, _ right: ArchivedTimeline) {
    #expect(left.instance == right.instance)
    #expect(left.title == right.title)
    #expect(left.entries == right.entries)
    #expect(left.first == right.first)
    #expect(left.loaded == right.loaded)
    #expect(left.rule == right.rule)
    #expect(left.reload == right.reload)
    #expect(left.asleep == right.asleep)
    #expect(left.failure == right.failure)
    #expect(left.outcomes == right.outcomes)
    #expect(left.pictures.count == right.pictures.count)
    for number in 0..<left.pictures.count {
      #expect(
        left.pictures.grid(number)?.textWithStyles == right.pictures.grid(number)?.textWithStyles)
    }
  }

  @Test func areReadAsTheyWereWritten() throws {
    let timeline = sampleTimeline()
    same(try ArchivedTimeline(bytes: timeline.bytes), timeline)
    let empty = ArchivedTimeline(instance: .test("a"), title: "")
    same(try ArchivedTimeline(bytes: empty.bytes), empty)
  }

  @Test func thePicturesThatEntriesShareAreKeptOnce() {
    #expect(sampleTimeline(entries: 100).pictures.count == 101)
  }

  @Test func withoutItsPastItShowsTheSameFromNowOn() {
    var timeline = sampleTimeline(entries: 10)
    timeline.first = 7
    let rest = timeline.withoutPast
    #expect(rest.entries.map(\.date) == timeline.entries[6...].map(\.date))
    #expect(rest.first == 1)
    #expect(rest.pictures.count == 5)
    for seconds in stride(from: 360.0, to: 700, by: 30) {
      let (one, other) = (timeline.entry(at: start + seconds), rest.entry(at: start + seconds))
      #expect(one?.date == other?.date)
      #expect(timeline.nextEntry(after: start + seconds) == rest.nextEntry(after: start + seconds))
      #expect(
        one?.pictures.map { timeline.pictures.grid($0)?.textWithStyles }
          == other?.pictures.map { rest.pictures.grid($0)?.textWithStyles })
    }
    timeline.first = 0
    #expect(timeline.withoutPast.entries.map(\.date) == timeline.entries.map(\.date))
  }

  @Test func anyFileIsReadOrRefused() throws {
    let bytes = sampleTimeline().bytes
    #expect(throws: ArchiveError.isOther) { try ArchivedTimeline(bytes: []) }
    #expect(throws: ArchiveError.isOther) {
      try ArchivedTimeline(bytes: Array("widgettui timeline 1\nx".utf8))
    }
    for count in stride(from: 21, to: bytes.count, by: 7) {
      #expect(throws: ArchiveError.isDamaged) {
        try ArchivedTimeline(bytes: Array(bytes.prefix(count)))
      }
    }
    for index in stride(from: 21, to: bytes.count, by: 5) {
      var changed = bytes
      changed[index] ^= 0x55
      #expect(throws: ArchiveError.isDamaged) { try ArchivedTimeline(bytes: changed) }
    }
  }

  @Test func bytesWithARightChecksumAreReadOrRefusedToo() throws {
    var timeline = sampleTimeline()
    _ = timeline.pictures.add(
      grid(24, 4) {
        Link("漢字", destination: URL(string: "shop://orders?id=1") ?? URL(filePath: "/"))
        Text(start + 60, style: .timer)
        Text(timerInterval: start...start + 90)
        ProgressView(timerInterval: start...start + 60)
      })
    let bytes = timeline.bytes
    let first = ArchivedTimeline.mark.count + Checksum.length
    var random = SplitMix64(seed: 1)
    var refused = 0
    for _ in 0..<5000 {
      var body = Array(bytes[first...])
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        body[Int.random(in: 0..<body.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let file = ArchivedTimeline.mark + Checksum(of: body[...]).bytes + body
      guard let timeline = try? ArchivedTimeline(bytes: file) else {
        refused += 1
        continue
      }
      for number in 0..<timeline.pictures.count {
        guard let grid = timeline.pictures.grid(number) else { continue }
        for date in [start, start + 1000, .distantPast, .distantFuture] {
          _ = grid.brought(to: date).grid.text
        }
      }
      _ = timeline.entry(at: .distantFuture)
      _ = timeline.schedule?.decision(at: .distantPast)
    }
    #expect(refused > 100)
  }

  /// A bundle writes its archives itself; millions of what nobody looks at would keep a dashboard busy.
  @Test func whatNoHostWritesIsRefused() throws {
    func isRead(_ change: (inout ArchivedTimeline) -> Void) -> Bool {
      var timeline = sampleTimeline()
      change(&timeline)
      return (try? ArchivedTimeline(bytes: timeline.bytes)) != nil
    }
    let outcome = ReloadOutcome(date: start, reason: .added, duration: 0, entries: 1)
    #expect(isRead { $0.outcomes = Array(repeating: outcome, count: 1024) })
    #expect(!isRead { $0.outcomes = Array(repeating: outcome, count: 1025) })
    #expect(isRead { $0.entries[0].pictures = Array(repeating: 0, count: 64) })
    #expect(!isRead { $0.entries[0].pictures = Array(repeating: 0, count: 65) })
    func fill(_ timeline: inout ArchivedTimeline, _ count: Int) {
      while timeline.pictures.count < count { timeline.pictures.append([], size: .zero) }
    }
    #expect(isRead { fill(&$0, 262_144) })
    #expect(!isRead { fill(&$0, 262_145) })
    func mention(_ timeline: inout ArchivedTimeline, _ count: Int) {
      timeline.entries = (0..<count / 64).map { number in
        var entry = ArchivedEntry(date: start + Double(number), pictures: [])
        entry.pictures = Array(repeating: 0, count: 64)
        return entry
      }
      timeline.first = 0
    }
    #expect(isRead { mention(&$0, 262_144) })
    #expect(!isRead { mention(&$0, 262_208) })
  }

  /// The nanoseconds of the processor that this thread has had.
  private var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// A picture of a megabyte that is compared each time that an entry shows it takes hours.
  @Test func aPictureThatManyEntriesShowIsCopiedOnce() {
    var timeline = sampleTimeline()
    timeline.pictures = PictureTable()
    timeline.pictures.append(
      ArraySlice(repeatElement(7, count: 1 << 20)), size: Size(width: 1, height: 1))
    timeline.entries = (0..<4000).map {
      ArchivedEntry(date: start + Double($0), pictures: Array(repeating: 0, count: 64))
    }
    timeline.first = 0
    let before = processorTime
    let copy = timeline.withoutPast
    let seconds = Double(processorTime - before) / 1e9
    #expect(copy.pictures.count == 1 && copy.entries == timeline.entries)
    // Of the processor, whatever else runs: comparing each time takes minutes.
    #expect(seconds < 30)
  }

  /// An infinite date is read as none, and invalidates nothing else.
  @Test func datesThatNeverCome() throws {
    var timeline = sampleTimeline()
    timeline.rule = .after(Date(timeIntervalSince1970: .infinity))
    timeline.entries[0].expiration = Date(timeIntervalSince1970: .infinity)
    let copy = try ArchivedTimeline(bytes: timeline.bytes)
    #expect(copy.rule == .never)
    #expect(copy.entries[0].expiration == nil)
    #expect(copy.entries.count == timeline.entries.count)
  }

  @Test func theEntryOfADateMayBeAPastOne() {
    let timeline = sampleTimeline()
    #expect(timeline.entry(at: start + 30)?.date == start)
    #expect(timeline.entry(at: start - 1)?.date == start + 60)
    #expect(timeline.entry(at: start + 61)?.date == start + 60)
    #expect(timeline.entry(at: start + 1000)?.date == start + 120)
    #expect(timeline.nextEntry(after: start + 61) == start + 120)
    #expect(timeline.nextEntry(after: start + 120) == nil)
    #expect(ArchivedTimeline(instance: .test(), title: "").entry(at: start) == nil)
  }

  @Test func thePictureForARoomIsTheLargestInIt() {
    var table = PictureTable()
    let numbers = [(20, 4), (9, 4), (40, 10)].map { columns, rows in
      table.add(CellGrid(size: Size(width: columns, height: rows)))
    }
    func best(_ columns: Int, _ rows: Int) -> Int? {
      table.best(of: numbers, for: Size(width: columns, height: rows))
    }
    #expect(best(20, 4) == 0)
    #expect(best(30, 9) == 0)
    #expect(best(100, 100) == 2)
    #expect(best(10, 4) == 1)
    // A cropped picture might show a different number.
    #expect(best(2, 1) == nil && best(8, 40) == nil)
    #expect(table.smallest(of: numbers) == Size(width: 9, height: 4))
    #expect(table.best(of: [], for: Size(width: 1, height: 1)) == nil)
  }
}
