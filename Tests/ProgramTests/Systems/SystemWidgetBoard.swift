import FoundationEssentials
import Testing
import WidgetTesting

/// A board with one widget of the systems' bundle, named `w`, beside the system's back end.
struct SystemWidgetBoard: Sendable {
  let stand: SystemStand
  /// The kind and the settings that all its boards have.
  private let kind: String
  private let common: String

  /// - Parameter common: The settings, in which `SERVER` and `FOLDER` stand for the stand's own.
  init(_ stand: SystemStand, kind: String, _ common: String) {
    self.stand = stand
    self.kind = kind
    self.common = common.replacing("SERVER", with: "\"\(stand.address)\"")
      .replacing("FOLDER", with: stand.folder.path)
  }

  /// Returns a board of the salon's appointments, whose back end sends its calendar at once. Whatever the hour, the
  /// clocks there show about noon, so that all that is near is of one day.
  static func salon(_ settings: String) async throws -> SystemWidgetBoard {
    let hour = (try await Program("date").run(["-u", "+%H"])).standardOutput.filter(\.isNumber)
    let salon = SystemWidgetBoard(
      try SystemStand("calendar", zone: "NOON\((Int(hour) ?? 12) - 12)"), kind: "appointments",
      ", store: salon/shared.sqlite, diary: salon/salon.sqlite\(settings)")
    try await salon.stand.send("PUT", "/_settings", #"{"page_delay": 0, "page_size": 1000}"#)
    return salon
  }

  /// Writes the board with further settings.
  ///
  /// - Parameters:
  ///   - others: Further widgets, each with a comma before its name.
  ///   - page: The rows of the page.
  ///   - rest: Further lines of the board.
  func write(
    _ settings: String, others: String = "", page: String = "w", also rest: String = ""
  ) throws {
    try stand.folder.write(
      "board.yaml",
      """
      version: 1
      bundles: {systems: {program: \(try Program.systems().path), allow: {network: yes, write: .}}}
      secrets: {market: {file: market.token}, who: {file: market.token.account}, salon: {file: salon/salon.sqlite.token}}
      widgets: {w: {kind: \(kind)\(common)\(settings)}\(others)}
      pages: {Home: [\(page)]}
      \(rest)

      """)
  }

  /// Returns the board in tmux.
  func dashboard(columns: Int = 80, rows: Int = 24) async throws -> TmuxSession {
    try await stand.folder.dashboard("board.yaml", columns: columns, rows: rows)
  }

  // MARK: Pictures

  /// Writes the board with further settings, and returns the widget's picture in a family and the messages.
  func picture(_ family: String, _ settings: String = "", size: String? = nil) async throws
    -> String
  {
    try write(settings)
    return try await shown(family, size: size)
  }

  /// Returns the widget's picture in a family and the messages.
  func shown(_ family: String, size: String? = nil) async throws -> String {
    try await output(
      ["snapshot", "board.yaml", "--widget", "w", "--family", family]
        + (size.map { ["--size", $0] } ?? []))
  }

  /// Returns the widget's picture in a family, in 24-bit colours of a theme.
  func painted(_ family: String, theme: String) async throws -> PaintedScreen {
    PaintedScreen(
      try await output([
        "snapshot", "board.yaml", "--widget", "w", "--family", family, "--format", "ansi",
        "--color", "true", "--theme", theme,
      ]))
  }

  /// Returns the picture of the widget's sample data.
  func preview(_ family: String) async throws -> String {
    try await output(["snapshot", "board.yaml", "--widget", "w", "--preview", "--family", family])
  }

  // MARK: Commands

  /// Opens an appointment by its link, and returns the output.
  func open(_ id: String) async throws -> String {
    try await open(link: "salon://appointments/\(id)")
  }

  /// Opens a link with the widget's settings, and returns the output.
  func open(link: String) async throws -> String {
    try await output(["open", link, "--board", "board.yaml"])
  }

  /// Reloads the widget, and returns the output.
  @discardableResult
  func reload() async throws -> String {
    try await output(["reload", "w", "--board", "board.yaml"])
  }

  /// Reloads the widget in many processes at once, and returns the output of each.
  func reloads(_ count: Int) async throws -> [String] {
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<count { group.addTask { try await reload() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  /// Returns the kept timeline.
  func timeline() async throws -> KeptTimeline {
    let outcome = try await stand.folder.run(
      "timeline", "w", "--board", "board.yaml", "--format", "json")
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let timelines = try decoder.decode(
      [KeptTimeline].self, from: Data(outcome.standardOutput.utf8))
    return try #require(timelines.first)
  }

  /// Returns the proposals for a setting, as the command lists them.
  func options(_ words: String...) async throws -> String {
    try await output(["options", "--board", "board.yaml", "w"] + words)
  }

  private func output(_ arguments: [String]) async throws -> String {
    let outcome = try await stand.folder.run(arguments, timeout: .seconds(60))
    return outcome.standardOutput + outcome.standardError
  }

  // MARK: The salon's stores

  /// The shared calendar's file.
  var store: String { "\(stand.folder.path)/salon/shared.sqlite" }
  /// The app's own file.
  var diary: String { "\(stand.folder.path)/salon/salon.sqlite" }

  /// Returns the first row of a query, its values between spaces, of the shared calendar or another file.
  func ask(_ query: String, in path: String? = nil) async throws -> String {
    let script = """
      import sqlite3, sys
      print(*sqlite3.connect(sys.argv[1], timeout=20).execute(sys.argv[2]).fetchone())
      """
    return try await stand.python(["-c", script, path ?? store, query]).filter { !$0.isNewline }
  }

  /// Reloads until the shared calendar has all that the back end has; returns the last reload's output.
  @discardableResult
  func receivesAll() async throws -> String {
    var before = ""
    for _ in 0..<30 {
      let told = try await reload()
      let now = try await ask("SELECT count(*), max(sequence) FROM changes")
      if now == before { return told }
      before = now
    }
    throw TimeUp(awaited: "all rows", timeout: .seconds(0), seen: [("rows", before)])
  }

  // MARK: The back end

  /// Returns the program's requests since the last call, each as `GET /path a=1 b=2`.
  func asked() async throws -> [String] {
    let script = """
      import json
      for one in json.load(open("log.json"))["requests"]:
          if one["headers"].get("user-agent") == "widgettui":
              print(one["method"], one["path"], *sorted(f"{k}={v}" for k, v in one["query"].items()))
      """
    try stand.folder.write("log.json", try await stand.send("GET", "/_log"))
    try await stand.send("DELETE", "/_log")
    return try await stand.python(["-c", script]).split(separator: "\n").map { String($0) }
  }

  /// Makes the back end fail at some paths from now on, and at no others; `nil` ends all faults.
  func fail(_ faults: String?) async throws {
    try await stand.send("DELETE", "/_faults")
    if let faults { try await stand.send("PUT", "/_faults", faults) }
  }
}

/// The timeline that is kept of a widget, as a command lists it.
struct KeptTimeline: Decodable {
  struct Entry: Decodable {
    let date: Date
    let relevance: Double?
  }
  /// The date of the last reload that succeeded.
  let loaded: Date?
  /// The date of the next reload; `nil` if there is none except on request.
  let reload: Date?
  let entries: [Entry]

  /// The seconds to the next reload; infinite if there is none except on request.
  var secondsToTheNextReload: TimeInterval { reload?.timeIntervalSince(.now) ?? .infinity }
}

extension String {
  /// True if nothing in it could move a terminal's cursor, change its state or turn the direction of its text. The
  /// program itself isolates each part of a row that has words from right to left.
  var isHarmless: Bool {
    split(separator: "\n").allSatisfy { line in
      var depth = 0
      return line.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x2068: depth += 1
        case 0x2069: depth -= 1
        case 0..<0x20, 0x7f...0x9f, 0x202a...0x202e, 0x2066, 0x2067: return false
        default: break
        }
        return depth >= 0 && depth <= 1
      } && depth == 0
    }
  }
}
