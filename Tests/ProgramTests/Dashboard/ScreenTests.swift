import TestServers
import Testing
import WidgetTesting

/// The dashboard on a real screen, of the recorded machine at a fixed moment.
@Suite(.fewAtOnce)
struct ScreenTests {
  private func dashboard(_ size: ScreenSize = ScreenSize(80, 24)) async throws -> TmuxSession {
    let session = try await TmuxSession(
      [try Program.widgettui().path] + Atlas.frozen, columns: size.columns, rows: size.rows,
      environment: Atlas.environment)
    let picture = try await Atlas.picture("--size", "\(size)")
    try await session.waitFor(.seconds(20)) { $0 == picture }
    return session
  }

  /// Returns the screen after it has changed and settled: tmux may capture it in the middle of a
  /// frame.
  private func change(of session: TmuxSession, from before: String) async throws -> String {
    var last = before
    return try await session.waitFor { screen in
      defer { last = screen }
      return screen != before && screen == last
    }
  }

  /// The screen is the same as the snapshot, to the last row: a stopped clock adds nothing.
  @Test(arguments: [ScreenSize(80, 24), ScreenSize(200, 60), ScreenSize(40, 12), ScreenSize(3, 1)])
  func screenIsTheSnapshot(size: ScreenSize) async throws {
    _ = try await dashboard(size)
  }

  @Test func arrowsAndTabMoveTheFocus() async throws {
    let session = try await dashboard()
    let steps: [(key: String, corner: String)] = [
      ("Right", "0,0"), ("Right", "40,0"), ("Right", "60,0"), ("Down", "60,12"), ("Left", "40,12"),
      ("Left", "0,12"), ("Down", "0,12"), ("Up", "0,0"), ("Left", "0,0"), ("Tab", "40,0"),
      ("Tab", "60,0"), ("BTab", "40,0"), ("BTab", "0,0"), ("BTab", "60,12"), ("Tab", "0,0"),
    ]
    for step in steps {
      try await session.send(step.key)
      try await session.waitFor(colors: true) {
        StyledScreen($0).focusedCorners == [step.corner]
      }
    }
    // The content of the tiles is unchanged.
    let picture = try await Atlas.picture("--size", "80x24")
    #expect(try await session.screen() == picture)
    try await session.send("Escape")
    try await session.waitFor(colors: true) { StyledScreen($0).focusedCorners == [] }
  }

  @Test func detailsShowTheHistory() async throws {
    let session = try await dashboard()
    let picture = try await Atlas.picture("--size", "80x24")
    try await session.send("Tab", "i")
    let details = try await change(of: session, from: picture)
    try expectGolden(details, named: "details")
    try await session.send("-")
    try await session.waitFor { $0.contains("[1 h]") }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  @Test func zoomShowsTheNextFamilyOverTheOthers() async throws {
    let session = try await dashboard()
    let picture = try await Atlas.picture("--size", "80x24")
    try await session.send("z")
    let large = try await change(of: session, from: picture)
    try expectGolden(large, named: "zoom-large")
    try await session.send("z")
    let extraLarge = try await change(of: session, from: large)
    try expectGolden(extraLarge, named: "zoom-extra-large")
    try await session.send("z")
    let whole = try await change(of: session, from: extraLarge)
    try expectGolden(whole, named: "zoom-whole")
    // After the whole screen the tile is back in its own place.
    try await session.send("z")
    try await session.waitFor { $0 == picture }
    try await session.send("z")
    try await session.waitFor { $0 == large }
    try await session.send("Escape")
    try await session.waitFor { $0 == picture }
  }

  @Test func zoomIsWhereTheTileIs() async throws {
    let session = try await dashboard()
    let picture = try await Atlas.picture("--size", "80x24")
    for key in ["Right", "Right", "Right", "Down", "z"] { try await session.send(key) }
    let zoomed = try await change(of: session, from: picture)
    try expectGolden(zoomed, named: "zoom-load-medium")
    // An arrow ends the zoom.
    try await session.send("Up")
    try await session.waitFor { $0 == picture }
  }

  @Test func helpComesAndGoes() async throws {
    let session = try await dashboard()
    let picture = try await Atlas.picture("--size", "80x24")
    try await session.send("?")
    let help = try await change(of: session, from: picture)
    #expect(help.contains("╭ Keys ─") && help.contains("this help"))
    try await session.send("?")
    try await session.waitFor { $0 == picture }
    try await session.send("?")
    try await session.waitFor { $0 == help }
    try await session.send("Escape")
    try await session.waitFor { $0 == picture }
  }

  @Test func reloadKeepsTheScreen() async throws {
    let session = try await dashboard()
    let picture = try await Atlas.picture("--size", "80x24")
    // The help shows that everything before it has been done.
    try await session.send("r", "r", "Right", "r", "?")
    try await session.waitFor { $0.contains("this help") }
    try await session.send("?")
    try await session.waitFor { $0 == picture }
    try await session.send("z")
    let zoomed = try await change(of: session, from: picture)
    try await session.send("r", "?")
    try await session.waitFor { $0.contains("this help") }
    try await session.send("?")
    try await session.waitFor { $0 == zoomed }
  }

  @Test func widgetsWithoutRoomAreOnFurtherScreens() async throws {
    let session = try await dashboard(ScreenSize(40, 12))
    let first = try await session.screen()
    var screens = [first]
    for _ in 1..<6 {
      try await session.send("n")
      let last = screens[screens.count - 1]
      screens.append(try await change(of: session, from: last))
    }
    try expectGolden(screens.joined(separator: "\n"), named: "screens-40x12")
    try await session.send("n")
    try await session.waitFor { $0 == first }
    try await session.send("p")
    try await session.waitFor { $0 == screens[5] }
    try await session.send("PageDown")
    try await session.waitFor { $0 == first }
    try await session.send("PageUp")
    try await session.waitFor { $0 == screens[5] }
  }

  @Test func whatSomebodyElseWroteIsPaintedOver() async throws {
    let session = try await dashboard()
    let picture = try await Atlas.picture("--size", "80x24")
    let terminal = try await session.value("pane_tty")
    _ = try await Program("sh").run(["-c", "printf '\\033[5;5Hmail for you' >\(terminal)"])
    try await session.waitFor { $0.contains("mail for you") }
    try await session.send("C-l")
    try await session.waitFor { $0 == picture }
  }

  @Test func quitGivesTheShellsScreenBack() async throws {
    let program = ([try Program.widgettui().path] + Atlas.frozen).joined(separator: " ")
    let session = try await TmuxSession(
      ["sh", "-c", "echo before; \(program); echo status $?"], environment: Atlas.environment)
    try await session.waitFor(.seconds(20)) { $0.contains("╭ CPU") }
    #expect(try await session.value("alternate_on") == "1")
    #expect(try await session.value("cursor_flag") == "0")
    #expect(!(try await session.screen()).contains("before"))
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
    #expect(try await session.value("alternate_on") == "0")
    #expect(try await session.value("cursor_flag") == "1")
    #expect(
      try await session.screen() == "before\nstatus 0\n" + String(repeating: "\n", count: 22))
  }
}
