import Foundation
import Testing
import WidgetSettings
import WidgetTimeline

@testable import WidgetCatalog

@Suite struct AlertStateTests {
  private func rule(_ setting: Setting) throws -> AlertRule {
    try #require(AlertRule.rules(["alert": setting]).first)
  }

  /// The minutes at which the alarm sounds when the condition holds or not, minute by minute.
  private func sounds(_ rule: AlertRule, _ holds: [Bool?], from start: Date) -> [Int] {
    var state = AlertState()
    return holds.enumerated().compactMap { minute, holds in
      state.step(rule, holds: holds, at: start + Double(minute) * 60) ? minute : nil
    }
  }

  private let noon = Date(timeIntervalSince1970: 1_767_268_800)

  @Test func itSoundsOnceATransition() throws {
    let rule = try rule(["above": "90"])
    #expect(sounds(rule, [false, true, true, true, false, true, true], from: noon) == [1, 5])
  }

  @Test func itSoundsWhenItHasHeldLongEnough() throws {
    let rule = try rule(["above": "90", "for": "2m"])
    #expect(sounds(rule, [true, true, false, true, true, true, true], from: noon) == [5])
  }

  @Test func whatSaysNothingChangesNothing() throws {
    let rule = try rule(["above": "90", "for": "2m"])
    #expect(sounds(rule, [true, nil, true, nil, true], from: noon) == [2])
  }

  @Test func inQuietHoursItWaits() throws {
    // Quiet is from a minute before until three minutes after the first one, in whatever zone.
    let start = LocalTime(noon - 60).hourAndMinute
    let end = LocalTime(noon + 180).hourAndMinute
    let rule = try rule(["failed": "yes", "quiet": .text("\(start)-\(end)")])
    #expect(sounds(rule, [true, true, true, true, true], from: noon) == [3])
    #expect(sounds(rule, [true, true, false, false, false], from: noon) == [])
  }

  @Test func withoutAnyActionItRings() throws {
    #expect(try rule(["above": "1"]).actions == .init(bell: true))
    #expect(try rule(["above": "1", "notify": "yes"]).actions == .init(message: ""))
    #expect(
      try rule(["above": "1", "run": ["a", "b"], "bell": "yes"]).actions
        == .init(bell: true, command: ["a", "b"]))
  }

  @Test func aTextIsComparedWithoutItsWhiteSpace() throws {
    let rule = try rule(["is": "down"])
    let reading = { ValueReading(settings: ValueSettings(), datum: $0) }
    #expect(rule.holds(of: [reading("down\n")]) == true)
    #expect(rule.holds(of: [reading("up")]) == false)
    #expect(rule.holds(of: [reading(.null)]) == nil)
  }

  @Test func itIsDueWhenItsTimeOrQuietEnds() throws {
    var state = AlertState()
    let held = try rule(["above": "90", "for": "2m"])
    #expect(state.due(held, after: noon) == nil)
    _ = state.step(held, holds: true, at: noon)
    #expect(state.due(held, after: noon + 30) == noon + 120)
    let start = LocalTime(noon - 60).hourAndMinute
    let end = LocalTime(noon + 180).hourAndMinute
    let quiet = try rule(["above": "90", "for": "2m", "quiet": .text("\(start)-\(end)")])
    #expect(state.due(quiet, after: noon) == noon + 180)
    let sounds = state.step(quiet, holds: true, at: noon + 180)
    #expect(sounds)
    #expect(state.due(quiet, after: noon + 180) == nil)
  }

  @Test func whatIsAlwaysQuietIsNeverDue() throws {
    let rule = try rule(["above": "90", "quiet": ["00:00-12:00", "12:00-00:00"]])
    var state = AlertState()
    let sounds = state.step(rule, holds: true, at: noon)
    #expect(!sounds)
    #expect(state.due(rule, after: noon) == nil)
  }
}
