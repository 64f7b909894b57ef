import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetBase
import WidgetSources

@testable import WidgetSystems

@Suite(.fewAtOnce) struct DiaryMirrorTests {
  private let folder = TemporaryFolder()
  private let all = AppointmentPredicate()

  private func parts(
    _ calendar: SharedCalendar
  ) throws -> (app: SalonApp, diary: DiaryStore, store: AppointmentStore) {
    let (app, store) = try calendar.app(in: folder)
    return (app, DiaryStore(path: app.own), store)
  }

  @Test(arguments: SharedCalendar.both)
  func flaggedRowsBecomeWholeAppointments(_ calendar: SharedCalendar) async throws {
    let (_, diary, store) = try parts(calendar)
    let full = try FullAppointment(json: Self.json(id: "w1", notes: "Allergic to ammonia."))
    try store.write([full.flagged])
    let syncs = Told<Result<Int, SourceFailure>>()
    let mirror = DiaryMirror(of: diary, in: store, onSync: { syncs.add($0) })
    // The initial sync is over when the mirror exists.
    #expect(syncs.all == [.success(1)])
    #expect(try diary.find("w1") == full)
    #expect(try diary.find("w1")?.notes == "Allergic to ammonia.")
    #expect(try store.rows(matching: AppointmentPredicate(needsSync: true)) == [])
    #expect(try store.rows(matching: all).map(\.id) == ["w1"])

    // Later rows are taken over too.
    try store.write([try FullAppointment(json: Self.json(id: "w2")).flagged])
    try await comesAbout { try diary.find("w2") != nil }
    withExtendedLifetime(mirror) {}
  }

  /// What could not be taken over is no news any more, and is taken over all the same.
  @Test(arguments: SharedCalendar.both)
  func whatFailsIsTriedAgain(_ calendar: SharedCalendar) async throws {
    let (_, diary, store) = try parts(calendar)
    try diary.prepare()
    func run(_ statement: String) throws {
      try SQLiteConnection(diary.path, for: .writing, deadline: Deadline(after: 10)).run(statement)
    }
    try run(
      "CREATE TRIGGER full BEFORE INSERT ON appointments BEGIN SELECT RAISE(ABORT, 'full'); END")
    let syncs = Told<Result<Int, SourceFailure>>()
    let mirror = DiaryMirror(of: diary, in: store, onSync: { syncs.add($0) })
    try store.write([try FullAppointment(json: Self.json(id: "w1")).flagged])
    try await comesAbout {
      syncs.all.contains { if case .failure = $0 { true } else { false } }
    }
    #expect(try diary.find("w1") == nil)
    try run("DROP TRIGGER full")
    try await comesAbout { try diary.find("w1") != nil }
    try await comesAbout { try store.rows(matching: AppointmentPredicate(needsSync: true)) == [] }
    withExtendedLifetime(mirror) {}
  }

  /// What a process wrote when it ended in the middle is undone by whoever opens the diary next, also to read.
  @Test func whatAWriterLeftUnfinishedIsUndone() throws {
    let (_, diary, _) = try parts(SharedCalendar(kind: .sqlite))
    try diary.prepare()
    let full = try FullAppointment(json: Self.json(id: "w1"))
    try diary.save([full])
    let script = """
      import os, signal, sqlite3, sys
      c = sqlite3.connect(sys.argv[1], isolation_level=None)
      c.execute("PRAGMA cache_size = 1")
      c.execute("BEGIN")
      c.execute("DELETE FROM appointments")
      c.executemany("INSERT INTO appointments VALUES (?, ?)", ((str(i), "x" * 900) for i in range(3000)))
      os.kill(os.getpid(), signal.SIGKILL)
      """
    _ = try? Command(
      ["python3", "-c", script, diary.path], environment: .own, timeout: 60
    ).output()
    #expect(FileManager.default.fileExists(atPath: diary.path + "-journal"))
    #expect(try diary.find("w1") == full)
    #expect(try diary.find("7") == nil)
  }

