import Glibc
import TestServers
import Testing
import WidgetSettings

@testable import WidgetTUI

/// Tests of what a line is taken for.
@Suite struct WrittenSourceTests {
  private let folder = TemporaryFolder()

  private func setting(_ line: String) throws -> Setting {
    try WrittenSource(line, folder: folder.path).setting
  }

  @Test func lines() throws {
    try folder.write("", to: "a b.json")
    try folder.write("", to: "c.ics")
    #expect(try setting("system.cpu") == "system.cpu")
    #expect(
      try setting(" https://a.example/x?y=1&z=* ") == ["http": "https://a.example/x?y=1&z=*"])
    #expect(try setting("df -h /") == ["run": ["df", "-h", "/"]])
    #expect(try setting("df -h | tail -1") == ["shell": "df -h | tail -1"])
    #expect(try setting("'a b.json'") == ["file": .text(folder["a b.json"])])
    #expect(try setting("c.ics") == ["ical": .text(folder["c.ics"])])
    #expect(try WrittenSource("{run: [ls]}", folder: "/").yaml == "{run: [ls]}")
  }

  @Test func aProgramIsRun() throws {
    try folder.write("#!/bin/sh", to: "ci.5m.sh")
    #expect(try setting("./ci.5m.sh") == ["file": .text(folder["ci.5m.sh"])])
    chmod(folder["ci.5m.sh"], 0o755)
    #expect(try setting("./ci.5m.sh") == ["run": [.text(folder["ci.5m.sh"])]])
    #expect(try setting("./ci.5m.sh -x") == ["run": ["./ci.5m.sh", "-x"]])
  }

  @Test func mistakes() {
    #expect(throws: WrittenSource.Mistake.empty) { try setting("  ") }
    #expect(throws: WrittenSource.Mistake.openQuote("'")) { try setting("echo 'a") }
    #expect(throws: WrittenSource.Mistake.nothingSuch("no-such-thing")) {
      try setting("no-such-thing -x")
    }
  }
}
