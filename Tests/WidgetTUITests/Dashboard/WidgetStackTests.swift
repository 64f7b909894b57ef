import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

@Suite("Stacks of widgets")
struct WidgetStackTests {
  private let start = Date(timeIntervalSince1970: 1_773_480_000)

  private func stack(_ names: String...) -> WidgetStack {
    WidgetStack(
      members: names.map {
        ConfiguredInstance(WidgetInstance(id: $0, kind: $0, family: .systemSmall))
      }, titles: names)
  }

  @Test func theMostRelevantIsShown() {
    var stack = stack("Orders", "Agenda", "Backups")
    #expect(stack.title == "Orders 1/3")
    let isChanged = stack.follow([0, 5, 1], at: start)
    #expect(isChanged && stack.top == 1)
    // Nothing is more relevant, so the shown widget stays.
    #expect(!stack.follow([0, 0, 0], at: start) && stack.top == 1)
    #expect(stack.follow([3, 0, 3], at: start) && stack.top == 0)
  }

  @Test func whatWasTurnedToStaysUntilAnotherMattersMost() {
    var stack = stack("Orders", "Agenda", "Backups")
    _ = stack.follow([0, 5, 1], at: start)
    stack.turn(by: 1, [0, 5, 1], at: start)
    #expect(stack.title == "Backups 3/3")
    #expect(!stack.follow([0, 5, 1], at: start + 7200) && stack.top == 2)
    #expect(stack.follow([9, 5, 1], at: start + 7201) && stack.top == 0)
    stack.turn(by: -1, [9, 5, 1], at: start)
    #expect(stack.top == 2)
  }

  /// A provider may say of its entry what it likes, as often as it likes.
  @Test func noProviderUndoesWhatTheUserChose() {
    var stack = stack("Mail", "Shop")
    _ = stack.follow([0, 9], at: start)
    stack.turn(by: 1, [0, 9], at: start)
    for tenth in 0..<6000 {
      let score: Float = tenth % 2 == 0 ? 0 : 9
      let isTurned = stack.follow([0, score], at: start + Double(tenth) / 10)
      #expect(!isTurned)
    }
    #expect(stack.title == "Mail 1/2")
    #expect(stack.choiceEnd(after: start + 599) == start + 600)
    // Then the widgets decide again.
    #expect(stack.choiceEnd(after: start + 600) == nil)
    _ = stack.follow([0, 0], at: start + 600)
    #expect(stack.follow([0, 9], at: start + 600) && stack.title == "Shop 2/2")
  }

  @Test func anAlarmThatBeginsToRingIsShownAtOnce() {
    var stack = stack("Mail", "Backups")
    stack.choose(0, [0, 9], at: start)
    #expect(stack.follow([0, .infinity], at: start + 1) && stack.top == 1)
    // Who turns away from it has seen it.
    stack.turn(by: 1, [0, .infinity], at: start + 2)
    #expect(!stack.follow([0, .infinity], at: start + 3) && stack.top == 0)
    // One that rings again is another alarm, and one of the shown widget changes nothing.
    #expect(!stack.follow([0, 9], at: start + 4) && stack.top == 0)
    #expect(stack.follow([0, .infinity], at: start + 5) && stack.top == 1)
    stack.choose(0, [0, 9], at: start + 6)
    #expect(!stack.follow([.infinity, 9], at: start + 7) && stack.top == 0)
    #expect(!stack.follow([0, 10], at: start + 8) && stack.top == 0)
  }

  @Test func aClockThatWasSetBackProlongsNothing() {
    var stack = stack("Mail", "Shop")
    stack.choose(1, [5, 0], at: start)
    #expect(!stack.follow([0, 5], at: start + 1) && stack.top == 1)
    #expect(stack.choiceEnd(after: start - 3600) == nil)
    #expect(!stack.follow([0, 5], at: start - 3600) && stack.top == 1)
    #expect(stack.follow([5, 0], at: start - 3599) && stack.top == 0)
  }

  /// Whatever a provider says of its entry, it hides no ringing alarm.
  @Test(arguments: [Float.infinity, .nan, 1e38, -1, 0])
  func aRingingAlarmMattersMost(relevance: Float) {
    var stack = stack("Orders", "Backups")
    _ = stack.follow(
      [
        WidgetStack.relevance(relevance, isRinging: false),
        WidgetStack.relevance(nil, isRinging: true),
      ], at: start)
    #expect(stack.top == 1)
  }
}
