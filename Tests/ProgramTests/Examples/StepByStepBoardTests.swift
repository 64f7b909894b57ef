import Glibc
import TestServers
import Testing
import WidgetTesting

/// The board of `docs/a-system-step-by-step.md` in tmux, with the program and the service of that
/// page, each a process of its own.
@Suite("A system, step by step", .fewAtOnce)
struct StepByStepBoardTests {
  private static let patience = Duration.seconds(30)

  /// The folder of a reader who has followed the page, with the service on a free port.
  private final class Stand {
    let folder = BoardFolder(["LC_ALL": "C.UTF-8"])
    let port = RunningServer.freePort()
    let server = RunningServer()

    init() throws {
      let board = try #require(
        try TextFile.read("\(PackageFolder.path)/Examples/Library/board.yaml"))
      try #require(
        board.contains("http://127.0.0.1:8930") && board.contains(".build/debug/Library"))
      try folder.write(
        "board.yaml",
        board.replacing("http://127.0.0.1:8930", with: "http://127.0.0.1:\(port)")
          .replacing(".build/debug/Library", with: try Program.path(ofProduct: "Library")))
      try startService()
    }

    deinit {
      folder.endHost()
      server.end()
    }

    func startService() throws {
      server.start(
        ["python3", "\(PackageFolder.path)/Examples/Library/library.py", "\(port)"])
      try #require(eventually(within: 30) { RunningServer.isListening(on: port) })
    }

    func signIn(_ token: String) throws {
      try folder.write("library.token", token + "\n")
      chmod("\(folder.path)/library.token", 0o600)
    }

    func renew(_ loan: Int, of token: String) async throws {
      let script = """
        import sys, urllib.request
        request = urllib.request.Request(sys.argv[1], b"", {"Authorization": "Bearer " + sys.argv[2]})
        print(urllib.request.urlopen(request, timeout=20).read().decode())
        """
      let answer = try await Program("python3").run([
        "-c", script, "http://127.0.0.1:\(port)/loans/\(loan)/renew", token,
      ])
      #expect(answer.standardOutput.contains("true"), "\(answer.standardError)")
    }
  }

  /// The picture of the page, and its table: a change, a page, an outage, another reader, nobody.
  @Test func whatThePagePromises() async throws {
    let stand = try Stand()
    try stand.signIn("ada-1815")
    let session = try await stand.folder.dashboard("board.yaml", columns: 80, rows: 10)
    let first = try await session.waitFor(Self.patience) {
      $0.contains("Momo") && $0.contains(" 2 days") && $0.contains("3 loans")
    }
    let page = try #require(
      try TextFile.read("\(PackageFolder.path)/docs/a-system-step-by-step.md"))
    // The times in the lower border and below it are those of the test.
    let picture = first.split(separator: "\n").prefix { $0.hasPrefix("╭") || $0.hasPrefix("│") }
      .map { $0 + "\n" }.joined()
    #expect(
      page.contains("```text\n\(picture)╰"), "the page has another picture than\n\(picture)")
    try await stand.renew(1, of: "ada-1815")
    try await session.waitFor(Self.patience) {
      !$0.contains(" 2 days") && $0.contains("16 days")
    }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("1 of 3: Enter opens library://") }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("by Michael Ende") && $0.contains("cannot be renewed")
    }
    try await session.send("Escape")
    try await session.waitFor(Self.patience) { !$0.contains("Esc back") }
    try await session.send("Escape")
    // A letter that comes right behind Escape is one with Alt.
    try await Task.sleep(for: .milliseconds(500))

    stand.server.stop()
    try await session.send("r")
    try await session.waitFor(Self.patience) {
      $0.contains("cannot connect") && $0.contains("Middlemarch") && $0.contains("3 loans")
    }
    // Another reader, while nothing can be had.
    try stand.signIn("grace-1906")
    try await session.send("r")
    try await session.waitFor(Self.patience) {
      $0.contains("cannot connect") && !$0.contains("Middlemarch") && !$0.contains("loans")
    }
    try stand.startService()
    try await session.waitFor(Self.patience) { $0.contains("Beloved") && $0.contains("1 loan") }
    try stand.signIn("nobody")
    try await session.send("r")
    try await session.waitFor(Self.patience) {
      $0.contains("Sign in at the") && !$0.contains("Beloved")
    }
  }
}
