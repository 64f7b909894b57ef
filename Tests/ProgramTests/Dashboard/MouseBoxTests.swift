import Glibc
import TestServers
import Testing
import WidgetTesting

/// The mouse in what lies over the tiles or in them: the list of processes, the finder, the gallery, the help, and a
/// chart of the past.
@Suite(.fewAtOnce)
struct MouseBoxTests {
  private static let patience = Duration.seconds(30)

  private func dashboard(_ folder: BoardFolder, _ tiles: String) async throws -> TmuxSession {
    try folder.write("board.yaml", "pages: {Home: [\(tiles)], Work: [clock]}\n")
    let session = try await folder.dashboard("board.yaml", columns: 100, rows: 30)
    try await session.waitFor(Self.patience) { $0.contains("? help") && $0.contains("CPU") }
    return session
  }

  @Test func headingsSortAndRowsAreChosen() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder, "processes cpu")
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("CPU %▾") }
    let child = try Child(["sleep", "9642.5"]) { _ in }
    defer {
      kill(child.id, SIGKILL)
      waitpid(child.id, nil, 0)
    }
    try await session.press(on: "PID")
    try await session.waitFor(Self.patience) { $0.contains(/PID[▾▴]/) && !$0.contains("CPU %▾") }
    try await session.press(on: "PID")
    try await session.type("/9642.5")
    try await session.waitFor(Self.patience) {
      $0.contains("\(child.id) ") && $0.contains(" 1 of ")
    }
    try await session.send("Enter")
    try await session.press(on: "\(child.id) ")
    try await session.waitFor(Self.patience) { $0.contains("k signal") }
    try await session.send("k")
    try await session.waitFor(Self.patience) { $0.contains("sends TERM to sleep (\(child.id))") }
    try await session.press(on: "KILL")
    try await session.waitFor(Self.patience) { $0.contains("[ Send KILL ]") }
    try await session.press(on: "[ Cancel ]")
    try await session.waitFor(Self.patience) { !$0.contains("[ Cancel ]") }
    #expect(kill(child.id, 0) == 0)
  }

  @Test func boxesAnswerThePressesInThem() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder, "cpu memory")
    try await session.press(on: "? help")
    try await session.waitFor(Self.patience) { $0.contains("╭ Keys ") }
    // A press beside the box closes it.
    try await session.press(column: 1, row: 1)
    try await session.waitFor(Self.patience) { !$0.contains("╭ Keys ") }
    try await session.type(":clo")
    try await session.waitFor(Self.patience) { $0.contains("╭ Go to") && $0.contains("Work") }
    try await session.press(on: "Clock")
    try await session.waitFor(Self.patience) { $0.contains("▸Work") && !$0.contains("╭ Go to") }
    try await session.type("a")
    try await session.waitFor(Self.patience) { $0.contains("╭ Gallery") }
    try await session.press(on: "Battery")
    try await session.waitFor(Self.patience) { $0.contains("╭ Battery ─") }
    try await session.send("Escape")
    try await session.waitFor(Self.patience) { !$0.contains("╭ Gallery") }
  }

  @Test func thePastHasItsCursorUnderThePress() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder, "cpu")
    try await session.send("Tab", "i")
    try await session.waitFor(Self.patience) { $0.contains("[5 min]") }
    try await session.press(column: 20, row: 8)
    let screen = try await session.waitFor(Self.patience) { $0.contains("no values") }
    let row = Array(screen.split(separator: "\n")[7])
    #expect(row[19] == "│", "\(screen)")
    // The wheel moves the time.
    try await session.type("\u{1B}[<64;20;8M")
    try await session.waitFor(Self.patience) { $0.contains("◂ PAST ") }
  }
}

extension TmuxSession {
  /// Presses and releases the left button on the first cell of words on the screen.
  fileprivate func press(
    on words: String, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let screen = try await waitFor { $0.contains(words) }
    for (number, row) in screen.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let place = row.ranges(of: words).last?.lowerBound else { continue }
      let column = row[..<place].count + 1
      return try await press(column: column, row: number + 1)
    }
  }

  /// Presses and releases the left button on a cell, both counted from 1.
  fileprivate func press(column: Int, row: Int) async throws {
    // Longer than the time between the presses of a double click.
    try await Task.sleep(for: .milliseconds(500))
    try await type("\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m")
  }
}
