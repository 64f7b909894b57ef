import Testing
import WidgetArchive
import WidgetLayout
import WidgetTimeline

@testable import WidgetTUI

@Suite("Stacks of widgets")
struct WidgetStackTests {
  private func stack(_ names: String...) -> WidgetStack {
    WidgetStack(
      members: names.map {
        ConfiguredInstance(WidgetInstance(id: $0, kind: $0, family: .systemSmall))
      }, titles: names)
  }

  @Test func theMostRelevantIsShown() {
    var stack = stack("Orders", "Agenda", "Backups")
    #expect(stack.title == "Orders 1/3")
    let isChanged = stack.follow([0, 5, 1])
    #expect(isChanged && stack.top == 1)
    // Nothing is more relevant, so the shown widget stays.
    #expect(!stack.follow([0, 0, 0]) && stack.top == 1)
    #expect(stack.follow([3, 0, 3]) && stack.top == 0)
  }

  @Test func whatWasTurnedToStaysUntilAnotherMattersMost() {
    var stack = stack("Orders", "Agenda", "Backups")
    _ = stack.follow([0, 5, 1])
    stack.turn(by: 1, [0, 5, 1])
    #expect(stack.title == "Backups 3/3")
    #expect(!stack.follow([0, 5, 1]) && stack.top == 2)
    #expect(stack.follow([9, 5, 1]) && stack.top == 0)
    stack.turn(by: -1, [9, 5, 1])
    #expect(stack.top == 2)
  }

  /// Whatever a provider says of its entry, it hides no ringing alarm.
  @Test(arguments: [Float.infinity, .nan, 1e38, -1, 0])
  func aRingingAlarmMattersMost(relevance: Float) {
    var stack = stack("Orders", "Backups")
    _ = stack.follow([
      WidgetStack.relevance(relevance, isRinging: false),
      WidgetStack.relevance(nil, isRinging: true),
    ])
    #expect(stack.top == 1)
  }
}
