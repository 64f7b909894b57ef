import FoundationEssentials
import Glibc
import Testing
import WidgetTesting

/// Texts of data that would act on whoever prints them, and the check that none does.
enum HostileText {
  /// Texts that control a terminal, tmux, Pango or a reader's eyes.
  static let payloads = [
    // Title, clipboard, hyperlink, notification, colours, cursor, alternate screen, queries.
    "\u{1b}]0;EVIL\u{7}", "\u{1b}]52;c;RVZJTA==\u{7}",
    "\u{1b}]8;;file:///etc\u{1b}\\x\u{1b}]8;;\u{1b}\\",
    "\u{1b}]9;EVIL\u{1b}\\", "\u{1b}[31m", "\u{1b}[2J\u{1b}[H", "\u{1b}[?1049h", "\u{1b}[6n",
    "\u{1b}P$qm\u{1b}\\", "\u{1b}_Gi=1\u{1b}\\", "\u{1b}c", "\u{1b}^EVIL\u{1b}\\",
    "\u{1b}]2;EVIL\u{1b}\\", "\u{1b}[91;93;95m",
    // The same in one scalar, controls, and what moves or hides.
    "\u{9b}31m", "\u{9d}0;EVIL\u{9c}", "\u{90}q\u{9c}", "\u{8}\u{7f}\u{85}", "\r",
    "\u{202e}lanoitcerid", "\u{2066}x", "\u{200b}\u{feff}\u{2060}", "\u{e0041}\u{e007f}",
    "\u{2028}x\u{2029}", "x\u{301}\u{302}\u{303}\u{304}", "\u{2067}y\u{2069}", "\u{61c}\u{ad}",
    // tmux's formats and Pango's markup, hidden behind marks.
    "#(touch EVIL)", "#\u{301}(touch EVIL)", "\u{d4e}#[fg=red]", "<b>x</b>&\u{301}",
  ]

  /// All of them in one line.
  static var line: String { payloads.joined(separator: " ") }
  /// A letter with more marks than any terminal keeps.
  static let flood = "z" + String(repeating: "\u{301}", count: 1000)
  /// The longest run of marks that is printed.
  private static let mostMarks = 30

