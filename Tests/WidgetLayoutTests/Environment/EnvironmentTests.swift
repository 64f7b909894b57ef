import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Views read what they inherit")
struct EnvironmentTests {
  private struct FamilyView: View {
    @Environment(\.widgetFamily) private var family
    var body: some View { Text("\(family)") }
  }

  private struct UnitView: View {
    @Environment(\.unit) private var unit
    var body: some View { Text(unit) }
  }

  @Test func theFamilyIsThere() throws {
    try expect(11, 1, "systemSmall") { FamilyView() }
    try expect(12, 1, "systemMedium") {
      FamilyView().environment(\.widgetFamily, .systemMedium)
    }
  }

  @Test func keysOfOnesOwnAreInheritedAndEndWithTheView() throws {
    try expect(5, 1, "lb kg") {
      HStack {
        VStack { UnitView() }.environment(\.unit, "lb")
        UnitView()
      }
    }
  }
}

extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[EnvironmentTests.Key.self] }
    set { self[EnvironmentTests.Key.self] = newValue }
  }
}

extension EnvironmentTests {
  fileprivate struct Key: EnvironmentKey {
    static let defaultValue = "kg"
  }
}
