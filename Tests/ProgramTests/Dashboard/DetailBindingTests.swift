import FoundationEssentials
import TestServers
import Testing
import WidgetTesting

/// Every key of the help of a page of details does in the program what the help says.
@Suite(.fewAtOnce)
struct DetailBindingTests {
  private static let patience = Duration.seconds(30)

  /// Keeps rates of an hour, which ended half an hour ago: the incoming ones rise, the outgoing ones are still.
  private func keepRates(in folder: BoardFolder) throws {
    let start = (Date().timeIntervalSince1970 - 5400).rounded()
    let history = "\(folder.shared.path)/history"
    try FileManager.default.createDirectory(atPath: history, withIntermediateDirectories: true)
    for (name, rise) in [("received", 1.0), ("sent", 0)] {
      let numbers = (0..<3600).flatMap { [start + Double($0), 1000 + rise * Double($0)] }
      let bytes = numbers.flatMap { number in
        withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
      }
      try Data(bytes).write(to: URL(filePath: "\(history)/machine.network.\(name)"))
    }
  }

  /// Returns true if both screens show another time below the chart.
  private static func moved(_ before: String, _ after: String) -> Bool {
    axis(before) != axis(after)
  }
  private static func axis(_ screen: String) -> Substring? {
    screen.firstMatch(of: #/│ ([0-9:.-]+ +[0-9:.-]+ +[0-9:.-]+ +[0-9:.-]+) +(now|[0-9:.-]+) /#)?.1
  }
  /// The moment that is shown; `nil` for the present.
  private static func moment(_ screen: String) -> Substring? {
    screen.firstMatch(of: #/◂ PAST ([0-9: -]+)/#)?.1
  }
  /// The column of the cursor, which stands where nothing is charted; `nil` without one.
  private static func cursor(_ screen: String) -> Int? {
    screen.split(separator: "\n").dropFirst(3).first.flatMap { row in
      Array(row).dropFirst().dropLast().firstIndex(of: "│")
    }
  }

  private static let presses = [
    // The longest time that is asked for is a week.
    KeyPress("1…5", "5", shows: "[7 d]"), KeyPress("1…5", "4", shows: "[24 h]"),
    KeyPress("1…5", "1", shows: "[5 min]"), KeyPress("1…5", "3", shows: "[6 h]"),
    KeyPress("1…5", "2", shows: "[1 h]"),
    KeyPress("-", "-", shows: "[6 h]"), KeyPress("+", "+", shows: "[1 h]"),
    KeyPress("Tab", "Tab", shows: "↑ up at"), KeyPress("Shift-Tab", "BTab", shows: "↓ down at"),
    KeyPress("↓", "Down", shows: "↑ up at"), KeyPress("↑", "Up", shows: "↓ down at"),
    KeyPress("[", "[") { moved($0, $1) && $1.contains("◂ PAST ") && $1.contains(", 30m ago") },
    KeyPress("PgUp", "PPage") { moved($0, $1) && $1.contains(", 1h ago") },
    KeyPress("]", "]") { moved($0, $1) && $1.contains(", 30m ago") },
    // Where it began has passed meanwhile.
    KeyPress("PgDn", "NPage") { moved($0, $1) && !$1.contains(", 30m ago") },
    KeyPress("PgDn", "NPage") { !$1.contains("◂ PAST ") },
    KeyPress("←", "Left") { cursor($0) == nil && cursor($1) != nil },
    KeyPress("←", "Left") { (cursor($1) ?? 0) == (cursor($0) ?? 0) - 1 },
    KeyPress("→", "Right") { (cursor($1) ?? 0) == (cursor($0) ?? 0) + 1 },
    KeyPress("Home", "Home") { $1.contains("│ │") && !$0.contains("│ │") },
    KeyPress("End", "End") { $0.contains("│ │") && !$1.contains("│ │") && cursor($1) == nil },
    KeyPress("<", "<", shows: "◂ PAST "),
    KeyPress("r", "r", shows: "This is the past"),
    // Where it began may have passed meanwhile.
    KeyPress("<", "<") { moment($0) != moment($1) },
    KeyPress(">", ">") { moment($0) != moment($1) },
    KeyPress("<", "<") { moment($1) != nil },
    KeyPress("End", "End") { !$1.contains("◂ PAST ") },
    KeyPress("r", "r") { $1.contains("requested") },
    KeyPress("i", "i", shows: "No reading is kept"),
    KeyPress("i", "i", shows: "No board configures it"),
    KeyPress("i", "i", shows: "[1 h]"),
    KeyPress("Enter", "Enter") { !$1.contains("[1 h]") && $1.contains("down") },
    KeyPress("Enter", "Enter", shows: "[6 h]"),
    KeyPress("Esc", "Escape") { !$1.contains("[6 h]") },
  ]

  @Test func eachDoesWhatTheHelpSays() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try keepRates(in: folder)
    try folder.write("board.yaml", "pages: {Home: [network]}\n")
    let session = try await folder.dashboard("board.yaml", columns: 110, rows: 40)
    try await session.waitFor(Self.patience) { $0.contains("down") && $0.contains("B/s") }
    try await session.send("Tab", "i")
    // The shortest time that shows all that is kept.
    try await session.waitFor(Self.patience) { $0.contains("[6 h]") }
    try await session.send("?")
    let help = try await session.waitFor(Self.patience) { $0.contains("╭ Keys ") }
    try await session.send("?")
    try await session.waitFor(Self.patience) { !$0.contains("╭ Keys ") }
    let done = try await session.press(Self.presses)
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
    #expect(keys(help) == done.union(["?", "q"]))
  }

  /// The names of the keys in a box of help: the words of a row before two spaces.
  private func keys(_ help: String) -> Set<String> {
    let rows = help.split(separator: "\n").drop { !$0.contains("╭ Keys ") }
    guard
      let column = rows.first?.ranges(of: "╭ Keys ").first.map({ box in
        rows[rows.startIndex].prefix(upTo: box.lowerBound).count
      })
    else { return [] }
    let words = rows.dropFirst().map { $0.dropFirst(column) }.prefix { !$0.hasPrefix("╰") }
      .compactMap { $0.firstMatch(of: #/^│ (\S+(?: \S+)*)  +\S/#)?.1 }
    return Set(words.flatMap { $0.split(separator: " ") }.map(String.init))
  }
}
