import Glibc
import TestServers
import Testing
import WidgetTesting

/// The messages for invalid command lines, and the output of the small commands.
@Suite(.fewAtOnce)
struct CommandLineTests {
  private func run(
    _ arguments: [String], environment: [String: String?] = [:]
  ) async throws -> Program.Outcome {
    try await Program.widgettui().run(
      arguments, environment: Atlas.environment.merging(environment) { $1 })
  }

  private static let commands =
    "run, snapshot, gallery, check, try, init, import, toolkit, add, schema, themes, timeline, plan, why, reload, "
    + "open, options, tmux, host, serve, agent, fleet, alarms, acknowledge, doctor, "
    + "describe"

  static let mistakes: [(line: [String], words: String)] = [
    (["--nope"], "unknown option --nope"),
    (["-x"], "unknown option -x"),
    (["--help=5"], "unknown option --help=5"),
    (["-s"], "option -s needs a value"),
    (["snapshot", "--size"], "option --size needs a value"),
    (["frob"], "unknown command 'frob'; commands: \(commands)"),
    ([""], "unknown command ''; commands: \(commands)"),
    (["snapshot", "a.yaml", "80x24"], "unexpected argument '80x24'"),
    (["open"], "missing address; for example: widgettui open https://example.com"),
    (["options"], "which widget? name one, as in: widgettui options orders"),
    (["--help", "frob"], "unknown command 'frob'; commands: \(commands)"),
    (
      ["snapshot", "--size", "0x1"],
      "--size was given '0x1'; expected columns and rows such as 80x24, each 1 to 1000"
    ),
    (
      ["snapshot", "-s1001x1"],
      "--size was given '1001x1'; expected columns and rows such as 80x24, each 1 to 1000"
    ),
    (
      ["snapshot", "-s", "80"],
      "--size was given '80'; expected columns and rows such as 80x24, each 1 to 1000"
    ),
    (
      ["snapshot", "--color", "blue"],
      "--color was given 'blue'; expected one of none, 16, 256, true"
    ),
    (["--every", "0"], "--every was given '0'; expected seconds, from 0.25 to 86400"),
    (["--every", "nan"], "--every was given 'nan'; expected seconds, from 0.25 to 86400"),
    (["-e1e99"], "--every was given '1e99'; expected seconds, from 0.25 to 86400"),
    (
      ["--at", "yesterday"],
      "--at was given 'yesterday'; expected a day and time of the calendar, such as 2026-03-14T09:26:00Z"
    ),
    (
      ["--at", "2026-13-14T09:26:00Z"],
      "--at was given '2026-13-14T09:26:00Z'; expected a day and time of the calendar, such as 2026-03-14T09:26:00Z"
    ),
    (
      ["snapshot", "-f", "huge"],
      "--family was given 'huge'; expected one of small, medium, large, extra-large, circular, "
        + "rectangular, inline"
    ),
    (
      ["--at", "2026-02-30T09:26:00Z"],
      "--at was given '2026-02-30T09:26:00Z'; expected a day and time of the calendar, such as "
        + "2026-03-14T09:26:00Z"
    ),
    (["--tehme", "nord"], "unknown option --tehme, did you mean --theme?"),
    (
      ["snapsht"],
      "unknown command 'snapsht', did you mean 'snapshot'?; commands: \(commands)"
    ),
    (
      ["snapshot", "-f", "smal"],
      "--family was given 'smal', did you mean 'small'?; expected one of small, medium, large, "
        + "extra-large, circular, rectangular, inline"
    ),
    (
      ["snapshot", "--format", "svg"], "--format was given 'svg'; expected one of text, ansi, json"
    ),
    (
      ["snapshot", "-w", "cpus"],
      "unknown widget 'cpus', did you mean 'cpu'?; widgets: cpu, cores, memory, …"
    ),
    // Controls that a terminal would obey are made visible.
    (["\u{1B}]2;title\u{7}"], "unknown command '␛]2;title␇'; commands: \(commands)"),
    (["--\u{1B}[31m"], "unknown option --␛[31m"),
    (
      ["--at", "\u{9B}31m"],
      "--at was given '\u{FFFD}31m'; expected a day and time of the calendar, such as 2026-03-14T09:26:00Z"
    ),
  ]

  @Test(arguments: mistakes)
  func mistakeIsExplained(mistake: (line: [String], words: String)) async throws {
    let outcome = try await run(mistake.line)
    #expect(outcome.ending == .exited(2))
    #expect(outcome.standardOutput == "")
    let all = "widgettui: \(mistake.words)\nTry: widgettui --help\n"
    // Long lists are not repeated in full here.
    let parts = all.split(separator: "…", maxSplits: 1)
    #expect(
      outcome.standardError.hasPrefix(parts[0])
        && outcome.standardError.hasSuffix(parts[parts.count - 1])
        && (parts.count > 1 || outcome.standardError == all), "\(outcome.standardError)")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["snapshot", "--help"], ["run", "-h"]])
  func help(line: [String]) async throws {
    let outcome = try await run(line)
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardError == "")
    try expectGolden(outcome.standardOutput, named: "help")
    #expect(outcome.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func helpNamesEveryOption() async throws {
    let help = try await run(["--help"]).standardOutput
    let names = [
      "--theme", "--color", "--machine", "--every", "--at", "--size", "--widget", "--family",
      "--format", "--help", "--version",
    ]
    for name in names { #expect(help.contains(name)) }
  }

  @Test(arguments: [["--version"], ["version"]])
  func version(line: [String]) async throws {
    #expect(
      try await run(line)
        == Program.Outcome(
          ending: .exited(0), standardOutput: "widgettui 0.1.0\n", standardError: ""))
  }

  @Test func optionsMayStandAnywhereAndBeShort() async throws {
    let long = try await Atlas.picture("--widget", "load", "--size", "30x9")
    let outcome = try await run(
      ["-w", "load", "-m\(Atlas.recording)", "snapshot", "-s30x9", "--at=\(Atlas.moment)"])
    #expect(outcome.standardOutput == long)
  }

  @Test func whereOutputCannotBeWrittenTheStatusSaysSo() async throws {
    let program = try Program.widgettui().path
    for arguments in ["--help", "--version", "themes", "snapshot -w load"] {
      let outcome = try await Program("sh").run(["-c", "\(program) \(arguments) >/dev/full"])
      #expect(outcome.ending == .exited(1))
      #expect(
        outcome.standardError
          == "widgettui: writing to standard output failed: No space left on device\n")
    }
  }

  @Test func readerThatGoesAwayIsNoError() async throws {
    let program = try Program.widgettui().path
    let arguments = (Atlas.frozen + ["--size", "600x200"]).joined(separator: " ")
    // The picture is far larger than a pipe holds, so the program still writes after the reader has
    // ended.
    let outcome = try await Program("sh").run([
      "-c",
      """
      { \(program) snapshot \(arguments); echo "status $?" >&2; } | head -c 3
      """,
    ])
    #expect(outcome.standardOutput == "╭")
    #expect(outcome.standardError == "status \(128 + SIGPIPE)\n")
  }
}
