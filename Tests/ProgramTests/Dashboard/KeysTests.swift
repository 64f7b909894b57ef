import TestServers
import Testing
import WidgetTesting

/// Keys that a board or the user's file sets.
@Suite(.fewAtOnce)
struct KeysTests {
  private static let board = """
    widgets:
      note: {kind: text, title: Note, source: {run: [echo, first]}}
    pages: {Home: [note]}
    """
  private static let patience = Duration.seconds(30)

  @Test func aBoardsKeysAreThoseOfTheDashboard() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", "keys: {quit: [Q, ctrl-x], help: h}\n" + Self.board)
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains("first") }
    // The old keys do nothing.
    try await session.type("q?")
    try await session.type("h")
    let help = try await session.waitFor(Self.patience) { $0.contains("╭ Keys") }
    #expect(help.contains(#/│ Q Ctrl-X +quit/#) && help.contains(#/│ h +this help/#))
    try await session.type("h")
    try await session.waitFor(Self.patience) { !$0.contains("╭ Keys") }
    // They follow the file.
    try folder.write("board.yaml", "keys: {help: H}\n" + Self.board)
    try await Task.sleep(for: .milliseconds(500))
    try await session.type("H")
    try await session.waitFor(Self.patience) { $0.contains(#/│ H +this help/#) }
    try await session.type("q")
    #expect(try await session.waitForEnd() == 0)
  }

  @Test func theUsersKeysAreThoseOfEveryBoard() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(".config/widgettui/config.yaml", "keys: {quit: X, help: h}\n")
    try folder.write("board.yaml", "keys: {help: H}\n" + Self.board)
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains("first") }
    try await session.type("qH")
    let help = try await session.waitFor(Self.patience) { $0.contains("╭ Keys") }
    #expect(help.contains(#/│ X +quit/#) && help.contains(#/│ H +this help/#))
    try await session.type("X")
    #expect(try await session.waitForEnd() == 0)
  }

  @Test func mistakesAreToldWithTheirPlace() async throws {
    let folder = BoardFolder()
    #expect(
      try await folder.complaint("keys: {zoom: r}\n" + Self.board).contains(
        "board.yaml:1:14: the key r of zoom is that of reload too"))
    #expect(
      try await folder.complaint("keys: {zomo: x}\n" + Self.board).contains(
        "board.yaml:1:8: unknown key 'zomo'"))
    try folder.write(".config/widgettui/config.yaml", "keys: {zoom: r}\n")
    try folder.write("board.yaml", Self.board)
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "board.yaml"], environment: folder.environment,
      directory: folder.path)
    #expect(try await terminal.wait(.seconds(20)) == 1)
    #expect(terminal.output.contains("config.yaml:1:14: the key r of zoom is that of reload too"))
  }
}
