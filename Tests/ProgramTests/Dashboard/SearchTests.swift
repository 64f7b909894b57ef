import TestServers
import Testing
import WidgetTesting

/// The search and the list of pages and widgets in the program itself.
@Suite(.fewAtOnce)
struct SearchTests {
  private static let patience = Duration.seconds(30)

  @Test func aSearchAndTheList() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        lines: {kind: list, title: Lines, source: {run: [seq, -f, "line %g", "1", "90"]}}
        other: {kind: text, title: Other, source: {run: [echo, second page]}}
      pages:
        Home: [lines]
        Work: [other]
      """)
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains("line 1 ") }
    try await session.send("/")
    try await session.type("line 7")
    try await session.waitFor(Self.patience) { $0.contains("/line 7▏   1 of 11") }
    try await session.send("Enter")
    try await session.send("n")
    // The second one is far below, and comes into view, in reverse.
    let screen = try await session.waitFor(Self.patience, colors: true) {
      $0.contains("2 of 11") && $0.contains("line 7") && $0.contains("0")
    }
    #expect(screen.contains("\u{1B}[7m") || screen.contains(";7m"))
    try await session.waitFor(Self.patience) { $0.contains("line 70 ") }
    try await session.send("Escape")
    try await session.waitFor(Self.patience) { $0.contains("? help") }
    try await session.send(":")
    try await session.waitFor(Self.patience) { $0.contains("╭ Go to") }
    try await session.type("oth")
    try await session.waitFor(Self.patience) { $0.contains("│ oth▏") }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("second page") }
    try await session.send("C-p")
    try await session.waitFor(Self.patience) { $0.contains("╭ Go to") }
    try await session.send("Down", "Up", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("line 70 ") || $0.contains("line 1 ") }
  }
}
