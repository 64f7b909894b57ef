import Glibc
import TestServers
import Testing
import WidgetTesting

/// Pictures in pixels: what the dashboard sends to a terminal that takes them, and takes back.
@Suite(.fewAtOnce)
struct PixelTests {
  /// A terminal with kitty's graphics, and one with sixels.
  private static let kitty =
    "\u{1B}[6;18;9t\u{1B}_Gi=31;OK\u{1B}\\\u{1B}]11;rgb:00/00/00\u{1B}\\\u{1B}[?62;22c"
  private static let sixel =
    "\u{1B}[6;18;9t\u{1B}[?1;0;256S\u{1B}]11;rgb:00/00/00\u{1B}\\\u{1B}[?63;4;22c"

  private static let board = """
    widgets:
      code: {kind: qr, text: "https://example.org/a", caption: no}
      other: {kind: barcode, code: ean13, text: "4006381333931"}
      words: {kind: text, source: {run: [echo, unpictured]}}
    pages:
      Home:
        - code code
        - code code
      Second: [words words]
      Third: [other]
    """

  /// The beginnings of a handed over picture, of one that is shown, and of one that is removed.
  private static let sent = "\u{1B}_Ga=t,"
  private static let shown = "\u{1B}_Ga=p,"
  private static let removed = "\u{1B}_Ga=d,d=i,"
  private static let all = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

