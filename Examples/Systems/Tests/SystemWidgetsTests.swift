import Testing
import WidgetSystems

@MainActor
@Suite struct SystemWidgetsTests {
  @Test func kindsHaveNamesOfTheirOwn() {
    let kinds = SystemWidgets().descriptions.map(\.kind)
    #expect(Set(kinds).count == kinds.count)
  }
}
