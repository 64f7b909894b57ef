import Foundation
import Testing
import WidgetSettings
import WidgetTimeline

@testable import WidgetCatalog

/// Tests of the decisions on one alarm, minute by minute.
@Suite struct AlertStateTests {
  private func rule(_ setting: Setting) throws -> AlertRule {
    try #require(AlertRule.rules(["alert": setting]).first)
  }

  /// Returns the events with their minutes for a condition that holds, does not, or is unknown
  /// (nil) in each minute.
  private func course(
    _ rule: AlertRule, _ holds: [Bool?], from start: Date, clock: (Int) -> Double = { Double($0) }
  ) -> [String] {
    var state = AlertState()
    return holds.enumerated().flatMap { minute, holds -> [String] in
      let now = start + clock(minute) * 60
      let ends = state.read(holds, value: "", at: now, until: now + 65)
      let what = state.turn(rule, at: now)
      return (ends ? ["\(minute) over"] : []) + (what.map { ["\(minute) \($0)"] } ?? [])
    }
  }

  private let noon = Date(timeIntervalSince1970: 1_767_268_800)

  @Test func itSoundsOnceATransition() throws {
    let rule = try rule(["above": "90"])
    #expect(
      course(rule, [false, true, true, true, false, true, true], from: noon)
        == ["1 alarm", "4 over", "5 alarm"])
  }

  @Test func itSoundsWhenItHasHeldLongEnough() throws {
    let rule = try rule(["above": "90", "for": "2m"])
    #expect(
      course(rule, [true, true, false, true, true, true, true], from: noon) == ["5 alarm"])
  }

  @Test func aValueThatFlapsSoundsEachTimeAndNeverWhereItMustHold() throws {
    let flaps = [true, false, true, false, true, false]
    #expect(
      course(try rule(["above": "90"]), flaps, from: noon)
        == ["0 alarm", "1 over", "2 alarm", "3 over", "4 alarm", "5 over"])
    #expect(course(try rule(["above": "90", "for": "2m"]), flaps, from: noon) == [])
  }

  @Test func whatCannotBeReadDoesNotCountAsHeld() throws {
    let rule = try rule(["above": "90", "for": "2m"])
    // Each reading vouches for one minute of two.
    #expect(course(rule, [true, nil, true, nil, true], from: noon) == ["4 alarm"])
    // Of the seven minutes without a reading, only the first and a little more count.
    #expect(course(rule, [true, true], from: noon) { $0 == 0 ? 0 : 8 } == [])
  }

  @Test func whatCannotBeReadIsNotOver() throws {
    let rule = try rule(["above": "90"])
    #expect(course(rule, [true, nil, nil, true, false], from: noon) == ["0 alarm", "4 over"])
  }

  @Test func itRepeatsUntilItIsOver() throws {
    let rule = try rule(["above": "90", "repeat": "2m"])
    #expect(
      course(rule, [true, true, true, nil, nil, true, false, false, false], from: noon)
        == ["0 alarm", "2 again", "4 again", "6 over"])
  }

  @Test func anAcknowledgedAlarmDoesNotRepeat() throws {
    let rule = try rule(["above": "90", "repeat": "1m"])
    var state = AlertState()
    _ = state.read(true, value: "95", at: noon, until: nil)
    #expect(state.turn(rule, at: noon) == .alarm)
    #expect(state.isRinging)
    state.acknowledged = noon + 30
    #expect(!state.isRinging)
    #expect(state.due(rule, after: noon + 30) == nil)
    #expect(state.turn(rule, at: noon + 60) == nil)
    // The alarm is over, and the next one rings.
    let isOver = state.read(false, value: "1", at: noon + 70, until: nil)
    #expect(isOver)
    _ = state.read(true, value: "99", at: noon + 80, until: nil)
    #expect(state.turn(rule, at: noon + 80) == .alarm)
    #expect(state.isRinging)
  }

  @Test func inQuietHoursItWaits() throws {
    // Quiet hours last from a minute before the first reading until three minutes after it, in any
    // zone.
    let start = LocalTime(noon - 60).hourAndMinute
    let end = LocalTime(noon + 180).hourAndMinute
    let quiet: Setting = .text("\(start)-\(end)")
    let rule = try rule(["failed": "yes", "quiet": quiet])
    #expect(course(rule, [true, true, true, true, true], from: noon) == ["3 alarm"])
    #expect(course(rule, [true, true, false, false, false], from: noon) == [])
    let repeated = try self.rule(["failed": "yes", "quiet": quiet, "repeat": "1m"])
    #expect(
      course(repeated, [true, true, true, true, true], from: noon) == ["3 alarm", "4 again"])
  }

  @Test func aClockThatIsSetBackDoesNotMakeItHoldLonger() throws {
    let rule = try rule(["above": "90", "for": "3m"])
    // The third reading is from an hour before.
    let clock = { (minute: Int) in minute < 2 ? Double(minute) : Double(minute) - 60 }
    #expect(
      course(rule, [true, true, true, true, true, true], from: noon, clock: clock) == ["4 alarm"])
  }

  @Test func withoutAnyActionItRings() throws {
    #expect(try rule(["above": "1"]).actions == .init(bell: true))
    #expect(try rule(["above": "1", "notify": "yes"]).actions == .init(message: ""))
    #expect(
      try rule(["above": "1", "run": ["a", "b"], "bell": "yes"]).actions
        == .init(bell: true, command: ["a", "b"]))
  }

  @Test func whatIsDoneWhenItIsOver() throws {
    let alarm: [String: Setting] = ["above": "1", "notify": "CPU is hot", "run": ["page", "me"]]
    func resolved(_ setting: Setting) throws -> AlertRule.Actions? {
      try rule(.mapping(alarm.merging(["resolved": setting]) { $1 })).resolved
    }
    #expect(try rule(.mapping(alarm)).resolved == nil)
    #expect(try resolved("no") == nil)
    // A message that says that the alarm began would be wrong.
    #expect(try resolved("yes") == .init(message: "", command: ["page", "me"]))
    #expect(try resolved("All is well") == .init(message: "All is well"))
    #expect(try resolved(["run": ["page", "off"]]) == .init(command: ["page", "off"]))
  }

  @Test func aTextIsComparedWithoutItsWhiteSpace() throws {
    let rule = try rule(["is": "down"])
    let reading = { ValueReading(settings: ValueSettings(), datum: $0) }
    #expect(rule.holds(of: [reading("down\n")]) == true)
    #expect(rule.holds(of: [reading("up")]) == false)
    #expect(rule.holds(of: [reading(.null)]) == nil)
  }

  @Test(arguments: ["above", "below"])
  func whatIsNoNumberDecidesNothing(key: String) throws {
    let rule = try rule([key: "90"])
    let reading = ValueReading(settings: ValueSettings(), datum: .number(.nan))
    #expect(rule.holds(of: [reading]) == nil)
  }

  @Test func itIsDueWhenItsTimeOrQuietEnds() throws {
    var state = AlertState()
    let held = try rule(["above": "90", "for": "2m"])
    #expect(state.due(held, after: noon) == nil)
    _ = state.read(true, value: "", at: noon, until: nil)
    #expect(state.due(held, after: noon + 30) == noon + 120)
    let start = LocalTime(noon - 60).hourAndMinute
    let end = LocalTime(noon + 180).hourAndMinute
    let quiet = try rule(["above": "90", "for": "2m", "quiet": .text("\(start)-\(end)")])
    #expect(state.due(quiet, after: noon) == noon + 180)
    #expect(state.turn(quiet, at: noon + 180) == .alarm)
    #expect(state.due(quiet, after: noon + 180) == nil)
  }

  @Test func whatIsAlwaysQuietIsNeverDue() throws {
    let rule = try rule(["above": "90", "quiet": ["00:00-12:00", "12:00-00:00"]])
    var state = AlertState()
    _ = state.read(true, value: "", at: noon, until: nil)
    #expect(state.turn(rule, at: noon) == nil)
    #expect(state.due(rule, after: noon) == nil)
  }
}
