import Glibc
import TestServers
import Testing
import WidgetTesting

/// Every key of the help does in the program what the help says.
@Suite(.fewAtOnce)
struct BindingTests {
  private static let board = """
    widgets:
      lines: {kind: list, title: Lines, source: {run: [seq, -f, "line %g", "1", "60"]}}
      count:
        kind: metric
        title: Count
        source: {run: [date, +%4N]}
        every: 1h
        alert: {above: -1, bell: yes}
      alpha: {kind: text, title: Alpha, source: {run: [echo, alpha words]}}
      beta: {kind: text, title: Beta, source: {run: [echo, beta words]}}
    stacks: {pile: [alpha, beta]}
    pages:
      One: [lines pile, lines count]
      Two: [beta]
      Three: [processes]
      Four: [alpha]
      Five: [beta]
      Six: [alpha]
      Seven: [beta]
      Eight: [alpha]
      Nine: [beta]
    """

  /// True if the focus is on the left, or in the upper or lower right: there the time of the reading
  /// stands in the border.
  private static func left(_ screen: String) -> Bool {
    screen.contains(#/[0-9]{2}:[0-9]{2}:[0-9]{2} ╯[╰┗]/#)
  }
  private static func upper(_ screen: String) -> Bool {
    screen.contains(#/[│┃]╰─+ [0-9]{2}:[0-9]{2}:[0-9]{2} ╯/#)
  }
  private static func lower(_ screen: String) -> Bool {
    screen.contains(#/╯┗━+ .*[0-9]{2}:[0-9]{2}:[0-9]{2} ┛/#)
      || screen.contains(#/╯╰─+ .*[0-9]{2}:[0-9]{2}:[0-9]{2} ╯/#)
  }
  /// The large digits in the lower right.
  private static func digits(_ screen: String) -> [Substring] {
    Array(screen.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(12).prefix(3))
  }
  private static func changed(_ before: String, _ after: String) -> Bool { before != after }

  private static let tiles = [
    KeyPress("focus-next", "Tab") { left($1) },
    KeyPress("focus-right", "Right") { upper($1) },
    KeyPress("focus-down", "Down") { lower($1) },
    KeyPress("acknowledge", "A") { $0.contains("┏") && !$1.contains("┏") },
    KeyPress("reload", "r") { digits($0) != digits($1) },
    KeyPress("focus-up", "Up") { upper($1) },
    KeyPress("next-in-stack", "]", shows: "Beta 2/2"),
    KeyPress("previous-in-stack", "[", shows: "Alpha 1/2"),
    KeyPress("focus-left", "Left") { left($1) },
    KeyPress("focus-previous", "BTab") { lower($1) },
    KeyPress("focus-next", "Tab") { left($1) },
    KeyPress("page-down", "NPage") { !$1.contains("line 1 ") && $1.contains("line 22 ") },
    KeyPress("page-up", "PPage", shows: "line 1 "),
    KeyPress("end", "End", shows: "line 60 "),
    KeyPress("start", "Home", shows: "line 1 "),
    KeyPress("search", "/", "l", "i", "n", "e", "Space", "5", "Enter", shows: "1 of 11"),
    KeyPress("next-match", "n", shows: "2 of 11"),
    KeyPress("previous-match", "N", shows: "1 of 11"),
    KeyPress("back", "Escape") { !$1.contains("1 of 11") },
    KeyPress("zoom", "z") { $0.contains("Alpha") && !$1.contains("Alpha") },
    KeyPress("back", "Escape", shows: "Alpha"),
    KeyPress("copy", "y") { $1.contains("rows of Lines") || $1.contains("clipboard") },
    KeyPress("details", "i", shows: "first reading"),
    KeyPress("back", "Escape") { !$1.contains("first reading") },
    KeyPress("open", "Enter", shows: "first reading"),
    KeyPress("back", "Escape") { !$1.contains("first reading") },
    KeyPress("find", ":", shows: "╭ Go to"),
    KeyPress("back", "Escape") { !$1.contains("╭ Go to") },
    KeyPress("find", "C-p", shows: "╭ Go to"),
    KeyPress("back", "Escape") { !$1.contains("╭ Go to") },
    KeyPress("glyphs", "g") { $0.contains("╭") && $1.contains("The characters are now blocks") },
    KeyPress("glyphs", "g") { !$1.contains("╭") && $1.contains("+ Lines") },
    KeyPress("glyphs", "g") { !$0.contains("╭") && $1.contains("╭ Lines") },
    KeyPress("earlier", "<", shows: "◂ PAST "),
    KeyPress("later", ">") { !$1.contains("◂ PAST ") },
    KeyPress("gallery", "a", shows: "╭ Gallery"),
    KeyPress("back", "Escape") { !$1.contains("╭ Gallery") },
    KeyPress("help", "?", shows: "╭ Keys"),
    KeyPress("help", "?") { !$1.contains("╭ Keys") },
    KeyPress("next-page", "n", shows: "Two 2/9"),
    KeyPress("previous-page", "p", shows: "One 1/9"),
  ]

  private static let pages =
    [(4, "Four"), (5, "Five"), (6, "Six"), (7, "Seven"), (8, "Eight")]
    .map { KeyPress("page-\($0.0)", "\($0.0)", shows: "\($0.1) \($0.0)/9") }
    + [
      KeyPress("page-9", "9", shows: "Nine 9/9"), KeyPress("page-1", "1", shows: "One 1/9"),
      KeyPress("page-2", "2", shows: "Two 2/9"), KeyPress("page-3", "3", shows: "Three 3/9"),
    ]

  private static let processes = [
    KeyPress("open", "Tab", "Enter", shows: "CPU %▾"),
    KeyPress("sort", "s") { !$1.contains("CPU %▾") && $1.contains("▾") },
    KeyPress("reverse-sort", "S") { !$1.contains("▾") && $1.contains("▴") },
    KeyPress("tree", "t") { $1.contains("├─") || $1.contains("└─") },
  ]

  @Test func eachDoesWhatTheHelpSays() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    let session = try await folder.dashboard("board.yaml", columns: 100)
    try await session.waitFor(.seconds(30)) {
      $0.contains("line 1 ") && $0.contains("alpha words") && $0.contains("┏")
    }
    let child = try Child(["sh", "-c", "trap 'kill $!; exit' TERM; sleep 8462 & wait"]) { _ in }
    defer {
      kill(child.id, SIGTERM)
      waitpid(child.id, nil, 0)
    }
    var done = try await session.press(Self.tiles + Self.pages + Self.processes)
    // Only the shell that was started here is left in view, with its child.
    done.formUnion(
      try await session.press([
        KeyPress("search", "/", "8", "4", "6", "2", "Enter", shows: "\(child.id) "),
        KeyPress("fold", "Down", "Space") { Self.changed($0, $1) && $1.contains("▸") },
        KeyPress("signal", "k", shows: "Enter sends TERM to "),
        KeyPress("back", "Escape") { !$1.contains("Enter sends TERM") },
      ]))
    try await redraw(session, &done)
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
    done.insert("quit")
    #expect(try await keys(folder) == done)
  }

  /// Draws over what another program has written.
  private func redraw(_ session: TmuxSession, _ done: inout Set<String>) async throws {
    let terminal = open("/proc/\(session.program)/fd/0", O_WRONLY | O_NOCTTY | O_CLOEXEC)
    defer { Glibc.close(terminal) }
    let words = "\u{1B}7\u{1B}[1;1Hwritten over it\u{1B}8"
    #expect(write(terminal, words, words.utf8.count) == words.utf8.count)
    try await session.waitFor { $0.contains("written over it") }
    try await session.send("C-l")
    try await session.waitFor(.seconds(20)) { !$0.contains("written over it") }
    done.insert("redraw")
  }

  /// The actions to which a board can give keys: all that there are.
  private func keys(_ folder: BoardFolder) async throws -> Set<String> {
    let schema = try await folder.run("schema", "--format", "text").standardOutput
    let row = try #require(schema.split(separator: "\n").first { $0.hasPrefix("| `keys` |") })
    return Set(row.matches(of: #/`([a-z0-9-]+)`/#).map { String($0.1) }).subtracting(["keys"])
  }
}
