import Glibc
import TestServers
import Testing
import WidgetTesting

/// The mouse in the program itself: on a terminal, and in a tmux that hands it on.
@Suite(.fewAtOnce)
struct MouseTests {
  private static let on = "\u{1B}[?1000h\u{1B}[?1006h"
  private static let off = "\u{1B}[?1006l\u{1B}[?1000l"

  private static func count(_ sequence: String, in terminal: PseudoTerminal) -> Int {
    terminal.output.ranges(of: sequence).count
  }

  @Test func itIsAskedForAndGivenBack() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    #expect(Self.count(Self.on, in: terminal) == 1)
    #expect(Self.count(Self.off, in: terminal) == 0)
    terminal.write("\u{1A}")
    try await terminal.waitUntilStopped()
    #expect(Self.count(Self.off, in: terminal) == 1)
    try await terminal.resume()
    try await terminal.waitFor { $0.ranges(of: Self.on).count == 2 }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(Self.count(Self.off, in: terminal) == 2)
  }

  @Test func aCrashGivesItBack() async throws {
    let terminal = try await PseudoTerminal.dashboard()
    terminal.signal(SIGSEGV)
    #expect(try await terminal.wait() == 128 + SIGSEGV)
    #expect(Self.count(Self.off, in: terminal) == 1)
  }

  @Test func whoWantsTheirSelectionKeepsIt() async throws {
    let terminal = try await PseudoTerminal.dashboard("--no-mouse")
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(!terminal.output.contains("[?1000") && !terminal.output.contains("[?1006"))
  }

  @Test func aTerminalWithoutMouseIsAskedNothing() async throws {
    let terminal = try await PseudoTerminal.dashboard(terminal: "vt220")
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(!terminal.output.contains("[?1000"))
  }

  private static let board = """
    widgets:
      one: {kind: text, source: {run: [echo, first]}, title: One}
      two: {kind: text, source: {run: [echo, second]}, title: Two}
      wide: {kind: text, source: {run: [echo, below]}, title: Wide}
      three: {kind: text, source: {run: [echo, third]}, title: Three}
    pages:
      Home:
        - one two
        - wide wide
      Work: [three]
    """

  private static let patience = Duration.seconds(30)

  /// In a tmux with `mouse on` a press reaches the program as from the terminal.
  @Test func inTmux() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains("first") && $0.contains("second") }
    #expect(try await session.value("mouse_sgr_flag") == "1")
    #expect(try await session.value("mouse_standard_flag") == "1")
    // A press on the second tile, then twice more: the first focuses, the others are a double click.
    let there = "\u{1B}[<0;60;5M\u{1B}[<0;60;5m"
    try await session.type(there)
    try await session.waitFor(Self.patience, colors: true) {
      StyledScreen($0).focusedCorners == ["40,0"]
    }
    // Longer than the time between the presses of a double click.
    try await Task.sleep(for: .milliseconds(500))
    try await session.type(there + there)
    try await session.waitFor(Self.patience) { !$0.contains("first") && $0.contains("second") }
    try await Task.sleep(for: .milliseconds(500))
    try await session.type(there + there)
    try await session.waitFor(Self.patience) { $0.contains("first") && $0.contains("second") }
    // A page of the status row.
    let screen = try await session.screen()
    let row = try #require(screen.split(separator: "\n").last)
    let work = try #require(row.ranges(of: "Work").first?.lowerBound)
    let column = row.distance(from: row.startIndex, to: work) + 1
    try await session.type("\u{1B}[<0;\(column);24M")
    try await session.waitFor(Self.patience) { $0.contains("third") && $0.contains("▸Work") }
  }

  /// A board may leave the mouse to the terminal, and take it up while it is shown.
  @Test func aBoardSaysWhoseItIs() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", "mouse: no\n" + Self.board)
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains("first") && $0.contains("second") }
    #expect(try await session.value("mouse_standard_flag") == "0")
    try folder.write("board.yaml", Self.board + "\n# saved anew\n")
    try await session.waitForValue("mouse_standard_flag", "1")
  }
}

extension TmuxSession {
  /// Waits until one of tmux's variables of the pane has a value.
  fileprivate func waitForValue(
    _ variable: String, _ value: String, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let timeout = Duration.seconds(20)
    let isThere: Bool? = try await ask(for: timeout, every: .milliseconds(20)) {
      try await self.value(variable) == value ? true : nil
    }
    guard isThere == nil else { return }
    throw TimeUp(
      awaited: "\(variable) = \(value)", timeout: timeout,
      seen: [("last screen", try await screen())])
  }
}
