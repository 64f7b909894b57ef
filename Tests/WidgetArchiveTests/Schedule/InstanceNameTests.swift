import Testing
import WidgetArchive

@Suite struct InstanceNameTests {
  @Test(arguments: [
    ("cpu/small", "cpu"), ("orders-1f3a9c/medium", "orders"),
    ("my-orders-1f3a9c/medium", "my-orders"),
    ("my-orders/medium", "my-orders"), ("orders-1f3a9c", "orders"), ("a-bcdefg/small", "a-bcdefg"),
  ])
  func theWidgetIsWhatStandsBeforeTheMark(_ id: String, _ name: String) {
    #expect(InstanceName.widget(of: id) == name)
  }

  @Test func theMarkTellsConfigurationsApart() {
    let one = InstanceName.mark(kind: "metric", configuration: ["a": "1", "b": "2"])
    #expect(one == InstanceName.mark(kind: "metric", configuration: ["b": "2", "a": "1"]))
    #expect(one != InstanceName.mark(kind: "chart", configuration: ["a": "1", "b": "2"]))
    #expect(one != InstanceName.mark(kind: "metric", configuration: ["a": "12", "b": ""]))
    #expect(one.utf8.count == 6)
  }
}
