import Glibc
import TestServers
import Testing
import WidgetTesting

/// Plugins on the dashboard: the commands of their lines, and the output of those while they run.
@Suite(.fewAtOnce)
struct PluginTests {
  private static let patience = Duration.seconds(10)

  /// Creates a board with a plugin that records its runs and prints `lines`.
  private func folder(_ lines: String..., trusted: Bool = true) throws -> BoardFolder {
    let folder = BoardFolder()
    try plugin(
      "echo x >>runs\necho Title\necho ---\n"
        + lines.map { "printf '%b\\n' \"\($0)\"\n" }.joined(), in: folder)
    try folder.write(
      "board.yaml",
      """
      widgets:
        act: {kind: plugin, source: {xbar: act.1h.sh\(trusted ? ", trusted: yes" : "")}}
      pages:
        Home: [act]
      """)
    return folder
  }

  private func plugin(_ script: String, in folder: BoardFolder) throws {
    try folder.write(program: "act.1h.sh", "#!/bin/sh\n\(script)")
  }

  private static func rowsOfTile(_ screen: String) -> Int {
    screen.split(separator: "\n").count { $0.hasPrefix("│") }
  }

  private func isThere(_ name: String, in folder: BoardFolder) -> Bool {
    access("\(folder.path)/\(name)", F_OK) == 0
  }

  private static let line = "Go | bash=touch param1=done terminal=false refresh=true"

