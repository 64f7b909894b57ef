import Glibc
import TestServers
import Testing
import WidgetTesting

/// The ways in which `widgettui open` opens an appointment that only the mirror has, beside the salon's app, a
/// process of its own.
@Suite("Links of a salon", .fewAtOnce)
struct AppointmentLinkTests {
  /// A board with an appointment of the back end's, which the widget has received and the app has not taken.
  private final class Salon: Sendable {
    let board: SystemWidgetBoard
    private let app = RunningServer()
    /// The file for which an app that is starting waits.
    let signal: String

    init() async throws {
      board = try await SystemWidgetBoard.salon(", server: SERVER")
      signal = "\(board.stand.folder.path)/go-on"
      try board.write("")
      try await board.stand.salon("list")
      try await board.stand.book("w", of: "Wanda Way")
      try await board.receivesAll()
      #expect(
        try await board.ask("SELECT needs_sync FROM light_appointments WHERE id = 'w'") == "1")
      #expect(try await !isInDiary())
    }

    deinit { app.end() }

    /// Starts the app, which waits for the signal before its first sync ends, and waits until it has its lock.
    func startTheApp() async throws {
      app.start([
        "python3", "\(PackageFolder.path)/Sandbox/apps/calendar.py", "--store", board.diary,
        "--shared", board.store, "run", "--until", signal,
      ])
      let isStarting: Bool? = try await ask(for: .seconds(20)) {
        try await isLocked("syncing") ? true : nil
      }
      #expect(isStarting == true)
    }

    /// Kills the app.
    func killTheApp() { app.stop() }

    /// Lets the app end its first sync.
    func goOn() throws { try TextFile.write("", to: signal) }

    /// Returns true if a process holds one of the app's locks.
    func isLocked(_ name: String) async throws -> Bool {
      let script = """
        import fcntl, sys
        try: fcntl.flock(open(sys.argv[1], "a"), fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError: print("locked")
        """
      return try await board.stand.python(["-c", script, "\(board.diary).\(name)"]) != ""
    }

    /// Returns true if the app has the appointment.
    func isInDiary() async throws -> Bool {
      try await board.ask(
        "SELECT count(*) FROM appointments WHERE id = 'w'",
        in: board.diary) != "0"
    }
  }

  /// Without the gate the look comes before the sync, and finds nothing; the link waits at it.
  @Test func oneThatIsOnlyInTheMirrorIsOpenedAfterTheInitialSync() async throws {
    let salon = try await Salon()
    let opened = try await salon.board.open("w")
    #expect(opened.contains("Wanda Way") && opened.contains("Status: "), "\(opened)")
    #expect(try await salon.isInDiary())
    #expect(try await salon.board.ask("SELECT sum(needs_sync) FROM light_appointments") == "0")
  }

  /// The app is being started by another process, slowly: the link waits at that one's gate.
  @Test func anotherProcessThatStartsSlowlyIsWaitedFor() async throws {
    let salon = try await Salon()
    try await salon.startTheApp()
    let session = try await TmuxSession(
      [try Program.widgettui().path, "open", "salon://appointments/w", "--board", "board.yaml"],
      environment: salon.board.stand.folder.environment, directory: salon.board.stand.folder.path)
    try await session.waitFor(.seconds(30)) { $0.contains("Loading appointments…") }
    // Longer than a link waits for an app that runs.
    try await Task.sleep(for: .seconds(6))
    let waiting = try await session.screen()
    #expect(
      waiting.contains("Loading appointments…") && !waiting.contains("Wanda Way"), "\(waiting)")
    #expect(try await !salon.isInDiary())
    try salon.goOn()
    try await session.waitFor(.seconds(30)) {
      $0.contains("Wanda Way") && $0.contains("Status: ")
    }
  }

  /// The bug that the gate prevents: with its lock out of sight, the link finds nothing.
  @Test func withoutTheGateOfAnotherProcessTheAppointmentIsNotThere() async throws {
    let salon = try await Salon()
    try await salon.startTheApp()
    unlink("\(salon.board.diary).syncing")
    let opened = try await salon.board.open("w")
    #expect(opened.contains("no appointment w"), "\(opened)")
    #expect(!opened.contains("Status: "), "\(opened)")
  }

  /// A start that ends in the middle opens its gate; the link does the initial sync itself.
  @Test func aStartThatIsBrokenOff() async throws {
    let salon = try await Salon()
    try await salon.startTheApp()
    async let opening = salon.board.open("w")
    try await Task.sleep(for: .seconds(2))
    salon.killTheApp()
    let opened = try await opening
    #expect(opened.contains("Wanda Way") && opened.contains("Status: "), "\(opened)")
  }

  /// The app runs, and takes the appointment a little later than the link comes.
  @Test func oneThatTheRunningAppIsAboutToTakeIsWaitedFor() async throws {
    let salon = try await Salon()
    try await salon.startTheApp()
    // It has ended its first sync, which took the appointment; the widget receives another one.
    try salon.goOn()
    let isThere: Bool? = try await ask(for: .seconds(20)) {
      guard try await salon.isInDiary() else { return nil }
      return try await salon.isLocked("syncing") ? nil : true
    }
    #expect(isThere == true)
    // Held for a while, the app's own file keeps it from taking anything.
    let script = """
      import sqlite3, sys, time
      connection = sqlite3.connect(sys.argv[1], isolation_level=None)
      connection.execute("BEGIN IMMEDIATE")
      print("held", file=open(sys.argv[2], "w"))
      time.sleep(2)
      connection.execute("COMMIT")
      """
    let held = "\(salon.signal).held"
    async let holding = salon.board.stand.python(["-c", script, salon.board.diary, held])
    let isHeld: Bool? = try await ask(for: .seconds(20)) { access(held, F_OK) == 0 ? true : nil }
    #expect(isHeld == true)
    try await salon.board.stand.book("v", of: "Vera Vale")
    try await salon.board.reload()
    let opened = try await salon.board.open("v")
    _ = try await holding
    #expect(opened.contains("Vera Vale") && opened.contains("Status: "), "\(opened)")
    #expect(!opened.contains("Loading appointments…"), "\(opened)")
  }
}
