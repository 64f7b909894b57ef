import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

/// Tests of command lines and what they mean; the words of mistakes are tested with the program.
@Suite struct OptionsTests {
  private static func options(_ words: [String]) throws(UsageError) -> Options {
    try Options(["widgettui"] + words)
  }

  /// A command line and its difference from none.
  struct Line: Sendable, CustomTestStringConvertible {
    var words: [String]
    var change: @Sendable (inout Options) -> Void
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., change: @escaping @Sendable (inout Options) -> Void) {
      (self.words, self.change) = (words, change)
    }
  }

  static let commands: [Line] = [
    Line { _ in },
    Line("run") { _ in },
    Line("run", "a.yaml") { ($0.operands, $0.board) = (["a.yaml"], "a.yaml") },
    // A board's file may stand in the command's place.
    Line("a.yaml") { ($0.operands, $0.board) = (["a.yaml"], "a.yaml") },
    Line("./a") { ($0.operands, $0.board) = (["./a"], "./a") },
    Line("snapshot", "a") {
      ($0.command, $0.operands, $0.board) = (.snapshot, ["a"], "a")
    },
    Line("why", "cpu") { ($0.command, $0.operands) = (.why, ["cpu"]) },
    Line("init", "a.yaml") { ($0.command, $0.operands) = (.`init`, ["a.yaml"]) },
    Line("try", "--", "df", "-h") {
      ($0.command, $0.operands, $0.isAfterDashes) = (.try, ["df", "-h"], true)
    },
    // Options may stand behind words, which `--` ends.
    Line("try", "a", "--kept") { ($0.command, $0.operands, $0.isKept) = (.try, ["a"], true) },
    Line("tmux", "--", "--kept") {
      ($0.command, $0.operands, $0.isAfterDashes) = (.tmux, ["--kept"], true)
    },
    Line("gallery", "a", "--add", "df -h", "--name=b", "--kind", "list", "--write") {
      ($0.command, $0.operands, $0.board) = (.gallery, ["a"], "a")
      ($0.addition, $0.name, $0.kind, $0.isWritten) = ("df -h", "b", "list", true)
    },
    Line("import", "a", "--golden", "g", "--record", "--skip", "b", "--skip", "c") {
      ($0.command, $0.operands) = (.import, ["a"])
      ($0.golden, $0.isRecorded, $0.skipped) = ("g", true, ["b", "c"])
    },
    Line("help") { $0.command = .help },
    Line("--help") { $0.command = .help },
    Line("why", "-h") { $0.command = .help },
    Line("--version", "snapshot") { $0.command = .version },
  ]

  static let values: [Line] = [
    Line("-b", "a") { $0.board = "a" },
    Line("-tnord") { $0.theme = "nord" },
    Line("--theme=nord") { $0.theme = "nord" },
    Line("--them", "nord") { $0.theme = "nord" },
    Line("--color", "none") { $0.color = ColorDepth.none },
    Line("-c", "true") { $0.color = .trueColor },
    Line("-m", "atlas") { $0.machine = "atlas" },
    Line("-e", "0.25") { $0.every = 0.25 },
    Line("--every", "86400") { $0.every = 86_400 },
    Line("--at", "2026-03-14T09:26:00Z") {
      $0.at = Date(timeIntervalSince1970: 1_773_480_360)
      $0.atText = "2026-03-14T09:26:00Z"
    },
    Line("--budget", "none") { _ in },
    Line("--budget", "apple") { $0.budget = .apple },
    Line("--budget", "86400") { $0.budget = ReloadBudget(perDay: 86_400, spacing: 1) },
    Line("--hours", "8784") { $0.hours = 8784 },
    Line("-s80x24") { $0.size = Size(width: 80, height: 24) },
    Line("-s", "1000x1") { $0.size = Size(width: 1000, height: 1) },
    Line("-w", "") { $0.widget = "" },
    Line("-f", "extra-large") { $0.family = .systemExtraLarge },
    Line("--format", "json") { $0.format = .json },
    Line("--timeout", "0.1") { $0.timeout = 0.1 },
    Line("--preview", "--strict", "--live") {
      ($0.isPreview, $0.isStrict, $0.isLive) = (true, true, true)
    },
    // The last one counts.
    Line("-s1x1", "-s2x2") { $0.size = Size(width: 2, height: 2) },
  ]

  @Test(arguments: commands + values)
  func isUnderstood(line: Line) throws {
    var expected = try Self.options([])
    line.change(&expected)
    #expect(try Self.options(line.words) == expected)
  }

  static let mistakes: [(words: [String], error: UsageError)] = [
    (["-x"], .unknownOption("-x")),
    (["--s=1"], .unknownOption("--s=1")),
    (["-b"], .missingArgument("-b")),
    (["--board"], .missingArgument("--board")),
    (["frob"], .unknownCommand("frob")),
    (["Snapshot"], .unknownCommand("Snapshot")),
    (["a.yaml", "b.yaml"], .extraOperand("b.yaml")),
    (["schema", "x"], .extraOperand("x")),
    (["plan", "a", "b"], .extraOperand("b")),
    (["timeline"], .missingOperand("timeline")),
    (["why", "--kept"], .missingOperand("why")),
    (["try", "--"], .missingOperand("try")),
    (["--hours", "0"], .badValue("hours", "0", "hours, more than 0 and at most 8784")),
    (["--hours", "nan"], .badValue("hours", "nan", "hours, more than 0 and at most 8784")),
    (["--timeout", "-1"], .badValue("timeout", "-1", "seconds, from 0.1 to 86400")),
    (
      ["--budget", "0"],
      .badValue("budget", "0", "none, apple, or reloads in a day, 1 to 86400")
    ),
    (["--format", "svg"], .unknownChoice("format", "svg", among: ["text", "ansi", "json"])),
    // A mistake is one beside a request for help, too.
    (["--help", "--size", "x"], .badValue("size", "x", sizes)),
    (["-s", "80x24x1"], .badValue("size", "80x24x1", sizes)),
    (["-s", "x24"], .badValue("size", "x24", sizes)),
    (["-s", "80x-1"], .badValue("size", "80x-1", sizes)),
  ]

  private static let sizes = "columns and rows such as 80x24, each 1 to 1000"

  @Test(arguments: mistakes)
  func isAMistake(words: [String], error: UsageError) {
    #expect(throws: error) { try Self.options(words) }
  }

  /// A command takes as many words as its usage says, and no more.
  @Test(arguments: Options.Command.allCases)
  func takesItsWords(command: Options.Command) throws {
    let (least, most) = (command.operands.lowerBound, command.operands.upperBound)
    let words = [command.rawValue, "--"] + Array(repeating: "x", count: most)
    #expect(try Self.options(words).operands.count == most)
    #expect(throws: UsageError.extraOperand("x")) { try Self.options(words + ["x"]) }
    guard least > 0 else { return }
    #expect(throws: UsageError.missingOperand(command.rawValue)) {
      try Self.options([command.rawValue] + Array(repeating: "x", count: least - 1))
    }
  }

  @Test func everyOptionHasALetterOfItsOwn() {
    let letters = OptionName.allCases.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    for name in OptionName.allCases {
      #expect(OptionName(code: name.code) == name)
      if let letter = name.letter?.asciiValue { #expect(OptionName(code: Int32(letter)) == name) }
    }
    #expect(OptionName(code: Int32(UInt8(ascii: "?"))) == nil)
  }
}
