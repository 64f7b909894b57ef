import Glibc
import TestServers
import Testing
import WidgetTesting

/// Tests of the harness itself: programs that run to their end.
@Suite(.fewAtOnce)
struct ProgramRunTests {
  private let shell = Program("sh")

  @Test func statusAndBothOutputs() async throws {
    let outcome = try await shell.run(["-c", "echo out; echo err >&2; exit 3"])
    #expect(
      outcome
        == Program.Outcome(ending: .exited(3), standardOutput: "out\n", standardError: "err\n"))
  }

  @Test func standardInputIsEmpty() async throws {
    #expect(try await Program("cat").run().ending == .exited(0))
  }

  @Test func signalThatEndsIt() async throws {
    #expect(try await shell.run(["-c", "kill -TERM $$"]).ending == .signalled(SIGTERM))
  }

  @Test func bothPipesAreDrained() async throws {
    let script = "head -c 300000 /dev/zero | tr '\\0' x; head -c 300000 /dev/zero | tr '\\0' y >&2"
    let outcome = try await shell.run(["-c", script])
    #expect(outcome.standardOutput.utf8.count == 300_000)
    #expect(outcome.standardError.utf8.count == 300_000)
  }

  @Test func environmentAndFolder() async throws {
    let outcome = try await shell.run(
      ["-c", "echo $A ${HOME-none} $LC_ALL; pwd"], environment: ["A": "1", "HOME": nil],
      directory: "/usr")
    #expect(outcome.standardOutput == "1 none C.UTF-8\n/usr\n")
  }

  @Test func timeoutKillsAllThatWasStarted() async throws {
    let error = await #expect(throws: TimeUp.self) {
      try await shell.run(
        ["-c", "echo begun; sleep 60 & echo $!; wait"], timeout: .milliseconds(300))
    }
    let lines = try #require(error).seen[0].text.split(separator: "\n")
    #expect(lines.first == "begun")
    let sleeper = try #require(pid_t(lines[1]))
    let isGone: Bool? = try await ask(for: .seconds(2)) { JobShell.isRunning(sleeper) ? nil : true }
    #expect(isGone == true)
  }

  @Test func whatHoldsTheOutputOpenIsReported() async throws {
    let error = await #expect(throws: TimeUp.self) {
      try await shell.run(["-c", "sleep 60 &"], timeout: .milliseconds(300))
    }
    #expect(try #require(error).awaited.contains("left running"))
  }

  @Test func unknownProgram() async throws {
    let error = await #expect(throws: SystemFailure.self) {
      try await Program("no-such-program").run()
    }
    #expect(try #require(error).description == "start no-such-program: No such file or directory")
  }

  @Test func builtProgramIsFound() throws {
    #expect(TextFile.exists(try Program.widgettui().path))
  }
}
