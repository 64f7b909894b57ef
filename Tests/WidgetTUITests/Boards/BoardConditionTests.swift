import Glibc
import Testing

@testable import WidgetTUI

/// Tests of the conditions under which boards show a widget.
@Suite struct BoardConditionTests {
  static let hosts: [([String], Bool)] = [
    ([], true), (["atlas"], true), (["zeus", "atlas"], true), (["atlas.example"], true),
    (["zeus"], false), (["atlas.other"], false), (["atl"], false),
  ]

  @Test(arguments: hosts)
  func machines(_ hosts: [String], _ holds: Bool) {
    #expect(BoardCondition(hosts: hosts).holds(on: "atlas.example") == holds)
  }

  @Test func variables() {
    setenv("WIDGETTUI_TEST_CONDITION", "1", 1)
    #expect(BoardCondition(variable: "WIDGETTUI_TEST_CONDITION").holds(on: ""))
    setenv("WIDGETTUI_TEST_CONDITION_EMPTY", "", 1)
    #expect(!BoardCondition(variable: "WIDGETTUI_TEST_CONDITION_EMPTY").holds(on: ""))
    #expect(!BoardCondition(variable: "WIDGETTUI_TEST_CONDITION_NONE").holds(on: ""))
  }

  @Test(arguments: [("/proc/version", true), ("/proc", true), ("/no/such", false)])
  func files(_ path: String, _ holds: Bool) {
    #expect(BoardCondition(file: path).holds(on: "") == holds)
  }

  @Test(arguments: [("sh", true), ("/bin/sh", true), ("no-such-command", false)])
  func commands(_ name: String, _ holds: Bool) {
    #expect(BoardCondition(command: name).holds(on: "") == holds)
  }

  @Test func allMustHold() {
    #expect(BoardCondition(hosts: ["atlas"], command: "sh").holds(on: "atlas"))
    #expect(!BoardCondition(hosts: ["zeus"], command: "sh").holds(on: "atlas"))
    #expect(!BoardCondition(hosts: ["atlas"], command: "no-such").holds(on: "atlas"))
  }
}
