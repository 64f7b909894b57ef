import TestServers
import Testing
import WidgetTesting

/// Links in tiles as links of the terminal, by OSC 8.
@Suite(.fewAtOnce)
struct TerminalLinkTests {
  private static let patience = Duration.seconds(30)
  private static let end = "\u{1B}]8;;\u{1B}\\"

  private static func items(_ first: String, _ address: String) -> String {
    """
    [{"title": "\(first)", "link": "\(address)"},
     {"title": "other", "link": "https://a.example/2"},
     {"title": "file", "link": "file:///etc/passwd"}, {"title": "plain"}]
    """
  }

  private static let board = """
    widgets:
      news: {kind: list, title: News, source: {file: items.json, pick: .}}
    pages: {Home: [news]}
    """

  private func start(
    _ folder: BoardFolder, terminal: String = "xterm-256color"
  ) async throws -> PseudoTerminal {
    try folder.write("items.json", Self.items("first", "https://a.example/1"))
    try folder.write("board.yaml", Self.board)
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path, "board.yaml"], terminal: terminal,
      environment: folder.environment, directory: folder.path)
    try await terminal.waitFor(Self.patience) { $0.contains("plain") }
    return terminal
  }

  /// Returns what was written between the beginnings and ends of links: addresses and plain words.
  private func links(in output: Substring) -> [String] {
    output.matches(of: #/\u{1B}\]8;id=w[0-9]+;(.+?)\u{1B}\\((?s).*?)\u{1B}\]8;;\u{1B}\\/#).map {
      let words = $0.2.replacing(#/\u{1B}\[[0-9;?]*[A-Za-z]|\u{1B}\(B/#, with: "")
      return "\($0.1) \(words.split(separator: " ").joined(separator: " "))"
    }
  }

  @Test func theWordsOfALinkStandBetweenItsBeginningAndEnd() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await start(folder)
    try await terminal.waitFor(Self.patience) { $0.contains("https://a.example/2\u{1B}\\") }
    let found = links(in: terminal.output[...])
    #expect(found.contains("https://a.example/1 first"), "\(found)")
    #expect(found.contains("https://a.example/2 other"))
    #expect(!terminal.output.contains("]8;id=w2;file"))
    // Another address under the same words is sent.
    let before = terminal.output.count
    try folder.write("items.json", Self.items("first", "https://a.example/other"))
    try await terminal.waitFor(Self.patience) {
      $0.dropFirst(before).contains("https://a.example/other\u{1B}\\")
    }
    #expect(links(in: terminal.output.dropFirst(before)).contains("https://a.example/other first"))
    // What is not a link any more is written without one.
    let last = terminal.output.count
    try folder.write("items.json", "[{\"title\": \"first\"}, {\"title\": \"plain\"}]")
    try await terminal.waitFor(Self.patience) { $0.dropFirst(last).contains("first") }
    #expect(links(in: terminal.output.dropFirst(last)) == [])
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    let output = terminal.output
    #expect(output.ranges(of: "]8;id=").count == output.ranges(of: Self.end).count)
  }

  @Test func whatIsNotOpenedIsNoLinkOfTheTerminal() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let hostile = [
      "https://bank.example@evil.example/", "javascript:alert(1)", "file:///etc/passwd",
      "https://b\u{430}nk.example/", "https://a.example/\u{1B}]0;x",
      "https://a.example/" + String(repeating: "x", count: 3000),
    ]
    let items = hostile.enumerated().map { number, link in
      #"{"title": "item \#(number)", "link": "\#(link.replacing("\u{1B}", with: "\\u001b"))"}"#
    }
    let terminal = try await start(folder)
    try folder.write("items.json", "[\(items.joined(separator: ",")), {\"title\": \"last\"}]")
    let before = terminal.output.count
    try await terminal.waitFor(Self.patience) { $0.dropFirst(before).contains("last") }
    try await Task.sleep(for: .milliseconds(200))
    // A control character of an address is written as the desktop gets it.
    #expect(
      links(in: terminal.output.dropFirst(before)) == ["https://a.example/%1B%5D0;x item 4"])
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }

  @Test func aTerminalThatMayPrintThemIsSentNone() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await start(folder, terminal: "linux")
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
    #expect(!terminal.output.contains("]8;"))
  }

  /// A box over a link hides it.
  @Test func noLinkShinesThroughABox() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let terminal = try await start(folder)
    try await terminal.waitFor(Self.patience) { $0.contains("https://a.example/2\u{1B}\\") }
    let before = terminal.output.count
    terminal.write("?")
    try await terminal.waitFor(Self.patience) { $0.dropFirst(before).contains("this help") }
    #expect(links(in: terminal.output.dropFirst(before)) == [])
    let help = terminal.output.count
    terminal.write("?")
    try await terminal.waitFor(Self.patience) {
      $0.dropFirst(help).contains("https://a.example/2\u{1B}\\")
    }
    terminal.write("q")
    #expect(try await terminal.wait() == 0)
  }
}
