import Testing
import WidgetArchive

@Suite struct InstanceNameTests {
  private static let mark = "0123456789abcdef0123456789abcdef"

  @Test(arguments: [
    ("cpu/small", "cpu"), ("orders-\(mark)/medium", "orders"),
    ("my-orders-\(mark)/medium", "my-orders"), ("my-orders/medium", "my-orders"),
    ("orders-\(mark)", "orders"), ("orders-\(mark)0", "orders-\(mark)0"),
    ("a-\(mark.dropLast())g/small", "a-\(mark.dropLast())g"),
  ])
  func theWidgetIsWhatStandsBeforeTheMark(_ id: String, _ name: String) {
    #expect(InstanceName.widget(of: id) == name)
  }

  @Test func theMarkTellsConfigurationsApart() {
    let one = InstanceName.mark(kind: "metric", configuration: ["a": "1", "b": "2"])
    #expect(one == InstanceName.mark(kind: "metric", configuration: ["b": "2", "a": "1"]))
    #expect(one != InstanceName.mark(kind: "chart", configuration: ["a": "1", "b": "2"]))
    #expect(one != InstanceName.mark(kind: "metric", configuration: ["a": "12", "b": ""]))
    #expect(one.utf8.count == 32)
  }
}
