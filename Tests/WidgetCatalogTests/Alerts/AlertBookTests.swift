import Foundation
import TestServers
import Testing
import WidgetSettings
import WidgetSources

@testable import WidgetCatalog

@Suite struct AlertBookTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  private func book(_ setting: Setting) -> AlertBook {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return AlertBook(
      rules: AlertRule.rules(["alert": setting]), name: "cpu", title: "CPU",
      path: "\(folder)/cpu", folder: folder)
  }

  private func values(_ number: Double) -> [ValueReading] {
    [ValueReading(settings: ValueSettings(), datum: .number(number))]
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// Waits for a command's file, which comes a little later.
  private func waitFor(_ name: String) async throws -> String {
    for _ in 0..<200 {
      if let text = text(name), text.hasSuffix("\n") { return text }
      try await Task.sleep(for: .milliseconds(25))
    }
    return text(name) ?? "nothing came"
  }

  @Test func aCommandFindsWhatHappenedInItsEnvironment() async throws {
    let script = "echo \"$WIDGETTUI_WIDGET $WIDGETTUI_VALUE ($WIDGETTUI_RULE)\" >> said"
    let book = book(["above": "90", "run": ["sh", "-c", .text(script)]])
    book.note(values: values(95), at: Date())
    #expect(try await waitFor("said") == "cpu 95 (above 90)\n")
  }

  @Test func anotherProcessDoesNotSoundForTheSame() async throws {
    let now = Date()
    book(["above": "90"]).note(values: values(95), at: now)
    #expect(text("bell") == "cpu above 90\n")
    try? FileManager.default.removeItem(atPath: "\(folder)/bell")
    book(["above": "90"]).note(values: values(96), at: now + 60)
    #expect(text("bell") == nil)
    let third = book(["above": "90"])
    // A program that another test is starting has the lock for a moment too.
    for step in 1...200 where text("bell") == nil {
      third.note(values: values(10), at: now + Double(step) * 120)
      third.note(values: values(99), at: now + Double(step) * 120 + 60)
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(text("bell") != nil)
  }

  @Test func whoTakesOverKnowsWhatSounded() {
    let now = Date()
    let second = book(["above": "90"])
    do {
      let first = book(["above": "90"])
      first.note(values: values(95), at: now)
      second.note(values: values(95), at: now)
    }
    #expect(text("bell") == "cpu above 90\n")
    try? FileManager.default.removeItem(atPath: "\(folder)/bell")
    // The first has gone with its place on the screen.
    second.note(values: values(96), at: now + 60)
    #expect(text("bell") == nil)
  }

  @Test func aValueThatIsNoneIsAMistake() {
    let setting: Setting = ["alert": ["above": "90", "value": "nmae"]]
    #expect(
      AlertRule.problems(setting, values: ["name", "size"])
        == ["an alarm is on the value 'nmae', which there is none of: there are name, size"])
    #expect(AlertRule.problems(setting, values: ["nmae"]) == [])
  }

  @Test func aFailureSoundsAndRecovers() {
    let book = book(["failed": "yes"])
    book.note(values: values(1), at: Date())
    #expect(text("bell") == nil)
    book.note(failure: SourceFailure("HTTP 503"), at: Date() + 1)
    #expect(text("bell") == "cpu failed\n")
  }
}
