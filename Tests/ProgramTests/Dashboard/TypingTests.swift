import TestServers
import Testing
import WidgetTesting

/// Tests of arbitrary input: the dashboard survives everything that is typed or sent by the
/// terminal.
@Suite(.fewAtOnce)
struct TypingTests {
  /// Sequences that terminals send for keys and reports that the dashboard does not use.
  static let strangers = [
    // F5, shifted; focus in and out; a mouse's release; a device's attributes.
    "\u{1B}[15;2~", "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;3;4m", "\u{1B}[?1;2c",
    // An invalid colour.
    "\u{1B}]11;rgb:-1/0/0\u{7}",
    // The keypad in its application mode: 1, 0, 2.
    "\u{1B}Oq", "\u{1B}Op", "\u{1B}Or",
    // Alt and a letter; Ctrl and an arrow; a key by its number; a report of the cursor's place.
    "\u{1B}q", "\u{1B}?", "\u{1B}[1;5C", "\u{1B}[113;5u", "\u{1B}[3;4R",
    // A device control string, and a colour that was not queried.
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\",
    "ä", "漢", "👍🏽", "e\u{301}", "\u{0}", "\u{7F}",
  ]

  @Test func strangersAreNoCommands() async throws {
    let terminal = try await PseudoTerminal.dashboard("--theme", "default")
    for sequence in Self.strangers {
      var before = terminal.output.count
      // That nothing is drawn shows only in time, in which a busy terminal may still get the end of the last
      // frame. What a command draws, it draws each time.
      for _ in 0..<5 {
        before = terminal.output.count
        terminal.write(sequence)
        try await Task.sleep(for: .milliseconds(60))
        if terminal.output.count == before { break }
      }
      #expect(terminal.state == .running, "\(sequence.debugDescription)")
      #expect(terminal.output.count == before, "\(sequence.debugDescription)")
      // The next key is a command again.
      terminal.write("?")
      try await terminal.waitFor { $0.dropFirst(before).contains("this help") }
      let help = terminal.output.count
      terminal.write("?")
      try await terminal.waitFor { $0.count > help }
      // Nothing marks the end of a frame, of which the terminal may have a part only.
      try await Task.sleep(for: .milliseconds(10))
    }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }

  /// ncurses has room for 137 bytes that it is given back, and loops over more.
  @Test(arguments: [136, 137, 138, 4000])
  func whatIsTypedBeforeTheFirstFrameIsRead(count: Int) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      "widgets: {note: {kind: text, source: {run: [echo, first]}}}\npages: {Home: [note]}\n")
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "\(folder.path)/board.yaml"], columns: 80, rows: 24,
      environment: folder.environment)
    terminal.write(String(repeating: "x", count: count) + "\u{1B}[?62;22c")
    try await terminal.waitFor { $0.contains("first") }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }

  /// Letters that come at once are looked for once, and the next key comes at once too.
  @Test func thousandsOfLettersAreTypedAtOnce() async throws {
    let terminal = try await PseudoTerminal.dashboard("--theme", "default")
    terminal.write(":")
    try await terminal.waitFor { $0.contains("Go to") }
    let before = terminal.output.count
    terminal.write("cpu" + String(repeating: "x", count: 3000))
    try await terminal.waitFor { $0.dropFirst(before).contains("nothing matches") }
    terminal.write("\u{1B}")
    try await Task.sleep(for: .milliseconds(100))
    terminal.write("\u{3}")
    #expect(try await terminal.wait() == 0)
    // The terminal hands over some hundred bytes a time: a frame for each of those, not for each letter.
    #expect(terminal.output.dropFirst(before).ranges(of: "xxxxxxxxxx").count < 40)
  }

  /// A paste types, and does nothing else: no line end of it runs a command, no letter is a key.
  @Test func aPasteIsNoKeys() async throws {
    let terminal = try await PseudoTerminal.dashboard("--theme", "default")
    #expect(terminal.output.contains("\u{1B}[?2004h"))
    terminal.write("\u{1B}[200~q?\ra\u{1B}[201~")
    try await terminal.waitFor { $0.contains("A paste is taken where text is typed") }
    #expect(terminal.state == .running && !terminal.output.contains("this help"))
    terminal.write(":")
    try await terminal.waitFor { $0.contains("Go to") }
    terminal.write("\u{1B}[200~wor\rds\u{1B}[201~")
    try await terminal.waitFor { $0.contains("words") }
    // Of a text that is far longer than anybody searches for, the beginning is typed.
    terminal.write("\u{1B}[200~\(String(repeating: "abcdefghi ", count: 300))\u{1B}[201~")
    try await terminal.waitFor { $0.contains("abcdefghi") }
    terminal.write("\u{3}")
    #expect(try await terminal.wait() == 0)
    #expect(terminal.output.contains("\u{1B}[?2004l"))
  }

  @Test func sequenceThatNeverEndsDoesNotMakeItDeaf() async throws {
    let terminal = try await PseudoTerminal.dashboard("--theme", "default")
    for beginning in ["\u{1B}]", "\u{1B}[", "\u{1B}O", "\u{1B}P", "\u{1B}]11;rgb:ff"] {
      let before = terminal.output.count
      terminal.write(beginning)
      // A busy machine may notice late that nothing follows; then `?` would belong to the sequence.
      try await Task.sleep(for: .milliseconds(500))
      terminal.write("?")
      try await terminal.waitFor(.seconds(1)) { $0.dropFirst(before).contains("this help") }
      let help = terminal.output.count
      terminal.write("?")
      try await terminal.waitFor { $0.count > help }
    }
    terminal.write("q")
    #expect(try await terminal.wait(.seconds(1)) == 0)
  }

  @Test(arguments: 1...2)
  func garbageIsSurvived(seed: Int) async throws {
    let terminal = try await PseudoTerminal.dashboard()
    var random = SplitMix64(seed: UInt64(seed))
    // Ctrl-C, Ctrl-\, Ctrl-Z, Ctrl-S and q have their own tests.
    let banned: Set<UInt8> = [3, 0x1C, 0x1A, 0x13, UInt8(ascii: "q")]
    for _ in 0..<40 {
      var bytes = (0..<100).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        .filter { !banned.contains($0) }
      if Bool.random(using: &random) { bytes.insert(0x1B, at: 0) }
      terminal.write(bytes: bytes)
      _ = terminal.transcript
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(terminal.state == .running)
    // This ends any unfinished sequence.
    terminal.write("\u{1B}\\")
    // ncurses discards bytes that are not UTF-8 together with up to 16 that wait behind them, and
    // on a busy machine the key may be among those.
    for _ in 0..<60 where terminal.state == .running {
      // A search, the list of pages, or the gallery's form would take the key for a letter.
      for _ in 0..<4 {
        terminal.write("\u{1B}")
        try await Task.sleep(for: .milliseconds(100))
      }
      terminal.write("q")
    }
    #expect(try await terminal.wait() == 0)
    #expect(terminal.leftovers == [])
  }
}
