import Glibc
import TestServers
import Testing
import WidgetTesting

/// Pictures on boards, whose colours are those of the files.
@Suite("Pictures on boards", .fewAtOnce)
struct PictureTests {
  /// The tolerance for the mean colour of a part: a cell has only two colours for its content.
  private static let tolerance = 24.0

  /// The tiles of the board with their searches.
  private static let searches = [
    "From Milan": "airport=MXP",
    "A week with the family": "airport=FCO&travellers=family&dates=next-week",
    "Next month": "airport=LHR&travellers=1&dates=next-month",
    "The weekend for two": "airport=ARN&travellers=2&dates=weekend",
  ]

  /// The middle of each tile, which has no shadow, shows the picture of the best deal.
  @Test func deals() async throws {
    let stand = try SystemStand("deals")
    let session = try await TmuxSession(
      [try Program.widgettui().path, "\(stand.folder.path)/board.yaml", "--color", "true"],
      columns: 130, rows: 42, terminal: "tmux-direct", environment: stand.folder.environment)
    try await session.waitFor(.seconds(60)) { screen in
      Self.searches.keys.allSatisfy { screen.contains("╭ \($0) ") }
        && screen.ranges(of: "✈ Holidays").count == 4
    }
    for (title, search) in Self.searches {
      let deals = try await stand.send("GET", "/deals?\(search)")
      let path = try #require(deals.firstMatch(of: /"image_url": "([^"]*)"/)?.output.1)
      // A tile with words may still wait for its picture.
      try await expect(stand.address + path, inTile: title, of: session)
    }
  }

  private func expect(
    _ address: String, inTile title: String, of session: TmuxSession
  ) async throws {
    let tile = try #require(
      PaintedScreen(try await session.screen(colors: true)).colors(inTile: title))
    let picture = try await ExpectedPicture(address, columns: tile[0].count, rows: tile.count)
    let middle = tile.count / 2
    var difference = Double.infinity
    do {
      try await session.waitFor(.seconds(20), colors: true) { screen in
        guard let tile = PaintedScreen(screen).colors(inTile: title) else { return false }
        difference = picture.difference(from: tile, rows: middle - 1..<middle + 2)
        return difference < Self.tolerance
      }
    } catch is TimeUp {
      Issue.record("\(title) differs by \(difference) from \(address)")
    }
  }

  /// What a source names is data: a pipe or a terminal among pictures keeps nothing waiting.
  @Test func aPathThatWouldWaitIsOneBrokenTile() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try #require(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    try folder.write(
      "board.yaml",
      """
      widgets:
        pipe: {kind: picture, source: {run: [echo, \(folder.path)/pipe]}, every: 1s}
        terminal: {kind: picture, source: {run: [echo, /dev/ptmx]}, every: 1s}
        lines: {kind: text, source: {shell: "echo x >>lines; echo line $(wc -l <lines)", allow: {write: .}}, every: 1s}
      pages: {Home: [pipe terminal lines]}
      """)
    let session = try await folder.dashboard("board.yaml", columns: 110, rows: 12)
    try await session.waitFor(.seconds(30)) {
      $0.contains("line 3") && $0.contains("not a regular")
        && $0.contains("names a picture of another")
    }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// A picture that a board names fills its tile.
  @Test func pictureOfAFile() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let sandbox = "\(PackageFolder.path)/Sandbox"
    let drawn = try await Program("python3").run(
      ["-c", "import pictures; open('lisbon.png', 'wb').write(pictures.landscape('lis'))"],
      environment: ["PYTHONPATH": sandbox, "PYTHONDONTWRITEBYTECODE": "1"], directory: folder.path)
    try #require(drawn.ending == .exited(0), "\(drawn.standardError)")
    try folder.write(
      "board.yaml",
      """
      widgets:
        place: {kind: picture, title: Lisbon, file: lisbon.png, fit: fill}
      pages:
        Home:
          - place place
          - place place
      """)
    let outcome = try await folder.run(
      "snapshot", "board.yaml", "--size", "60x24", "--format", "ansi", "--color", "true")
    let shown = PaintedScreen(outcome.standardOutput)
    // A margin of one column is left on each side.
    let tile = try #require(shown.colors(inTile: "Lisbon"), "\(outcome.standardOutput)")
      .map { Array($0.dropFirst().dropLast()) }
    let picture = try await ExpectedPicture(
      "file://\(folder.path)/lisbon.png", columns: tile[0].count, rows: tile.count)
    for row in tile.indices.dropLast(1) where row % 2 == 0 {
      let difference = picture.difference(from: tile, rows: row..<row + 2)
      #expect(difference < Self.tolerance, "rows \(row) and \(row + 1)")
    }
  }

  /// A picture of a file follows the file; if that cannot be decoded, the reading has failed.
  @Test func aFileThatChanges() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try await folder.draw("place.png", red: 200)
    try folder.write(
      "board.yaml",
      """
      widgets:
        place: {kind: picture, title: Place, file: place.png, fit: fill, every: 1h}
      pages: {Home: [place]}
      """)
    let session = try await TmuxSession(
      [try Program.widgettui().path, "\(folder.path)/board.yaml", "--color", "true"],
      columns: 60, rows: 12, terminal: "tmux-direct", environment: folder.environment)
    try await session.waitFor(.seconds(30), colors: true) { Self.isFilled(200, in: $0) }
    try await folder.draw("place.png", red: 90)
    try await session.waitFor(.seconds(30), colors: true) { Self.isFilled(90, in: $0) }
    try folder.write("place.png", "no picture")
    try await session.waitFor(.seconds(30)) {
      $0.contains("✕ Place") && $0.contains("is not a PNG")
    }
    let snapshot = try await folder.run("snapshot", "board.yaml", "--strict")
    #expect(snapshot.ending == .exited(1), "\(snapshot.standardOutput)")
    try await folder.draw("place.png", red: 160)
    try await session.waitFor(.seconds(30), colors: true) { Self.isFilled(160, in: $0) }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// Returns true if the middle of the tile has the colour.
  private static func isFilled(_ red: Int, in screen: String) -> Bool {
    guard let tile = PaintedScreen(screen).colors(inTile: "Place") else { return false }
    return tile[tile.count / 2][tile[0].count / 2]?.x == Double(red)
  }
}
