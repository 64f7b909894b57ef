import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

@Suite("Instances that come, go and change")
struct InstanceChangeTests {
  private func instance(_ id: String, store: String = "Main") -> WidgetInstance {
    WidgetInstance(
      id: id, kind: "orders", family: .systemSmall, configuration: ["store": store])
  }

  @Test func areFoundByComparingTwoLists() {
    let before = [instance("a"), instance("b"), instance("c")]
    let after = [instance("b", store: "Other"), instance("c"), instance("d")]
    #expect(
      InstanceChange.changes(from: before, to: after) == [
        .removed(instance("a")),
        .reconfigured(from: instance("b"), to: instance("b", store: "Other")),
        .added(instance("d")),
      ])
    #expect(InstanceChange.changes(from: before, to: before.reversed()).isEmpty)
  }

  @Test func twoAlikeAreTwo() {
    let both = [instance("orders"), instance("orders#2")]
    #expect(
      InstanceChange.changes(from: both, to: [both[0]]) == [.removed(instance("orders#2"))])
    #expect(
      InstanceChange.changes(from: [both[1]], to: both) == [.added(instance("orders"))])
  }
}
