import Testing
import WidgetTimeline

@testable import WidgetTUI

/// What is published of a widget's values.
@Suite struct PublishedMessagesTests {
  /// Metrics with the same labels would be refused with the whole file.
  @Test(arguments: [
    (["orders"], ["orders"]), ([""], [""]), (["open", "new"], ["open", "new"]),
    (["orders", "orders"], ["orders 1", "orders 2"]),
    (["a", "orders", "orders 2", "orders"], ["a", "orders 3", "orders 2", "orders 4"]),
  ])
  func namesOfValuesDiffer(given: [String], names: [String]) {
    let values = given.map { EntryValue(name: $0, number: 1, text: "1", unit: "") }
    #expect(PublishedMessages.names(of: values) == names)
  }
}
