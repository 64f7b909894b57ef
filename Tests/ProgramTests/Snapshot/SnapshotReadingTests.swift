import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Tests of the readings of a snapshot before it is printed, and of its messages about missing
/// ones.
@Suite(.fewAtOnce)
struct SnapshotReadingTests {
  private let folder = BoardFolder()

  /// Writes a board with a widget that shows how often its source was read.
  private func writeBoard(_ more: String = "") throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {shell: "echo >>log; wc -l <log", allow: {write: .}}, every: 1h}
      \(more)
      pages:
        Home: [orders]
      """)
  }

  private var readings: Int {
    ((try? TextFile.read("\(folder.path)/log")) ?? nil)?.count ?? 0
  }

  private func small(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.widgettui().run(
      ["snapshot", "board.yaml", "--size", "30x8"] + arguments,
      environment: folder.environment, directory: folder.path, timeout: .seconds(20))
  }

  @Test func whatIsDueIsReadBeforeItIsPrinted() async throws {
    try writeBoard()
    _ = try await FakeTime.run("-2d", in: folder, "snapshot", "board.yaml", "--size", "30x8")
    #expect(readings == 1)
    let outcome = try await small("--strict")
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardError == "")
    #expect(outcome.standardOutput.contains("│ 2 "), "\(outcome.standardOutput)")
    #expect(!outcome.standardOutput.contains("late"))
    #expect(readings == 2)
  }

  /// The next reload is fifty minutes away, and the value no longer to be believed.
  @Test func whatIsStaleIsReadBeforeItIsPrinted() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders:
          kind: text
          source: {shell: "echo >>log; wc -l <log", allow: {write: .}}
          every: 30d
          stale-after: 1h
      pages:
        Home: [orders]
      """)
    _ = try await FakeTime.run("-2h", in: folder, "snapshot", "board.yaml", "--size", "30x8")
    try await waitForTheHostsEnd()
    let kept = try await small("--kept", "--strict")
    #expect(kept.standardOutput.contains("│ 1 "), "\(kept.standardOutput)")
    #expect(kept.standardError.hasSuffix("widgettui: not fresh: orders (stale)\n"))
    let outcome = try await small("--strict")
    #expect(outcome.standardOutput.contains("│ 2 "), "\(outcome.standardOutput)")
    #expect(outcome.standardError == "")
    #expect(readings == 2)
  }

  /// A stream's last record is of the time when somebody listened.
  @Test func aStreamIsReadBeforeItIsPrinted() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: metric, source: {stream: [sh, -c, "cat value; sleep 60"], allow: {read: .}}}
      pages:
        Home: [orders]
      """)
    for value in ["41", "42"] {
      try folder.write("value", value + "\n")
      let outcome = try await small("--strict")
      #expect(outcome.standardOutput.contains("│ \(value) "), "\(outcome.standardOutput)")
      try await waitForTheHostsEnd()
    }
  }

  /// Waits until the host of a snapshot has ended: it may have another clock.
  private func waitForTheHostsEnd() async throws {
    let isGone: Bool? = try await ask(for: .seconds(20)) {
      Lease.isHeld(in: folder.shared) ? nil : true
    }
    #expect(isGone == true)
  }

  @Test func nothingRunsOnBehindIt() async throws {
    try writeBoard()
    _ = try await small()
    let isGone: Bool? = try await ask(for: .seconds(10)) {
      Lease.isHeld(in: folder.shared) ? nil : true
    }
    #expect(isGone == true)
  }

  @Test func whatIsKeptIsShownWithoutReading() async throws {
    try writeBoard()
    let nothing = try await small("--kept")
    #expect(nothing.standardOutput.contains("Nothing archived"))
    #expect(nothing.standardError == "widgettui: orders: nothing is archived\n")
    #expect(nothing.ending == .exited(0))
    #expect(try await small("--kept", "--strict").ending == .exited(1))
    #expect(readings == 0)
    _ = try await FakeTime.run("-2d", in: folder, "snapshot", "board.yaml", "--size", "30x8")
    let kept = try await small("--kept")
    #expect(kept.ending == .exited(0))
    #expect(kept.standardOutput.contains("│ 1 ") && kept.standardOutput.contains("of 20"))
    #expect(kept.standardError.hasPrefix("widgettui: kept: orders is the oldest, read 20"))
    #expect(kept.standardError.contains(" UTC, 2d"), "\(kept.standardError)")
    let strict = try await small("--kept", "--strict")
    #expect(strict.ending == .exited(1))
    #expect(strict.standardError.hasSuffix("widgettui: not fresh: orders (late)\n"))
    #expect(readings == 1)
  }

  /// A picture drawn for a larger tile would lose its right edge, with the number's last digits.
  @Test func whatIsKeptIsDrawnAnewForASmallerTile() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: metric, source: {run: [echo, "538733"]}, every: 1h}
      pages:
        Home: [orders]
      """)
    _ = try await small("--size", "80x16")
    let kept = try await small("--kept", "--size", "20x6")
    #expect(kept.standardOutput.contains("538,733"), "\(kept.standardOutput)")
    let early = try await small("--at", "2038-01-01T00:00:00Z", "--size", "20x6")
    #expect(early.standardOutput.contains("Next reload"), "\(early.standardOutput)")
  }

  @Test func aPictureOfThePastThatDoesNotFitIsNotCut() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: metric, source: {run: [echo, "538733"]}, every: 1h}
      pages:
        Home: [orders]
      """)
    _ = try await FakeTime.run("-2d", in: folder, "snapshot", "board.yaml", "--size", "80x16")
    let yesterday = (Date() - 86_400).formatted(.iso8601)
    let past = try await small("--at", yesterday, "--size", "24x6")
    #expect(past.standardOutput.contains("Archived for 78×13"), "\(past.standardOutput)")
    #expect(!past.standardOutput.contains("▀"))
    #expect(
      past.standardError == "widgettui: orders: its archived picture of 78×13 does not fit; "
        + "choose a larger --size, or leave out --kept and --at\n")
    #expect(past.ending == .exited(1))
    let large = try await small("--at", yesterday, "--size", "80x16")
    #expect(large.ending == .exited(0))
  }

  @Test func whatFailsIsShownWithItsDate() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {shell: "echo >>log; cat value", allow: {write: .}}, every: 1h}
      pages:
        Home: [orders]
      """)
    try folder.write("value", "seven\n")
    _ = try await FakeTime.run("-2d", in: folder, "snapshot", "board.yaml", "--size", "60x8")
    unlink("\(folder.path)/value")
    let outcome = try await small("--size", "60x8")
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardOutput.contains("seven"), "\(outcome.standardOutput)")
    #expect(outcome.standardOutput.contains("exit 1 · of 20"), "\(outcome.standardOutput)")
    let strict = try await small("--strict")
    #expect(strict.ending == .exited(1))
    #expect(strict.standardError == "widgettui: not fresh: orders (failed)\n")
  }

  @Test func whatTakesTooLongIsSaid() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        slow: {kind: text, source: {run: [sleep, "60"]}, timeout: 3s, every: 1h}
      pages:
        Home: [slow]
      """)
    let outcome = try await small("--timeout", "0.5")
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardError == "widgettui: slow: no answer within 1 s\n")
    // Without a limit of its own it waits as long as the widget may take.
    let patient = try await small("--strict")
    #expect(patient.ending == .exited(1))
    #expect(patient.standardOutput.contains("no answer in 3 s"), "\(patient.standardOutput)")
    #expect(patient.standardError == "widgettui: not fresh: slow (failed)\n")
  }

  /// Runs in cron's environment, without terminal, language, XDG folders or even a home.
  @Test(arguments: [true, false])
  func anEmptyEnvironmentIsEnough(hasHome: Bool) async throws {
    try writeBoard()
    let variables = hasHome ? ["HOME=\(folder.path)"] : []
    let outcome = try await Program("env").run(
      ["-i"] + variables + [try Program.widgettui().path, "snapshot", "board.yaml"],
      directory: folder.path, timeout: .seconds(20))
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardError == "")
    #expect(outcome.standardOutput.contains("│ 1 "), "\(outcome.standardOutput)")
  }

  /// The file is not due for minutes, and no host watched it as it changed.
  @Test func aFileThatChangedMeanwhileIsReadBeforeItIsPrinted() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        orders: {kind: text, source: {file: value}, every: 1h}
        other: {kind: text, source: {shell: "echo >>log; wc -l <log", allow: {write: .}}, every: 1h}
      pages:
        Home: [orders other]
      """)
    func picture(is value: String) async throws -> String? {
      let outcome = try await Program.widgettui().run(
        ["snapshot", "board.yaml", "--size", "60x8", "--strict"],
        environment: folder.environment, directory: folder.path, timeout: .seconds(20))
      #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
      // The next snapshot starts a host of its own.
      let isGone: Bool? = try await ask(for: .seconds(10)) {
        Lease.isHeld(in: folder.shared) ? nil : true
      }
      #expect(isGone == true)
      return outcome.standardOutput.contains("│ \(value) ") ? nil : outcome.standardOutput
    }
    for value in ["first", "second"] {
      try folder.write("value", value)
      #expect(try await picture(is: value) == nil)
    }
    // A rename replaces the file and does not change the modification date.
    try folder.write("later", "third")
    rename("\(folder.path)/later", "\(folder.path)/value")
    #expect(try await picture(is: "third") == nil)
    #expect(try await picture(is: "third") == nil)
    #expect(readings == 1)
  }

  @Test func aHostThatRunsIsAsked() async throws {
    try writeBoard()
    let dashboard = try await folder.dashboard("board.yaml", columns: 30, rows: 8)
    try await dashboard.waitFor(.seconds(20)) { $0.contains("│ 1 ") }
    let outcome = try await small()
    #expect(outcome.standardOutput.contains("│ 1 "))
    #expect(readings == 1)
    try await dashboard.send("q")
    _ = try await dashboard.waitForEnd()
  }
}