  private func dashboard(
    _ answers: String, in folder: BoardFolder, _ arguments: String..., board: String = board,
    environment: [String: String?] = [:]
  ) async throws -> PseudoTerminal {
    try folder.write("board.yaml", board)
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "\(folder.path)/board.yaml"] + arguments, columns: 80,
      rows: 30,
      environment: folder.environment.merging(environment) { $1 })
    terminal.write(answers)
    return terminal
  }

  private func count(_ text: String, in output: some StringProtocol) -> Int {
    output.ranges(of: text).count
  }

  @Test func aPictureIsSentOnceAndShownWhereItIs() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder)
    try await terminal.waitFor(.seconds(20)) { $0.contains(Self.shown) }
    let output = terminal.output
    #expect(count(Self.sent, in: output) == 1)
    let place = try #require(
      output.firstMatch(
        of: /a=p,q=2,i=([0-9]+),p=[0-9]+,x=0,y=0,w=([0-9]+),h=([0-9]+),c=([0-9]+),r=([0-9]+),C=1/))
    #expect(Int(place.2) == (Int(place.4) ?? 0) * 9)
    #expect(Int(place.3) == (Int(place.5) ?? 0) * 18)
    // Behind it are blanks, not the blocks that stand for it elsewhere.
    #expect(!output.contains("▀"))
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    let end = try #require(terminal.output.ranges(of: Self.all).last)
    let screen = try #require(terminal.output.ranges(of: "\u{1B}[?1049l").last)
    #expect(end.lowerBound < screen.lowerBound)
    #expect(terminal.leftovers == [])
  }

  /// A terminal that answers only after the first frame has cells first, and then its pictures, its
  /// octants, and frames that are shown at once.
  @Test func lateAnswersCount() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let board = """
      widgets:
        code: {kind: qr, text: "https://example.org/a", caption: no}
        chart: {kind: chart, source: {run: [echo, "[1, 5, 2, 8, 3, 9]"], pick: "."}}
      pages: {Home: [code chart]}
      """
    let terminal = try await dashboard("", in: folder, board: board)
    // Braille of the chart, half blocks of the code.
    let braille = Unicode.Scalar(0x2801)!...Unicode.Scalar(0x28FF)!
    try await terminal.waitFor(.seconds(20)) { output in
      output.contains("▀") && output.unicodeScalars.contains { braille.contains($0) }
    }
    #expect(!terminal.output.contains("\u{1B}[?2026h"))
    let version = "\u{1B}P>|kitty(0.45.0)\u{1B}\\"
    terminal.write("\u{1B}[?2026;2$y\u{1B}[?2031;2$y\(version)\u{1B}[6;18")
    terminal.write(";9t\u{1B}_Gi=31;OK\u{1B}\\\u{1B}]11;rgb:00/00/00\u{1B}\\\u{1B}[?62;22c")
    let octants = Unicode.Scalar(0x1CD00)!...Unicode.Scalar(0x1CDE5)!
    try await terminal.waitFor(.seconds(20)) { output in
      output.contains(Self.shown) && output.unicodeScalars.contains { octants.contains($0) }
    }
    #expect(terminal.output.contains("\u{1B}[?2026h"))
    #expect(terminal.output.contains("\u{1B}[?2031h"))
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.output.contains("\u{1B}[?2031l"))
    #expect(terminal.leftovers == [])
  }

  @Test func atRestNothingIsSent() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder, "--at", Atlas.moment)
    try await terminal.waitFor(.seconds(20)) { $0.contains(Self.shown) }
    try await Task.sleep(for: .seconds(1))
    let bytes = terminal.transcript.count
    try await Task.sleep(for: .seconds(2))
    #expect(terminal.transcript.count == bytes)
  }

  /// A page that is turned takes its pictures with it; coming back does not send them again.
  @Test func aPictureGoesWithItsTile() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder)
    try await terminal.waitFor(.seconds(20)) { $0.contains(Self.shown) }
    terminal.write("2")
    try await terminal.waitFor { $0.contains(Self.removed) && $0.contains("unpictured") }
    terminal.write("1")
    try await terminal.waitFor { count(Self.shown, in: $0) == 2 }
    #expect(count(Self.sent, in: terminal.output) == 1)
  }

  /// The help hides a part of the code; the rest stays.
  @Test func whatLiesOverAPictureIsSeen() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder)
    try await terminal.waitFor(.seconds(20)) { $0.contains(Self.shown) }
    terminal.write("?")
    try await terminal.waitFor { $0.contains("this help") && $0.contains(Self.removed) }
    terminal.write("?")
    try await terminal.waitFor { $0.ranges(of: ",x=0,y=0,").count >= 2 }
    #expect(count(Self.sent, in: terminal.output) == 1)
  }

  /// Two codes, one of which is cut to what a tile has.
  private static let twoCodes = """
    widgets:
      code: {kind: qr, text: "https://example.org/a", caption: no}
      other: {kind: qr, text: "https://example.org/b", caption: no}
    pages: {Home: [code other]}
    """

  /// Waits until the terminal shows exactly some pictures, or else returns what it shows.
  private func shown(
    by terminal: PseudoTerminal, are expected: Set<ShownPictures.Showing>
  ) async throws -> Set<ShownPictures.Showing> {
    _ = try? await terminal.waitFor(.seconds(20)) { ShownPictures($0).showings == expected }
    return ShownPictures(terminal.output).showings
  }

  /// Returns what a dashboard shows that has just begun in a size.
  private func fresh(columns: Int, rows: Int) async throws -> Set<ShownPictures.Showing> {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.twoCodes)
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "\(folder.path)/board.yaml"], columns: columns, rows: rows,
      environment: folder.environment)
    terminal.write(Self.kitty)
    try await terminal.waitFor(.seconds(20)) { ShownPictures($0).showings.count == 2 }
    return ShownPictures(terminal.output).showings
  }

  /// After a change of the size, pictures are where they would be had the program begun in it: none stays
  /// behind, is doubled or cut.
  @Test func aChangeOfTheSizeLeavesNoPictureBehind() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder, board: Self.twoCodes)
    try await terminal.waitFor(.seconds(20)) { ShownPictures($0).showings.count == 2 }
    for (columns, rows) in [(60, 24), (100, 40), (80, 30)] {
      let expected = try await fresh(columns: columns, rows: rows)
      terminal.resize(columns: columns, rows: rows)
      #expect(try await shown(by: terminal, are: expected) == expected)
      #expect(ShownPictures(terminal.output).areWhole(columns: columns, rows: rows))
    }
  }

  /// A tile that is enlarged covers the others' pictures, and leaves them as they were.
  @Test func anEnlargedTileHasItsPictureAlone() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder, board: Self.twoCodes)
    try await terminal.waitFor(.seconds(20)) { ShownPictures($0).showings.count == 2 }
    let before = ShownPictures(terminal.output).showings
    terminal.write("\t")
    terminal.write("z")
    var steps = 0
    while steps < 4 {
      steps += 1
      try await terminal.waitFor(.seconds(20)) { ShownPictures($0).showings != before }
      #expect(ShownPictures(terminal.output).areWhole(columns: 80, rows: 30))
      if ShownPictures(terminal.output).showings.count == 1 { break }
      terminal.write("z")
    }
    terminal.write("\u{1B}")
    #expect(try await shown(by: terminal, are: before) == before)
  }

  /// The page of details has no picture, and the tiles have theirs again behind it.
  @Test func thePageOfDetailsHidesPictures() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder, board: Self.twoCodes)
    try await terminal.waitFor(.seconds(20)) { ShownPictures($0).showings.count == 2 }
    let before = ShownPictures(terminal.output).showings
    terminal.write("\ti")
    #expect(try await shown(by: terminal, are: []) == [])
    terminal.write("\u{1B}")
    #expect(try await shown(by: terminal, are: before) == before)
    #expect(count(Self.sent, in: terminal.output) == 2)
  }

  /// A sixel is sent again where cells were written over it, and nowhere else.
  @Test func sixelsAreSentAgainAfterWhatLayOverThem() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.sixel, in: folder)
    let place = /\u{1B}\[([0-9]+;[0-9]+)H\u{1B}P0;1q"/
    try await terminal.waitFor(.seconds(20)) { $0.contains(place) && $0.contains("\u{1B}8") }
    let first = try #require(terminal.output.firstMatch(of: place)?.1)
    for (there, back) in [("\ti", "\u{1B}"), ("?", "?"), ("2", "1")] {
      let before = terminal.output.count
      terminal.write(there)
      try await Task.sleep(for: .milliseconds(700))
      terminal.write(back)
      let output = try await terminal.waitFor(.seconds(20)) {
        $0.dropFirst(before).matches(of: place).contains { $0.1 == first }
      }
      #expect(output.dropFirst(before).matches(of: place).count <= 3, "\(there)")
    }
    // In another size it stands elsewhere, on a screen that was erased.
    let before = terminal.output.count
    terminal.resize(columns: 70, rows: 40)
    try await terminal.waitFor(.seconds(20)) { $0.dropFirst(before).contains(place) }
    let rest = terminal.output.dropFirst(before)
    let erased = try #require(rest.firstRange(of: "\u{1B}[2J") ?? rest.firstRange(of: "\u{1B}[J"))
    let sent = try #require(rest.firstMatch(of: place)?.range)
    #expect(erased.lowerBound < sent.lowerBound)
  }

  @Test func afterASuspensionPicturesAreThereAgain() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder)
    try await terminal.waitFor(.seconds(20)) { $0.contains(Self.shown) }
    terminal.write("\u{1A}")
    try await terminal.waitUntilStopped()
    #expect(count(Self.all, in: terminal.output) == 1)
    try await terminal.resume()
    try await terminal.waitFor { count(Self.sent, in: $0) == 2 && count(Self.shown, in: $0) == 2 }
  }

  @Test func aCrashRemovesPictures() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder)
    try await terminal.waitFor(.seconds(20)) { $0.contains(Self.shown) }
    terminal.signal(SIGSEGV)
    #expect(try await terminal.wait() == 128 + SIGSEGV)
    #expect(terminal.output.contains(Self.all))
  }

  /// The code has no room in the cells of a small tile, but in its pixels.
  @Test func aCodeThatOnlyPixelsHaveRoomFor() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.kitty, in: folder)
    try await terminal.waitFor(.seconds(20)) { $0.contains(Self.shown) }
    terminal.write("3")
    try await terminal.waitFor { count(Self.sent, in: $0) == 2 && $0.contains("4006381333931") }
    #expect(!terminal.output.contains("needs 5"))
  }

  @Test func sixelsStandWhereThePictureIs() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard(Self.sixel, in: folder)
    let start = "\u{1B}P0;1q\""
    try await terminal.waitFor(.seconds(20)) { $0.contains(start) && $0.contains("\u{1B}8") }
    #expect(count(start, in: terminal.output) == 1)
    #expect(!terminal.output.contains("▀") && !terminal.output.contains(Self.sent))
    terminal.write("2")
    try await terminal.waitFor { $0.contains("unpictured") }
    terminal.write("1")
    try await terminal.waitFor { count(start, in: $0) == 2 }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }

  @Test(arguments: [
    (["--no-pixels"], board), ([], board + "\npixels: no\n"),
  ])
  func whoWantsCellsGetsCells(arguments: [String], board: String) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal =
      arguments.isEmpty
      ? try await dashboard(Self.kitty, in: folder, board: board)
      : try await dashboard(Self.kitty, in: folder, arguments[0], board: board)
    try await terminal.waitFor(.seconds(20)) { $0.contains("▀") || $0.contains("█") }
    #expect(!terminal.output.contains(Self.sent) && !terminal.output.contains(Self.shown))
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(!terminal.output.contains(Self.all))
  }

  @Test func aTerminalThatSaysNothingGetsCells() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await dashboard("\u{1B}[?62;22c", in: folder)
    try await terminal.waitFor(.seconds(20)) { $0.contains("▀") || $0.contains("█") }
    #expect(!terminal.output.contains(Self.sent) && !terminal.output.contains("\u{1B}P0;1q"))
  }
}
