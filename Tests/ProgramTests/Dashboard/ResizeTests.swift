import Glibc
import TestServers
import Testing
import WidgetTesting

/// Terminals change their size, sometimes quickly.
@Suite(.fewAtOnce)
struct ResizeTests {
  /// Returns the same sizes each time, between 1×1 and 250×70.
  private func sizes(_ count: Int, seed: UInt64 = 20_260_314) -> [ScreenSize] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      ScreenSize(Int.random(in: 1...250, using: &random), Int.random(in: 1...70, using: &random))
    }
  }

  @Test func stormIsSurvived() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    for size in sizes(200) {
      terminal.resize(columns: size.columns, rows: size.rows)
      // Without reading, the kernel's buffer would fill up; nothing waits for the program.
      _ = terminal.transcript
      try await Task.sleep(for: .milliseconds(1))
    }
    terminal.resize(columns: 80, rows: 24)
    let before = terminal.output.count
    terminal.write("?")
    try await terminal.waitFor { $0.dropFirst(before).contains("this help") }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }

  @Test func screenIsWholeAfterAStorm() async throws {
    let session = try await TmuxSession(
      [try Program.widgettui().path] + Atlas.frozen, environment: Atlas.environment)
    try await session.waitFor(.seconds(20)) { $0.contains("09:26:01") }
    for last in [ScreenSize(80, 24), ScreenSize(40, 12), ScreenSize(200, 60)] {
      let storm = (sizes(60, seed: UInt64(last.columns)) + [last]).map {
        ["resize-window", "-t", "test:", "-x", "\($0.columns)", "-y", "\($0.rows)"]
      }
      try await session.server.run(Array(storm.joined(separator: [";"])))
      let picture = try await Atlas.picture("--size", "\(last)")
      try await session.waitFor { $0 == picture }
    }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// The size is the original one when the program reads it, but tmux has cut the screen in the
  /// meantime.
  @Test func resizeThereAndBackIsPaintedOver() async throws {
    let session = try await TmuxSession(
      [try Program.widgettui().path] + Atlas.frozen, environment: Atlas.environment)
    let picture = try await Atlas.picture("--size", "80x24")
    try await session.waitFor(.seconds(20)) { $0 == picture }
    kill(session.program, SIGSTOP)
    // tmux cuts its screen at once, and resizes the terminal a while later.
    for size in [ScreenSize(20, 5), ScreenSize(80, 24)] {
      try await session.resize(columns: size.columns, rows: size.rows)
      try await session.waitForTerminal(of: size)
    }
    #expect(try await session.screen() != picture)
    kill(session.program, SIGCONT)
    try await session.waitFor { $0 == picture }
  }

  /// A screen of another size numbers its styles anew.
  @Test func coloursStayWhatTheyAre() async throws {
    var sessions: [TmuxSession] = []
    for (columns, rows) in [(80, 24), (120, 40)] {
      sessions.append(
        try await TmuxSession(
          [try Program.widgettui().path] + Atlas.frozen, columns: columns, rows: rows,
          environment: Atlas.environment))
    }
    for session in sessions { try await session.waitFor(.seconds(20)) { $0.contains("09:26:01") } }
    try await sessions[0].resize(columns: 120, rows: 40)
    let picture = try await Atlas.picture("--size", "120x40")
    for session in sessions { try await session.waitFor { $0 == picture } }
    let fresh = try await sessions[1].screen(colors: true)
    #expect(try await sessions[0].screen(colors: true) == fresh)
  }

  @Test func everySmallSizeIsDrawn() async throws {
    let session = try await TmuxSession(
      [try Program.widgettui().path] + Atlas.frozen, environment: Atlas.environment)
    try await session.waitFor(.seconds(20)) { $0.contains("09:26:01") }
    // On a single cell ncurses writes nothing, as the last column of the last row would scroll.
    for size in [ScreenSize(3, 1), ScreenSize(10, 2), ScreenSize(20, 5)] {
      try await session.resize(columns: size.columns, rows: size.rows)
      let picture = try await Atlas.picture("--size", "\(size)")
      try await session.waitFor { $0 == picture }
    }
  }

  @Test func zoomIsLeftByAResizeAndTheFocusKept() async throws {
    let session = try await TmuxSession(
      [try Program.widgettui().path] + Atlas.frozen, environment: Atlas.environment)
    let small = try await Atlas.picture("--size", "80x24")
    try await session.waitFor(.seconds(20)) { $0 == small }
    try await session.send("Right", "Right", "z")
    try await session.waitFor { $0 != small }
    try await session.resize(columns: 120, rows: 40)
    let picture = try await Atlas.picture("--size", "120x40")
    try await session.waitFor { $0 == picture }
    // Memory is the second tile there as well.
    let colors = try await session.screen(colors: true)
    #expect(StyledScreen(colors).focusedCorners == ["60,0"])
  }
}
