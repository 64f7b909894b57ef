import FoundationEssentials
import Glibc
import Synchronization
import TestServers
import Testing
import WidgetBase
import WidgetSources

@testable import WidgetSystems

/// The shared calendar of a test, on one machine or for several.
struct SharedCalendar: Sendable, CustomTestStringConvertible {
  enum Kind: String, CaseIterable, Sendable { case sqlite, postgresql }

  let kind: Kind
  var testDescription: String { kind.rawValue }

  static let both = Kind.allCases.map { SharedCalendar(kind: $0) }

  private static let databases = Mutex(0)

  /// Returns the address of a new database.
  static func database() throws -> String {
    let server = try PostgreSQLServer.shared.get()
    let name = databases.withLock { count in
      count += 1
      return "salon\(count)"
    }
    try server.run("CREATE DATABASE \(name)")
    return "postgresql://tester:se%20cret%2F%40%3A%27@127.0.0.1:\(server.port)/\(name)"
  }

  /// Returns an app with this shared calendar, and the widget's access to it.
  func app(in folder: TemporaryFolder) throws -> (SalonApp, AppointmentStore) {
    var app = SalonApp(folder: folder.path)
    if kind == .postgresql { app.database = try Self.database() }
    try app.run("list")
    return (app, AppointmentStore(app.database ?? app.shared, folder: "/"))
  }
}

@Suite(.fewAtOnce) struct AppointmentStoreTests {
  private let folder = TemporaryFolder()
  private let day = AppointmentPredicate(
    endsAfter: DateText.date("2026-03-14T00:00:00Z"),
    startsBefore: DateText.date("2026-03-15T00:00:00Z"))

  @Test(arguments: SharedCalendar.both)
  func whatAnotherProcessChangesIsToldRowByRow(_ calendar: SharedCalendar) async throws {
    let (app, store) = try calendar.app(in: folder)
    try app.run("insert", "Ada", "--id", "a", "--at", "2026-03-14T09:30:00Z")
    try app.run("insert", "Grace", "--id", "b", "--at", "2026-03-14T11:00:00Z")
    let told = Told<AppointmentChange>()
    let observation = AppointmentObservation(of: day, in: store) { told.add($0) }
    #expect(ids(told.all.first) == ["a", "b"])

    try app.run("insert", "Edsger", "--id", "c", "--at", "2026-03-14T10:00:00Z")
    try await told.waits(for: 2)
    try app.run("change", "a", "--status", "arrived")
    try await told.waits(for: 3)
    try app.run("delete", "b")
    try await told.waits(for: 4)

    let updates = told.all.dropFirst().map { change -> AppointmentDifference? in
      if case .update(let difference) = change { difference } else { nil }
    }
    try #require(updates.count == 3)
    #expect(updates[0]?.insertions.map(\.customer) == ["Edsger"])
    #expect(updates[0]?.modifications == [] && updates[0]?.deletions == [])
    #expect(updates[1]?.modifications.map(\.status) == ["arrived"])
    #expect(updates[1]?.insertions == [] && updates[1]?.deletions == [])
    #expect(updates[2] == AppointmentDifference(deletions: ["b"]))
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: SharedCalendar.both)
  func whatThePredicateDoesNotConcernIsNotTold(_ calendar: SharedCalendar) async throws {
    let (app, store) = try calendar.app(in: folder)
    try app.run("insert", "Ada", "--id", "a", "--at", "2026-03-14T09:30:00Z")
    let told = Told<AppointmentChange>()
    let observation = AppointmentObservation(of: day, in: store) { told.add($0) }

    // An appointment of another day comes, changes and goes without a report.
    try app.run("insert", "Grace", "--id", "b", "--at", "2026-03-16T09:30:00Z")
    try app.run("change", "b", "--status", "confirmed")
    // Moved into the day, it is an insertion; moved out of it, a deletion.
    try app.run("change", "b", "--move", "-2880")
    try await told.waits(for: 2)
    try app.run("change", "a", "--move", "2880")
    try await told.waits(for: 3)

    let updates = told.all.dropFirst()
    #expect(ids(updates.first, \.insertions) == ["b"])
    #expect(updates.last == .update(AppointmentDifference(deletions: ["a"])))
    #expect(told.all.count == 3)
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: SharedCalendar.both)
  func aWriteThatChangesNothingIsNoChange(_ calendar: SharedCalendar) async throws {
    let (app, store) = try calendar.app(in: folder)
    try app.run("insert", "Ada", "--id", "a", "--at", "2026-03-14T09:30:00Z")
    let rows = try store.rows(matching: day)
    let before = try store.state(matching: day).sequence
    try store.write(rows)
    #expect(try store.state(matching: day).sequence == before)
    try store.delete(["nobody"])
    #expect(try store.state(matching: day).sequence == before)
  }