  static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .lineSeparator, .paragraphSeparator: true
    case .format: ![0x200c, 0x200d].contains(scalar.value)
    default: false
    }
  }

  /// The text as a JSON string.
  static func json(_ text: String) throws -> String {
    String(String(decoding: try JSONEncoder().encode([text]), as: UTF8.self).dropFirst().dropLast())
  }

  /// The text as a JSON string in ASCII, which is YAML too.
  static func yaml(_ text: String) throws -> String {
    try json(text).unicodeScalars.map { scalar in
      guard !scalar.isASCII || scalar.value == 0x7f else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Runs each command of the program in a folder, a few at a time, and expects that nothing that
  /// they print acts.
  static func expectInert(_ folder: BoardFolder, _ commands: [[String]]) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, command) in commands.enumerated() {
        if number >= 4 { try await group.next() }
        group.addTask { try await expectInert(folder, command) }
      }
      try await group.waitForAll()
    }
  }

  private static func expectInert(_ folder: BoardFolder, _ arguments: [String]) async throws {
    let outcome = try await Program.widgettui().run(
      arguments, environment: folder.environment, directory: folder.path, timeout: .seconds(60))
    // What our own colours are made of.
    let styles = /\u{1b}\[[0-9;:]*m/
    for output in [outcome.standardOutput, outcome.standardError] {
      #expect(!output.contains("\u{1b}[91;93;95m"), "\(arguments.prefix(2))")
      let rest = output.replacing(styles, with: "")
      let active = rest.unicodeScalars.filter(isActive)
      #expect(
        active.isEmpty,
        "\(arguments.prefix(2)): \(active.prefix(4).map { String($0.value, radix: 16) })")
      if !arguments.contains("json") {
        #expect(longestRunOfMarks(output) <= mostMarks, "\(arguments.prefix(2)): marks")
      }
    }
    if arguments.contains("json"), outcome.ending == .exited(0) {
      #expect(throws: Never.self, "\(arguments)") {
        try JSONText.check(outcome.standardOutput)
      }
    }
  }

  private static func longestRunOfMarks(_ text: String) -> Int {
    var (longest, run) = (0, 0)
    for scalar in text.unicodeScalars {
      run = scalar.properties.generalCategory == .nonspacingMark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Expects that nothing acts in what each command prints of some widgets of `board.yaml`, and in
  /// their lines in each format.
  ///
  /// - Parameter inBothForms: True to print each report of each widget as text and as JSON, false for
  ///   one of them, in turn.
  static func expectAllInert(
    _ folder: BoardFolder, _ widgets: [String], inBothForms: Bool = true
  ) async throws {
    let board = ["--board", "board.yaml"]
    let check = try await folder.run("check", "board.yaml")
    #expect(check.ending == .exited(0), "\(check.standardError)")
    // Readings first, so that the reports have something to report.
    try await expectInert(folder, [["snapshot", "board.yaml", "--size", "160x60"]])
    var commands: [[String]] = []
    for (number, name) in widgets.enumerated() {
      for (turn, command) in ["timeline", "why"].enumerated() {
        let isText = (number + turn) % 2 == 0
        if inBothForms || isText { commands.append([command, name] + board) }
        if inBothForms || !isText { commands.append([command, name, "--format", "json"] + board) }
      }
      commands.append(["snapshot"] + board + ["--widget", name, "--size", "60x12"])
    }
    commands += [
      ["snapshot", "board.yaml", "--size", "160x60", "--format", "ansi", "--color", "true"],
      ["plan"] + board, ["plan", "--format", "json"] + board, ["check", "board.yaml"],
      ["check", "board.yaml", "--live"], ["check", "board.yaml", "--live", "--format", "json"],
      ["tmux"] + board, ["reload"] + board, ["alarms"], ["options", widgets[0]] + board,
    ]
    try await expectInert(folder, commands)
    for format in ["plain", "tmux", "i3bar", "waybar"] {
      try await expectLineIsInert(folder, widgets, format)
    }
    #expect(access("\(folder.path)/EVIL", F_OK) != 0)
  }

  private static func expectLineIsInert(
    _ folder: BoardFolder, _ widgets: [String], _ format: String
  ) async throws {
    let outcome = try await Program.status().run(
      ["-b", "\(folder.path)/board.yaml", "-f", format, "-w", "1000"] + widgets,
      environment: folder.environment)
    let line = outcome.standardOutput
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(!line.unicodeScalars.contains(where: isActive), "\(format): \(line)")
    switch format {
    case "tmux":
      // Every # is doubled, or begins one of our own styles; marks join no scalars here.
      let style = /#\[(default|(fg|bg)=(#?[a-z0-9]+)[a-z,=#0-9]*|[a-z,]+)\]/
      var rest = line.unicodeScalars[...]
      while let next = rest.firstIndex(of: "#") {
        rest = rest[next...]
        let isDoubled = rest.dropFirst().first == "#"
        #expect(
          isDoubled
            || String(rest).prefixMatch(of: style.matchingSemantics(.unicodeScalar)) != nil,
          "\(String(rest).prefix(40))")
        rest = rest.dropFirst(isDoubled ? 2 : 1)
      }
    case "waybar":
      let escapes = /&(amp|lt|gt);/
      let text = line.replacing(escapes.matchingSemantics(.unicodeScalar), with: "")
      #expect(
        !text.unicodeScalars.contains("<") && !text.unicodeScalars.contains("&"), "\(line)")
    default: break
    }
  }
}

/// A check that text is JSON.
private enum JSONText {
  private struct Anything: Decodable {}

  static func check(_ text: String) throws {
    _ = try JSONDecoder().decode(Anything.self, from: Data(text.utf8))
  }
}