  /// Two that write many rows in opposite orders wait for each other, and neither is given up.
  @Test(arguments: SharedCalendar.both)
  func writersInAnyOrder(_ calendar: SharedCalendar) async throws {
    let (_, _, store) = try parts(calendar)
    let rows = try (1...40).map { try FullAppointment(json: Self.json(id: "w\($0)")).flagged }
    try store.write(rows)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for turn in 0..<12 {
        group.addTask {
          let mine = turn.isMultiple(of: 2) ? rows : rows.reversed()
          if turn.isMultiple(of: 3) { try store.unflag(mine) } else { try store.write(mine) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.rows(matching: all).count == 40)
  }

  @Test(arguments: SharedCalendar.both)
  func whatChangesInTheDiaryChangesInTheMirror(_ calendar: SharedCalendar) async throws {
    let (_, diary, store) = try parts(calendar)
    try diary.prepare()
    try diary.save([try FullAppointment(json: Self.json(id: "d1"))])
    let mirror = DiaryMirror(of: diary, in: store)
    #expect(try store.rows(matching: all).map(\.id) == ["d1"])
    try diary.save([
      try FullAppointment(json: Self.json(id: "d1", status: "arrived")),
      try FullAppointment(json: Self.json(id: "d2")),
    ])
    try await comesAbout {
      try store.rows(matching: AppointmentPredicate()).map(\.status) == ["arrived", "booked"]
    }
    try diary.delete(["d1"])
    try await comesAbout { try store.rows(matching: AppointmentPredicate()).map(\.id) == ["d2"] }
    // None of it is flagged for the app, which has it already.
    #expect(try store.rows(matching: AppointmentPredicate(needsSync: true)) == [])
    withExtendedLifetime(mirror) {}
  }

  /// What is deleted at the back end is deleted in the app as well, also if it was not running.
  @Test(arguments: SharedCalendar.both)
  func whatIsDeletedInTheMirrorIsDeletedInTheDiary(_ calendar: SharedCalendar) async throws {
    let (_, diary, store) = try parts(calendar)
    try diary.prepare()
    try diary.save(try ["d1", "d2", "d3"].map { try FullAppointment(json: Self.json(id: $0)) })
    var first: DiaryMirror? = DiaryMirror(of: diary, in: store)
    #expect(try store.rows(matching: all).map(\.id) == ["d1", "d2", "d3"])
    try store.delete(["d1"])
    try await comesAbout { try diary.find("d1") == nil }
    #expect(try diary.find("d2") != nil)
    withExtendedLifetime(first) {}
    first = nil
    try store.delete(["d2"])
    let second = DiaryMirror(of: diary, in: store)
    #expect(try diary.find("d2") == nil)
    #expect(try diary.find("d3") != nil)
    #expect(try store.rows(matching: AppointmentPredicate()).map(\.id) == ["d3"])
    withExtendedLifetime(second) {}
  }

  /// A shared calendar that the app finds empty, because somebody removed the file, has deleted none
  /// of its appointments.
  @Test func aMirrorThatBeganAnewDeletesNothing() throws {
    let (app, diary, store) = try parts(SharedCalendar(kind: .sqlite))
    try diary.prepare()
    try diary.save(try ["d1", "d2"].map { try FullAppointment(json: Self.json(id: $0)) })
    do { withExtendedLifetime(DiaryMirror(of: diary, in: store)) {} }
    for end in ["", "-wal", "-shm"] { unlink(app.shared + end) }
    try app.run("list")
    withExtendedLifetime(DiaryMirror(of: diary, in: store)) {}
    #expect(try diary.find("d1") != nil)
    #expect(try diary.find("d2") != nil)
    #expect(try store.rows(matching: all).map(\.id) == ["d1", "d2"])
  }

  @Test func aRowThatIsNoAppointmentStaysFlaggedAndStopsNothing() throws {
    let (_, diary, store) = try parts(SharedCalendar(kind: .sqlite))
    var wrong = try FullAppointment(json: Self.json(id: "wrong")).flagged
    wrong.fullJSON = "{\"id\": 5}"
    try store.write([wrong, try FullAppointment(json: Self.json(id: "right")).flagged])
    let mirror = DiaryMirror(of: diary, in: store)
    #expect(try diary.find("right") != nil)
    #expect(try store.rows(matching: AppointmentPredicate(needsSync: true)).map(\.id) == ["wrong"])
    withExtendedLifetime(mirror) {}
  }

  @Test func aRowThatWasFlaggedAnewMeanwhileIsNotUnflagged() throws {
    let (_, _, store) = try parts(SharedCalendar(kind: .sqlite))
    let old = try FullAppointment(json: Self.json(id: "w", notes: "old")).flagged
    let new = try FullAppointment(json: Self.json(id: "w", notes: "new")).flagged
    try store.write([new])
    try store.unflag([old])
    #expect(
      try store.rows(matching: AppointmentPredicate(needsSync: true)).map(\.fullJSON) == [
        new.fullJSON
      ])
  }

  /// A row that the widget has just received is newer than the app's.
  @Test(arguments: SharedCalendar.both)
  func aFlaggedRowIsNotOverwrittenByTheMirror(_ calendar: SharedCalendar) throws {
    let (_, _, store) = try parts(calendar)
    let old = try FullAppointment(json: Self.json(id: "w"))
    let new = try FullAppointment(json: Self.json(id: "w", status: "arrived"))
    try store.mirror([old.light])
    try store.write([new.flagged])
    try store.mirror([old.light])
    #expect(try store.rows(matching: AppointmentPredicate(needsSync: true)) == [new.flagged])
    try store.unflag([new.flagged])
    try store.mirror([old.light])
    #expect(try store.rows(matching: all) == [old.light])
  }

  /// Where both sides changed an appointment before either learned of it, the back end's word counts,
  /// and the diary's is kept.
  @Test(arguments: SharedCalendar.both)
  func theBackEndsWordCountsAndTheOtherIsKept(_ calendar: SharedCalendar) throws {
    let (_, diary, store) = try parts(calendar)
    try diary.prepare()
    try diary.save(try ["a", "b"].map { try FullAppointment(json: Self.json(id: $0)) })
    do { withExtendedLifetime(DiaryMirror(of: diary, in: store)) {} }
    let (mine, theirs) = (
      try FullAppointment(json: Self.json(id: "a", notes: "mine")),
      try FullAppointment(json: Self.json(id: "a", notes: "theirs"))
    )
    try diary.save([mine, try FullAppointment(json: Self.json(id: "b", notes: "mine"))])
    try store.write([theirs.flagged])
    try store.delete(["b"])
    // The diary's side first: it leaves alone what it may not write, and does not forget it.
    #expect(try diary.mirror(into: store) == ["b"])
    #expect(try store.rows(matching: AppointmentPredicate(needsSync: true)) == [theirs.flagged])
    #expect(try store.rows(matching: all).map(\.id) == ["a"])
    let replaced = Told<[String]>()
    let mirror = DiaryMirror(of: diary, in: store, onReplaced: { replaced.add($0) })
    #expect(replaced.all == [["a"]])
    #expect(try diary.find("a") == theirs)
    #expect(try diary.find("b") == nil)
    #expect(try store.rows(matching: all) == [theirs.light])
    #expect(try kept(by: diary) == ["b mine", "a mine"])
    withExtendedLifetime(mirror) {}
  }

  /// An appointment that others deleted while the diary's change of it was on its way stays deleted.
  @Test(arguments: SharedCalendar.both)
  func whatIsDeletedMeanwhileIsNotWritten(_ calendar: SharedCalendar) throws {
    let (_, _, store) = try parts(calendar)
    let rows = try ["a", "b"].map { try FullAppointment(json: Self.json(id: $0)).light }
    let first = try store.mirror(rows)
    try store.delete(["a"])
    let outcome = try store.mirror(rows, since: first.sequence)
    #expect(outcome.gone == ["a"])
    #expect(try store.rows(matching: all) == [rows[1]])
    // A deletion by the app itself is no deletion by others: an appointment that it makes anew is written.
    let deletion = try store.mirror([], deleting: ["b"], since: outcome.sequence)
    #expect(try store.mirror([rows[1]], since: deletion.sequence).gone == [])
    #expect(try store.rows(matching: all) == [rows[1]])
  }

  /// The identifiers and notes of what was replaced in the diary.
  private func kept(by diary: DiaryStore) throws -> [String] {
    let session = try SQLiteConnection(diary.path, for: .reading, deadline: Deadline(after: 10))
    return try session.rows(
      of: "SELECT id || ' ' || json_extract(json, '$.notes') FROM replaced ORDER BY number",
      with: []
    ).compactMap { $0.first?.text }
  }

  /// Everything that the back end sends reaches the app, including attributes that nothing here
  /// knows.
  @Test func nothingOfTheWholeAppointmentIsLost() throws {
    let json = Self.json(
      id: "w", notes: "π “quoted” \\u0007 \\n", extra: #","later":[1,2.5,true,null]"#)
    let full = try FullAppointment(json: json)
    #expect(try FullAppointment(json: full.json) == full)
    #expect(full.json.contains(#""later":[1,2.5,true,null]"#))
  }

  static func json(
    id: String, status: String = "booked", notes: String = "",
    starts: String = "2026-03-14T09:30:00Z",
    ends: String = "2026-03-14T10:15:00Z", extra: String = ""
  ) -> String {
    """
    {"id":"\(id)","starts":"\(starts)","ends":"\(ends)","customer":{"name":"Ada Byron",\
    "phone":"+44 7700 900001"},"employee":{"name":"Nora","colour":"#7b2d8b"},\
    "services":[{"name":"Cut"},{"name":"Colour"}],"price":{"amount":"143.00","currency":"GBP"},\
    "status":"\(status)","notes":"\(notes)","version":1\(extra)}
    """
  }
}
