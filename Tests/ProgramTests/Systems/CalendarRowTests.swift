import Glibc
import TestServers
import Testing
import WidgetTesting

/// The rows of docs/systems/calendar.md that are about a store that others change, on the screen of the program.
@Suite("Rows of a salon", .fewAtOnce)
struct CalendarRowTests {
  private static let patience = Duration.seconds(60)

  /// A calendar that comes later is shown by itself, and so is one that begins anew.
  @Test func aCalendarThatComesLaterOrBeginsAnew() async throws {
    let salon = try await SystemWidgetBoard.salon("")
    try salon.write("")
    let session = try await salon.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("no shared calendar") }
    try await salon.stand.salon("insert", "Ada Byron", "--id", "ada", "--minutes", "30")
    try await session.waitFor(Self.patience) { $0.contains("Ada Byron") }
    for path in [salon.store, salon.diary] {
      for end in ["", "-wal", "-shm"] { unlink(path + end) }
    }
    try await salon.stand.salon("insert", "Grace Hop", "--id", "grace", "--minutes", "40")
    try await session.send("r")
    try await session.waitFor(Self.patience) {
      $0.contains("Grace Hop") && !$0.contains("Ada Byron")
    }
  }

  /// A file of an app that ended before it made its tables is no calendar yet.
  @Test func aFileWithoutTables() async throws {
    let salon = try await SystemWidgetBoard.salon("")
    try salon.write("")
    #expect(mkdir("\(salon.stand.folder.path)/salon", 0o700) == 0)
    try TextFile.write("", to: salon.store)
    #expect(try await salon.reload().contains("no shared calendar"))
    try await salon.stand.salon("insert", "Ada Byron", "--id", "ada", "--minutes", "30")
    try await salon.reload()
    #expect(try await salon.shown("medium").contains("Ada Byron"))
  }

  /// A row that moves into what the widget asks for comes, one that moves out of it goes, and one of a day
  /// that is over changes nothing, without a key.
  @Test func whatThePredicateDoesNotConcernIsNotTold() async throws {
    let salon = try await SystemWidgetBoard.salon(", days: 1")
    try salon.write("")
    try await salon.stand.salon("insert", "Ada Byron", "--id", "ada", "--minutes", "30")
    let session = try await salon.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("Ada Byron") }
    let before = try await salon.timeline().loaded
    try await salon.stand.salon("insert", "Grace Hop", "--id", "grace", "--minutes", "-3000")
    try await salon.stand.salon("change", "grace", "--status", "confirmed")
    // That nothing is read for it shows only in time.
    try await Task.sleep(for: .seconds(2))
    #expect(try await !session.screen().contains("Grace Hop"))
    #expect(try await salon.timeline().loaded == before)
    try await salon.stand.salon("change", "grace", "--move", "3040")
    try await session.waitFor(Self.patience) { $0.contains("Grace Hop") }
    try await salon.stand.salon("change", "ada", "--move", "-3000")
    try await session.waitFor(Self.patience) {
      !$0.contains("Ada Byron") && $0.contains("Grace Hop")
    }
  }

  /// Who only reads the store wakes nobody; who writes it does.
  @Test func whoOnlyReadsIsNoChange() async throws {
    let salon = try await SystemWidgetBoard.salon("")
    try salon.write("")
    try await salon.stand.salon("insert", "Ada Byron", "--id", "ada", "--minutes", "30")
    let session = try await salon.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("Ada Byron") }
    let before = try await salon.timeline().loaded
    for _ in 0..<10 {
      _ = try await salon.ask("SELECT count(*) FROM light_appointments")
      try await Task.sleep(for: .milliseconds(150))
    }
    #expect(try await salon.timeline().loaded == before)
    try await salon.stand.salon("change", "ada", "--customer", "Ada King")
    try await session.waitFor(Self.patience) { $0.contains("Ada King") }
    #expect(try await salon.timeline().loaded != before)
  }

  /// The same account goes on with what it had; who signs out leaves nothing.
  @Test func theSameAccountSignsInAgain() async throws {
    let salon = try await SystemWidgetBoard.salon(", server: SERVER, token: \"${secret:salon}\"")
    try salon.write("")
    let alice = ["sign-in", "alice", "aurora", salon.stand.address]
    let count = "SELECT count(*) FROM light_appointments WHERE id LIKE 'alice-%'"
    try await salon.stand.salon(alice)
    try await salon.receivesAll()
    let before = try await salon.ask(count)
    #expect(before != "0")
    try await salon.stand.salon(alice)
    try await salon.reload()
    #expect(try await salon.ask(count) == before)
    let id = try await salon.ask("SELECT min(id) FROM light_appointments")
    #expect(try await salon.open(id).contains("Status: "))
    try await salon.stand.salon(["sign-out"])
    #expect(try await salon.ask("SELECT count(*) FROM light_appointments") == "0")
    #expect(try await salon.reload().contains("Sign in to see appointments"))
    #expect(try await !salon.shown("large").contains(#/[●○] \w/#))
    #expect(try await !salon.open(id).contains("Status: "))
  }
}
