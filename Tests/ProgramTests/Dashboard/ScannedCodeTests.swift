import TestServers
import Testing
import WidgetTesting

/// Codes as a till's scanner sees them: read back from the windows of real terminals.
@Suite(
  .fewAtOnce,
  .enabled(
    if: TerminalWindow.missing == nil, "\(TerminalWindow.missing ?? "there are windows")"))
struct ScannedCodeTests {
  private static let ean = "EAN-13:4006381333931"
  private static let other = "EAN-13:9780306406157"
  private static let address = "QR-Code:https://example.org/a"

  /// A small tile of 20 columns, a medium one, and a code that cells have room for.
  private static let board = """
    widgets:
      small: {kind: barcode, code: ean13, text: "4006381333931"}
      medium: {kind: barcode, code: ean13, text: "9780306406157"}
      code: {kind: qr, text: "https://example.org/a"}
    pages:
      Home:
        - small medium medium
        - code code .
        - code code .
    """

  private func codes(
    _ emulator: TerminalWindow.Emulator, _ arguments: [String], expecting count: Int
  ) async throws -> Set<String> {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    let window = try await TerminalWindow(
      emulator, [try Program.widgettui().path, "\(folder.path)/board.yaml"] + arguments,
      columns: 64, rows: 31, environment: folder.environment)
    return try await window.codes(count)
  }

  @Test(arguments: TerminalWindow.Emulator.allCases, ["true", "16"])
  func inPixelsAllAreRead(emulator: TerminalWindow.Emulator, color: String) async throws {
    let codes = try await codes(emulator, ["--color", color], expecting: 3)
    #expect(codes == [Self.ean, Self.other, Self.address])
  }

  /// A card of the wallet at the till, in a tile of 20 columns.
  @Test(arguments: TerminalWindow.Emulator.allCases, ["true", "16"])
  func aCardInASmallTile(emulator: TerminalWindow.Emulator, color: String) async throws {
    let stand = try SystemStand("cards")
    let container = "\(stand.folder.path)/wallet/cards.json"
    try await stand.app("wallet", container, "sync", stand.address)
    let board = try #require(try TextFile.read("\(stand.folder.path)/board.yaml"))
    let widgets = try #require(board.firstRange(of: "widgets:")).lowerBound
    try stand.folder.write(
      "board.yaml",
      board[..<widgets] + """
        widgets:
          bakery:
            kind: card
            container: \(container)
            card: card-1
        pages: {Wallet: [bakery . .]}

        """)
    let window = try await TerminalWindow(
      emulator,
      [try Program.widgettui().path, "\(stand.folder.path)/board.yaml", "--color", color],
      columns: 60, rows: 12, environment: stand.folder.environment)
    #expect(try await window.codes(1) == [Self.ean])
  }

  /// Two bars a cell are too wide for these tiles, but a QR code is read in half blocks.
  @Test(arguments: TerminalWindow.Emulator.allCases, ["true", "16"])
  func inCellsThoseWithRoomAreRead(emulator: TerminalWindow.Emulator, color: String) async throws {
    let codes = try await codes(emulator, ["--color", color, "--no-pixels"], expecting: 1)
    #expect(codes == [Self.address])
  }
}
