import Testing

@testable import WidgetSources

struct FleetRowsTests {
  private func row(_ instance: String, _ machine: String, _ content: String) -> FleetRow {
    FleetRow(
      key: FleetKey(instance, machine: machine), generation: 1, content: content, asker: "a",
      read: 1, due: nil, skew: 0)
  }

  @Test func whatIsGoneIsForgotten() {
    var rows = FleetRows()
    for row in [row("load", "", "1"), row("load", "one", "22"), row("disk", "one", "333")] {
      rows[row.key] = row
    }
    #expect(rows.size == 6)
    rows.replace(["load", "disk"], ofMachines: ["load"], by: [row("load", "two", "4444")])
    #expect(rows.ofMachines("load").map(\.key.machine) == ["two"])
    // Rows of machines were read of the first instance alone, and what all share stays.
    #expect(rows.ofMachines("disk").map(\.content) == ["333"])
    #expect(rows[FleetKey("load")]?.content == "1")
    #expect(rows.size == 8)
    rows[FleetKey("load", machine: "two")] = nil
    #expect(rows.size == 4 && rows.ofMachines("load").isEmpty)
  }
}