  /// More than a statement has room for, so that several are sent.
  @Test(arguments: SharedCalendar.both)
  func manyRowsAreWrittenTakenOverAndDeleted(_ calendar: SharedCalendar) async throws {
    let (_, store) = try calendar.app(in: folder)
    func row(_ number: Int, _ customer: String) -> LightAppointment {
      LightAppointment(
        id: "row \(number)", starts: "2026-03-14T09:30:00Z", ends: "2026-03-14T10:00:00Z",
        customer: customer, service: "Cut", employee: "Nora", status: "booked",
        colour: number % 2 == 0 ? nil : "#ff0000", needsSync: number != 600,
        fullJSON: number == 600 ? nil : "{\"n\": \(number)}")
    }
    // Of rows with one identifier, the last counts.
    try store.write(
      [row(7, "Earlier")] + (0..<1_003).map { row($0, "Customer \($0)") } + [row(8, "Later")])
    let rows = try store.rows(matching: AppointmentPredicate(needsSync: true))
    let byID = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    #expect(rows.count == 1_002 && byID.count == 1_002)
    #expect(byID["row 7"] == row(7, "Customer 7") && byID["row 8"] == row(8, "Later"))

    // One that has changed meanwhile stays flagged.
    var taken = rows
    let changed = try #require(taken.firstIndex { $0.id == "row 9" })
    taken[changed].fullJSON = "{}"
    try store.unflag(taken)
    let flagged = try store.rows(matching: AppointmentPredicate(needsSync: true))
    #expect(flagged.map(\.id) == ["row 9"])

    try store.delete((1..<1_003).map { "row \($0)" } + ["nobody"])
    #expect(try store.rows(matching: AppointmentPredicate()).map(\.id) == ["row 0"])
  }

  @Test(arguments: SharedCalendar.both)
  func aLogThatWasPrunedIsMadeUpForByReadingAll(_ calendar: SharedCalendar) async throws {
    let (app, store) = try calendar.app(in: folder)
    try app.run("insert", "Ada", "--id", "a", "--at", "2026-03-14T09:30:00Z")
    try app.run("insert", "Grace", "--id", "b", "--at", "2026-03-14T11:00:00Z")
    let began = try store.state(matching: day)
    let told = Told<AppointmentChange>()
    let observation = AppointmentObservation(of: day, in: store) { told.add($0) }
    let session = try store.database.session(before: Deadline(after: 20))
    try session.writing { () throws(SourceFailure) in
      try session.run("DELETE FROM light_appointments WHERE id = 'a'")
      try session.run("UPDATE light_appointments SET status = 'arrived' WHERE id = 'b'")
      try session.run("UPDATE light_appointments SET status = 'completed' WHERE id = 'b'")
      // Only the last change is left in the log.
      try session.run("DELETE FROM changes WHERE sequence < (SELECT max(sequence) FROM changes)")
    }
    #expect(try store.changes(after: began.sequence, matching: day) == nil)
    try await told.waits(for: 2)
    guard case .update(let difference)? = told.all.last else {
      Issue.record("\(told.all)")
      return
    }
    #expect(difference.deletions == ["a"])
    #expect(difference.modifications.map(\.status) == ["completed"])
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: SharedCalendar.both)
  func whatADatabaseAnswersIsWhatThePredicateSays(_ calendar: SharedCalendar) throws {
    let (app, store) = try calendar.app(in: folder)
    for hour in 0..<6 {
      try app.run(
        "insert", "Guest \(hour)", "--id", "g\(hour)", "--at",
        "2026-03-1\(3 + hour / 2)T1\(hour):00:00Z",
        "--employee", "\(hour)")
    }
    let all = try store.rows(matching: AppointmentPredicate())
    #expect(all.count == 6)
    let at = DateText.date("2026-03-14T12:30:00Z")
    for predicate in [
      day, AppointmentPredicate(endsAfter: at), AppointmentPredicate(startsBefore: at),
      AppointmentPredicate(employee: "Kai"), AppointmentPredicate(status: "booked"),
      AppointmentPredicate(status: "arrived"), AppointmentPredicate(needsSync: true),
    ] {
      #expect(try store.rows(matching: predicate) == all.filter(predicate.matches))
    }
  }

  /// Readers that open and close the file must not wake each other forever.
  @Test func whoOnlyReadsIsNoChange() async throws {
    let (app, store) = try SharedCalendar(kind: .sqlite).app(in: folder)
    try app.run("insert", "Ada", "--id", "a", "--at", "2026-03-14T09:30:00Z")
    let nudges = Told<Int>()
    let watch = try #require(store.watch { nudges.add(0) })
    for _ in 0..<10 {
      _ = try store.rows(matching: day)
      // A reader that woke the watch would do so within its pace.
      usleep(30_000)
    }
    #expect(nudges.all.count == 0)
    try app.run("delete", "a")
    try await nudges.waits(for: 1)
    watch.stop()
  }

  @Test func aMissingFileIsSaidInWords() throws {
    let store = AppointmentStore("none.sqlite", folder: folder.path)
    let failure = #expect(throws: SourceFailure.self) { try store.rows(matching: day) }
    #expect(failure?.reason == "no shared calendar")
    #expect(failure?.detail.contains("\(folder.path)/none.sqlite") == true)
  }

  private func ids(
    _ change: AppointmentChange?,
    _ part: KeyPath<AppointmentDifference, [LightAppointment]> = \.insertions
  ) -> [String]? {
    switch change {
    case .initial(let rows): rows.map(\.id)
    case .update(let difference): difference[keyPath: part].map(\.id)
    default: nil
    }
  }
}
