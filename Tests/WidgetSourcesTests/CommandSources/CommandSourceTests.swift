import Glibc
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of command sources with real processes.
@Suite struct CommandSourceTests {
  private let sandbox = Sandbox()

  @Test(
    arguments: [
      (["run": ["printf", "a b\n"]], "a b"), (["run": "true"], ""),
      (["run": ["echo", "{\"n\": [1, 2]}"], "pick": ".n"], [1, 2]),
      (["shell": "echo one | tr a-z A-Z"], "ONE"), (["shell": "echo $((2 + 3))", "pick": "."], 5),
      (["shell": "printf 'a\\nb\\n'", "format": "lines"], ["a", "b"]),
      (["shell": "printf 'd,n\\nx,1\\n'", "column": "n", "row": "last"], "1"),
      (["shell": "echo 'load average: 0.42, 0.31'", "regex": "average: ([0-9.]+)"], "0.42"),
      (["shell": "exit 3", "exit": ["0", "3"]], ""), (["shell": "exit 3", "exit": "3"], ""),
      (["shell": "echo \"$GREETING\"", "environment": ["GREETING": "hi"]], "hi"),
      (["run": "pwd", "folder": "/usr"], "/usr"), (["shell": "echo '{\"a\":1}'"], "{\"a\":1}"),
    ] as [(Setting, Datum)])
  func data(setting: Setting, datum: Datum) throws {
    #expect(try sandbox.datum(setting) == datum)
  }

  @Test func readingIsOfItsDate() throws {
    let reading = try sandbox.reading(["run": ["true"]])
    #expect(reading.entries.map(\.date) == [sandbox.request().now])
    #expect(reading.reload == .asScheduled)
  }

  @Test func startsInTheBoardsFolder() throws {
    try ProgramFile.write("#!/bin/sh\necho \"from $PWD\"\n", to: sandbox.path("script"))
    #expect(try sandbox.datum(["run": ["./script"]]) == .text("from \(sandbox.folder)"))
    #expect(try sandbox.datum(["run": "pwd", "folder": "."]) == .text(sandbox.folder))
  }

  @Test(
    arguments: [
      (["run": ["no-such-program"]], "no-such-program: command not found"),
      (["shell": "echo oh >&2; exit 3"], "exit 3"), (["shell": "exit 0", "exit": "1"], "exit 0"),
      (["shell": "head -c 9999 /dev/zero", "limit": "1KiB"], "more than 1 KiB"),
      (["shell": "echo hello", "format": "json"], "invalid JSON"),
      (["run": ["echo", "${secret:shop}"]], "secret in the arguments"),
      (["shell": "echo ${secret:shop}"], "secret in the arguments"),
      (["shell": "true", "environment": ["T": "${secret:shop}"]], "no secret shop"),
      (["shell": "echo [1", "pick": ".[0]"], "invalid JSON"),
      (["run": "true", "shell": "true"], "no source"),
      ([:], "no source"), (["shell": "echo 1", "pick": ".a"], "pick does not fit the data"),
      (["shell": "echo a", "regex": "b"], "regex matches nothing"),
    ] as [(Setting, String)])
  func failures(setting: Setting, reason: String) {
    #expect(sandbox.failure(setting)?.reason == reason)
  }

  @Test func deadlineIsTheRequests() {
    let failure = sandbox.failure(["run": ["sleep", "1000"]], timeout: 0.2)
    #expect(failure?.reason == "no answer in 200 ms")
  }

  @Test func secretsGoByTheEnvironmentAndDoNotComeBack() throws {
    let places: [String: Setting] = ["shop": ["command": ["echo", "tell-nobody"]]]
    let environment: Setting = ["TOKEN": "Bearer ${secret:shop}"]
    let length: Setting = ["shell": "printf %s \"$TOKEN\" | wc -c", "environment": environment]
    #expect(try sandbox.datum(length, secrets: places)?.number == 18)
    let leak: Setting = ["shell": "echo \"it is $TOKEN\"", "environment": environment]
    #expect(try sandbox.datum(leak, secrets: places) == "it is Bearer •••")
    let failing: Setting = ["shell": "echo \"bad $TOKEN\" >&2; exit 1", "environment": environment]
    #expect(sandbox.failure(failing, secrets: places)?.detail == "bad Bearer •••")
    let picked: Setting = [
      "shell": "echo \"\\\"$TOKEN\\\"\"", "environment": environment, "pick": ".count",
    ]
    #expect(sandbox.failure(picked, secrets: places)?.description.contains("tell-nobody") == false)
    let page: Setting = ["shell": "echo \"<$TOKEN>\"", "environment": environment, "pick": "."]
    #expect(sandbox.failure(page, secrets: places)?.detail == "It begins with <Bearer •••>")
  }
}