  @Test func aTrustedLineSaysWhatItRunsAndThenRunsIt() async throws {
    let folder = try folder(Self.line)
    defer { folder.endHost() }
    let session = try await folder.dashboard("board.yaml", columns: 100)
    try await session.waitFor(Self.patience) { $0.contains("Go") }
    try await session.send("Tab", "Enter")
    let screen = try await session.waitFor(Self.patience) { $0.contains("Run this?") }
    #expect(screen.contains("/touch done"))
    #expect(screen.contains("in the folder \(folder.path)"))
    // Any key except Enter means no.
    try await session.send("q")
    try await session.waitFor(Self.patience) { !$0.contains("Run this?") && $0.contains("Go") }
    #expect(!isThere("done", in: folder))
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("Run this?") }
    #expect(!isThere("done", in: folder))
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains(/Ran \/.*\/touch done/) }
    #expect(isThere("done", in: folder))
    let isRunAgain: Bool? = try await ask(for: Self.patience) {
      try TextFile.read("\(folder.path)/runs") == "x\nx\n" ? true : nil
    }
    #expect(isRunAgain == true)
    // A command that was accepted is not asked about again.
    unlink("\(folder.path)/done")
    try await session.send("Enter")
    let isDoneAgain: Bool? = try await ask(for: Self.patience) {
      isThere("done", in: folder) ? true : nil
    }
    #expect(isDoneAgain == true)
  }

  @Test func anUntrustedLineSaysWhatItNeeds() async throws {
    let folder = try folder(Self.line, trusted: false)
    defer { folder.endHost() }
    let session = try await folder.dashboard("board.yaml", columns: 120)
    try await session.waitFor(Self.patience) { $0.contains("Go") && $0.contains("trusted: yes") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("Not run: write trusted: yes beside xbar: in the board")
    }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("Not run: write trusted: yes") }
    #expect(!isThere("done", in: folder))
  }

  /// Each line states its mistake; none runs, and the screen stays intact.
  @Test func hostileLinesAreRefused() async throws {
    let folder = try folder(
      #"Escape | bash=touch param1=pwned\033[2J\033]0;x\007 terminal=false"#,
      "Relative | bash=bin/touch param1=pwned terminal=false",
      "Missing | bash=no-such-program param1=pwned terminal=false",
      "Long | bash=touch param1=pwned\(String(repeating: "y", count: 3000)) terminal=false",
      "Link | href=xbar://action/7b7d", "Text")
    defer { folder.endHost() }
    let session = try await folder.dashboard("board.yaml", columns: 120)
    try await session.waitFor(Self.patience) { $0.contains("Escape") && $0.contains("Text") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("1 of 4: Enter says why this line does nothing")
    }
    for reason in [
      "Not run: argument 1 contains U+001B", "Not run: bin/touch is a relative path",
      "Not run: no-such-program: command not found", "bytes; expected at most 2048",
    ] {
      try await session.send("Enter")
      let screen = try await session.waitFor(Self.patience) { $0.contains(reason) }
      #expect(screen.contains("Escape") && screen.contains("Text"))
      #expect(!screen.contains("Run this?"))
      try await session.send("Down")
      try await session.waitFor(Self.patience) { $0.contains("of 4: Enter") }
    }
    #expect(!isThere("pwned", in: folder))
  }

  /// Only a plugin's own tile opens the addresses of its commands.
  @Test func anotherWidgetsDataRunsNothing() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let json =
      #"{"command":["touch","\#(folder.path)/pwned"],"hasTerminal":false,"refreshes":false}"#
    let digits = json.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let address = "xbar://action/\(digits)"
    try plugin("echo Title", in: folder)
    try folder.write("list.json", #"[{"title":"Bait","link":"\#(address)"}]"#)
    try folder.write(
      "plugin.json", #"{"title":"T","body":[{"text":"Hook","action":"\#(address)"}]}"#)
    try folder.write(
      "board.yaml",
      """
      widgets:
        act: {kind: plugin, source: {xbar: act.1h.sh, trusted: yes}}
        evil: {kind: list, source: {file: list.json}}
        worse: {kind: plugin, source: {file: plugin.json}}
      pages:
        Home: [act evil worse]
      """)
    let session = try await folder.dashboard("board.yaml", columns: 120)
    try await session.waitFor(Self.patience) { $0.contains("Bait") && $0.contains("Hook") }
    try await session.send("Tab", "Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("cannot open") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("Not run: write trusted: yes") }
    let outcome = try await folder.run("open", "-b", "board.yaml", address)
    #expect(outcome.ending == .exited(1))
    #expect(!isThere("pwned", in: folder))
  }

  /// A program's failure is reported, and so is a command that cannot be shown in full.
  @Test func failuresAreTold() async throws {
    let folder = try folder(
      "Fail | bash=sh param1=-c param2='echo no network >&2; exit 3' terminal=false")
    defer { folder.endHost() }
    let session = try await folder.dashboard("board.yaml", columns: 100)
    try await session.waitFor(Self.patience) { $0.contains("Fail") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("Run this?") }
    // A question that can no longer be read in full is not accepted.
    try await session.resize(columns: 100, rows: 4)
    try await session.waitFor(Self.patience) { $0.contains("▎Title") }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("cannot be shown in full") }
    try await session.resize(columns: 100, rows: 24)
    try await session.waitFor(Self.patience) { Self.rowsOfTile($0) > 20 }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("Run this?") }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("/sh: exit 3: no network") }
  }

  @Test func aLineWithATerminalGetsAWindowOfTmux() async throws {
    let folder = try folder("Show | bash=sh param1=-c param2='tty >where; echo here I am'")
    defer { folder.endHost() }
    let session = try await folder.dashboard("board.yaml", columns: 100)
    try await session.waitFor(Self.patience) { $0.contains("Show") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("in a new window of tmux") }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("here I am") && $0.contains("[exit 0] Press Enter to close.")
    }
    #expect(try TextFile.read("\(folder.path)/where")?.hasPrefix("/dev/") == true)
    try await session.send("Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("Started /") && !$0.contains("Press Enter")
    }
  }

  @Test func aStreamablePluginIsFollowed() async throws {
    let folder = try folder("unused")
    defer { folder.endHost() }
    try plugin(
      """
      # <swiftbar.type>streamable</swiftbar.type>
      echo first; echo ---; echo body
      until [ -e go ]; do sleep 0.05; done
      echo '~~~'; echo second
      exec sleep 600
      """, in: folder)
    let session = try await folder.dashboard("board.yaml", columns: 100)
    try await session.waitFor(Self.patience) { $0.contains("first") && $0.contains("body") }
    try folder.write("go", "")
    try await session.waitFor(Self.patience) { $0.contains("second") && !$0.contains("body") }
  }
}
