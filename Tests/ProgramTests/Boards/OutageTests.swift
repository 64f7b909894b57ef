import Glibc
import TestServers
import Testing
import WidgetTesting

/// Boards whose server fails, as somebody at a terminal sees them.
@Suite(.fewAtOnce)
struct OutageTests {
  private let folder = BoardFolder()

  /// A server's answer with status 200 that is not the data, and the reason that is shown.
  @Test(arguments: [
    ("<!DOCTYPE html><title>Sign in</title>", "a web page where JSON"),
    (#"{"error": "quota exceeded"}"#, "no .price"), (#"{"price": null}"#, ".price is null"),
  ])
  func anAnswerWithoutTheDataIsAnOutage(answer: String, reason: String) async throws {
    let server = try await TestServer(answer: #"{"price": 409.72}"#)
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        price:
          kind: metric
          source: {http: "\(server.address)"}
          pick: .price
          digits: 2
          every: 1s
          alert: {failed: yes, run: [sh, -c, 'echo "$WIDGETTUI_VALUE" >said']}
      pages:
        Home: [price]
      """)
    let session = try await folder.dashboard("board.yaml", columns: 60, rows: 8)
    try await session.waitFor(.seconds(20)) { $0.contains("409.72") }
    try server.answer(answer)
    let screen = try await session.waitFor(.seconds(20)) { $0.contains(reason) }
    #expect(screen.contains("409.72"))
    #expect(!screen.contains("nothing there"))
    let said = try await ask(for: .seconds(10), every: .milliseconds(50)) {
      try TextFile.read("\(folder.path)/said").flatMap { $0.hasSuffix("\n") ? $0 : nil }
    }
    #expect(said?.hasPrefix(reason) == true)
    try server.answer(#"{"price": 410.5}"#)
    try await session.waitFor(.seconds(20)) { $0.contains("410.50") && !$0.contains(reason) }
  }

  @Test func nothingIsDrawnAsADashAndNotAsAnEmptyGauge() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        load: {kind: gauge, source: {shell: "echo '{}'"}, pick: .load, null: ok, every: 1h}
      pages:
        Home: [load]
      """)
    defer { folder.endHost() }
    let screen = try await folder.run("snapshot", "board.yaml", "--size", "20x10").standardOutput
    let content = screen.split(separator: "\n").filter { $0.hasPrefix("│") }.joined()
    #expect(content.contains("–"))
    #expect(!content.contains { "0━█".contains($0) })
  }
}
