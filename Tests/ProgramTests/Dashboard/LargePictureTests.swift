import Glibc
import TestServers
import Testing
import WidgetTesting

/// Pictures with so many pixels that they are encoded while the dashboard goes on.
@Suite(.fewAtOnce)
struct LargePictureTests {
  /// The answers of a terminal on a screen of many pixels, with kitty's graphics and with sixels.
  private static let kitty =
    "\u{1B}[6;80;40t\u{1B}_Gi=31;OK\u{1B}\\\u{1B}]11;rgb:00/00/00\u{1B}\\\u{1B}[?62;22c"
  private static let sixel =
    "\u{1B}[6;80;40t\u{1B}[?1;0;256S\u{1B}[?2;0;8000;6000S\u{1B}]11;rgb:00/00/00\u{1B}\\\u{1B}[?63;4;22c"

  private static let kittySent = "\u{1B}_Ga=t,"
  private static let sixelSent = "\u{1B}P0;1q\""

  private static let board = """
    widgets:
      quota: {kind: gauge, source: {file: value, format: text}, range: 0..100, style: rings, every: 1h}
    pages: {Home: [quota]}
    """

  private func dashboard(_ answers: String, in folder: BoardFolder) async throws -> PseudoTerminal {
    try folder.write("value", "40\n")
    try folder.write("board.yaml", Self.board)
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "\(folder.path)/board.yaml"], columns: 160, rows: 60,
      environment: folder.environment)
    terminal.write(answers)
    return terminal
  }

  private func count(_ text: String, in output: some StringProtocol) -> Int {
    output.ranges(of: text).count
  }

  /// Braille, blocks and quadrants, in which pictures are drawn without pixels.
  private func hasCells(_ output: some StringProtocol) -> Bool {
    output.unicodeScalars.contains {
      (0x2580...0x259F).contains($0.value) || (0x2801...0x28FF).contains($0.value)
    }
  }

  /// The first frame does not wait for the picture, which then takes the place of its cells.
  @Test(arguments: [(kitty, kittySent), (sixel, sixelSent)])
  func cellsStandForWhatIsBeingEncoded(answers: String, sent: String) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(answers, in: folder)
    let output = try await terminal.waitFor(.seconds(30)) { $0.contains(sent) }
    let start = try #require(output.firstRange(of: sent)).lowerBound
    #expect(output[..<start].contains("Quota") && hasCells(output[..<start]))
    // Nothing more is sent at rest.
    var counts = [0, count(sent, in: terminal.output)]
    while counts.count < 10, counts[counts.count - 1] != counts[counts.count - 2] {
      try await Task.sleep(for: .seconds(2))
      counts.append(count(sent, in: terminal.output))
    }
    #expect(counts.count < 10, "\(counts)")
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }

  /// A picture that changes does not become cells in between: the one before stays for the moment.
  @Test(arguments: [(kitty, kittySent), (sixel, sixelSent)])
  func aPictureThatChangesDoesNotFlicker(answers: String, sent: String) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(answers, in: folder)
    let before = try await terminal.waitFor(.seconds(30)) { $0.contains(sent) }
    for value in [55, 70, 85] {
      try await Task.sleep(for: .milliseconds(500))
      let pictures = count(sent, in: terminal.output)
      try folder.write("value", "\(value)\n")
      try await terminal.waitFor(.seconds(30)) {
        count(sent, in: $0) > pictures && $0.contains("\(value)")
      }
    }
    let start = try #require(before.firstRange(of: sent)).lowerBound
    let rest = terminal.output[start...]
    #expect(!hasCells(rest))
  }

  /// Pixels that the terminal has are of the colours in which they were sent.
  @Test func anotherThemeSendsPicturesAnew() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder)
    try await terminal.waitFor(.seconds(30)) { !ShownPictures($0).showings.isEmpty }
    let before = ShownPictures(terminal.output).showings
    try folder.write("board.yaml", "theme: nord\n" + Self.board)
    let output = try await terminal.waitFor(.seconds(30)) {
      count(Self.kittySent, in: $0) == 2 && ShownPictures($0).showings == before
    }
    let numbers = output.matches(of: /a=t,q=2,f=[0-9]+,s=[0-9]+,v=[0-9]+,i=([0-9]+)/).map(\.1)
    #expect(output.contains("\u{1B}_Ga=d,d=I,q=2,i=\(numbers[0])\u{1B}\\"))
  }
}
