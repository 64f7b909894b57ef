import TestServers
import Testing
import WidgetTesting

/// `--machine` and `--at` from the user's point of view.
@Suite(.fewAtOnce)
struct MachineOptionTests {
  private func snapshot(_ arguments: String..., zone: String = "UTC") async throws
    -> Program.Outcome
  {
    try await Program.widgettui().run(
      ["snapshot"] + arguments, environment: Atlas.environment.merging(["TZ": zone]) { $1 })
  }

  @Test(arguments: [
    ("/nowhere/atlas", "No such file or directory"), ("/", "it is not a regular file"),
    ("/dev/null/atlas", "Not a directory"),
  ])
  func recordingThatCannotBeReadIsNamed(path: String, reason: String) async throws {
    let outcome = try await snapshot("--machine", path)
    #expect(outcome.ending == .exited(1))
    #expect(outcome.standardError == "widgettui: cannot read the recording \(path): \(reason)\n")
  }

  @Test func otherFilesAreNoRecordings() async throws {
    let outcome = try await snapshot("--machine", #filePath)
    #expect(outcome.ending == .exited(1))
    #expect(
      outcome.standardError == """
        widgettui: \(#filePath):1: read “import TestServers”, expected “widgettui-machine 1” and a \
        date, as “2026-03-14T09:26:00Z”

        """)
  }

  @Test func brokenLineIsShown() async throws {
    let folder = ScratchFolder()
    let path = "\(folder.path)/broken"
    try TextFile.write("widgettui-machine 1 2026-03-14T09:26:00Z\n@ one\n", to: path)
    let outcome = try await snapshot("--machine", path)
    #expect(outcome.ending == .exited(1))
    #expect(outcome.standardError.hasPrefix("widgettui: \(path):2: read “@ one”, expected "))
  }

  /// Returns the last word in the status row of a picture: the clock.
  private func clock(_ outcome: Program.Outcome) -> Substring? {
    outcome.standardOutput.split(whereSeparator: \.isWhitespace).last
  }

  @Test(arguments: [
    ("2026-03-14T09:26:00Z", "UTC", "09:26"), ("2026-03-14T10:26:00+01:00", "UTC", "09:26"),
    ("2026-03-14T04:56:00-0430", "UTC", "09:26"), ("2026-03-14T09:26", "UTC", "09:26"),
    ("2026-03-14T09:26:00Z", "Europe/Berlin", "10:26"),
    ("2026-03-14T10:26:00", "Europe/Berlin", "10:26"),
    // An offset with half an hour, on the next day.
    ("2026-03-14T19:26:00Z", "Asia/Kolkata", "00:56"),
  ])
  func momentIsShownInTheZone(date: String, zone: String, shown: String) async throws {
    let outcome = try await snapshot(
      "--machine", Atlas.recording, "--at", date, "--size", "40x12", zone: zone)
    #expect(outcome.ending == .exited(0))
    #expect(clock(outcome).map(String.init) == shown)
  }

  @Test func sameMomentInAnotherSpellingIsTheSamePicture() async throws {
    let outcome = try await snapshot(
      "--machine", Atlas.recording, "--at", "2026-03-14T10:26:00+01:00", "--size", "80x24")
    #expect(outcome.standardOutput == (try await Atlas.picture("--size", "80x24")))
  }

  @Test func momentsBeforeAndAfterTheRecordingAreShownToo() async throws {
    for date in ["2020-01-01T00:00:00Z", "2030-01-01T00:00:00Z"] {
      let outcome = try await snapshot("--machine", Atlas.recording, "--at", date)
      #expect(outcome.ending == .exited(0))
      #expect(ScreenSize(80, 24).faults(of: outcome.standardOutput) == [])
    }
  }
}
