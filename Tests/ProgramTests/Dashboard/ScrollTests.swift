import TestServers
import Testing
import WidgetTesting

/// Scrolling in the program itself: the whole content comes from the host, in the same archive.
@Suite(.fewAtOnce)
struct ScrollTests {
  private static let patience = Duration.seconds(30)

  private static let board = """
    widgets:
      names: {kind: list, title: Names, source: {file: names.txt, format: lines}, every: 1h}
      log: {kind: log, title: Log, source: {file: log.txt}}
      other: {kind: text, title: Other, source: {run: [echo, second page]}}
    pages:
      Home: [names log]
      Work: [other]
    """

  private static func lines(_ word: String, _ range: ClosedRange<Int>) -> String {
    range.map { "\(word) \($0)\n" }.joined()
  }

  private func dashboard(_ folder: BoardFolder) async throws -> TmuxSession {
    try folder.write("names.txt", Self.lines("name", 1...60))
    try folder.write("log.txt", Self.lines("line", 1...60))
    try folder.write("board.yaml", Self.board)
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains("name 1 ") && $0.contains("line 60 ") }
    return session
  }

  @Test func keysScrollTheFocusedTile() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder)
    try await session.send("Tab")
    // The scroll bar says that there is more.
    try await session.waitFor(Self.patience) { $0.contains(#/│ name 1 +┃/#) }
    try await session.send("PageDown")
    try await session.waitFor(Self.patience) { !$0.contains("name 1 ") && $0.contains("name 30 ") }
    try await session.send("End")
    try await session.waitFor(Self.patience) { $0.contains(#/│ name 60 +┃/#) }
    try await session.send("PageUp")
    try await session.waitFor(Self.patience) { !$0.contains("name 60 ") }
    try await session.send("Home")
    try await session.waitFor(Self.patience) { $0.contains("name 1 ") }
    // Without a focus the same key turns the page.
    try await session.send("Escape")
    try await session.waitFor(Self.patience) { !$0.contains("┃") }
    try await session.send("PageDown")
    try await session.waitFor(Self.patience) { $0.contains("second page") }
  }

  @Test func aTablesHeadingStays() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let rows = (1...60).map { "host-\($0),\($0 % 7)" }.joined(separator: "\n")
    try folder.write("hosts.csv", "host,load\n\(rows)\n")
    try folder.write(
      "board.yaml",
      "widgets: {hosts: {kind: table, source: {file: hosts.csv}}}\npages: {Home: [hosts]}\n")
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains("host-1 ") }
    try await session.send("Tab", "PageDown")
    try await session.waitFor(Self.patience) {
      $0.contains(#/│ host +load/#) && !$0.contains("host-1 ") && $0.contains("host-30 ")
    }
    try await session.send("End")
    try await session.waitFor(Self.patience) {
      $0.contains(#/│ host +load/#) && $0.contains("host-60 ")
    }
    // A word of the heading is found where it stands.
    try await session.type("/host-17")
    try await session.send("Enter")
    try await session.waitFor(Self.patience) {
      $0.contains(#/│ host +load/#) && $0.contains("host-17 ") && $0.contains("1 of 1")
    }
  }

  @Test func theWheelScrollsAndTurnsNoPage() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder)
    // Before the whole content was ever asked for.
    try await session.type("\u{1B}[<65;10;10M\u{1B}[<65;10;10M")
    try await session.waitFor(Self.patience) { !$0.contains("name 6 ") && $0.contains("name 7 ") }
    try await session.type("\u{1B}[<64;10;10M\u{1B}[<64;10;10M\u{1B}[<64;10;10M")
    try await session.waitFor(Self.patience) { $0.contains("name 1 ") }
    // A log is at its end, where it stays when lines come.
    try await session.type("\u{1B}[<64;60;10M")
    try await session.waitFor(Self.patience) { !$0.contains("line 60 ") && $0.contains("line 57 ") }
    try await session.type("\u{1B}[<65;60;10M")
    try await session.waitFor(Self.patience) { $0.contains("line 60 ") }
    try folder.write("log.txt", Self.lines("line", 1...70))
    try await session.waitFor(Self.patience) { $0.contains("line 70 ") }
    #expect(!(try await session.screen()).contains("second page"))
  }

  @Test func aNewEntryLeavesTheReaderWhereTheyAre() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder)
    try await session.send("Tab", "PageDown")
    let before = try await session.waitFor(Self.patience) {
      !$0.contains("name 1 ") && $0.contains("name 30 ")
    }
    let row = before.split(separator: "\n")[1].prefix(20)
    try folder.write("names.txt", Self.lines("new", 1...5) + Self.lines("name", 1...60))
    // Another part of the bar is marked, and nothing else changes.
    try await session.send("r")
    try await Task.sleep(for: .seconds(1))
    let after = try await session.screen()
    #expect(after.split(separator: "\n")[1].prefix(20) == row, "\(after)")
    try await session.send("Home")
    try await session.waitFor(Self.patience) { $0.contains("new 1 ") }
  }
}
