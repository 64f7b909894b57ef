import TestServers
import Testing
import WidgetTesting

/// The board that `init` writes.
@Suite(.fewAtOnce)
struct InitTests {
  private let folder = BoardFolder()

  @Test func whatIsPrintedIsAValidBoard() async throws {
    let printed = try await folder.run("init")
    #expect(printed.standardOutput.hasPrefix("# yaml-language-server: $schema="))
    try folder.write("board.yaml", printed.standardOutput)
    let check = try await folder.run("check", "board.yaml")
    #expect(check.standardError == "")
    #expect(check.standardOutput.hasSuffix("No errors: 6 widgets on 1 page.\n"))
  }

  @Test func whatIsThereStays() async throws {
    #expect(try await folder.run("init", "board.yaml").ending == .exited(0))
    try folder.write("board.yaml", "mine\n")
    let outcome = try await folder.run("init", "board.yaml")
    #expect(outcome.ending == .exited(1))
    #expect(
      outcome.standardError
        == "widgettui: \(folder.path)/board.yaml was not written: the file already exists\n")
    #expect(try TextFile.read("\(folder.path)/board.yaml") == "mine\n")
  }

  @Test func theExamplesThatAreCommentedOutAreValidToo() async throws {
    let text = try await folder.run("init").standardOutput
    // A comment that begins like a key is an example.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.firstMatch(of: /^( *)# (( *)[a-z]+:.*)$/).map { "\($0.1)\($0.2)" } ?? String(line)
    }
    let board = lines.joined(separator: "\n")
      .replacing("- disk   disk   kernel  uptime", with: "- orders agenda kernel  uptime")
    try folder.write("board.yaml", board)
    let check = try await folder.run("check", "board.yaml")
    #expect(check.standardError == "")
    #expect(
      check.standardOutput.contains("orders  metric  every 5m mon-fri 08:00-18:00, 1h otherwise"))
  }
}
