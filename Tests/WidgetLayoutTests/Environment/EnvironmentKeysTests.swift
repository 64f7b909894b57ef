import FoundationEssentials
import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("SwiftUI's environment keys")
struct EnvironmentKeysTests {
  private struct Probe<Value: Equatable>: View {
    @Environment private var value: Value
    let expected: Value

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ expected: Value) {
      _value = Environment(keyPath)
      self.expected = expected
    }

    var body: some View { Text(value == expected ? "+" : "-") }
  }

  @Test func theirDefaultsAreATerminals() throws {
    try expect(6, 2, "++++++", "++++") {
      HStack(spacing: 0) {
        Probe(\.colorScheme, .dark)
        Probe(\.widgetRenderingMode, .fullColor)
        Probe(\.showsWidgetContainerBackground, true)
        Probe(\.isLuminanceReduced, false)
        Probe(\.layoutDirection, .leftToRight)
        Probe(\.dynamicTypeSize, .large)
      }
      HStack(spacing: 0) {
        Probe(\.sizeCategory, .large)
        Probe(\.isEnabled, true)
        Probe(\.displayScale, 1)
        Probe(\.widgetContentMargins, EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
        Text("  ")
      }
    }
  }

  @Test func theyAreSetByTheirModifiers() throws {
    try expect(4, 1, "++++") {
      HStack(spacing: 0) {
        Probe(\.colorScheme, .light).colorScheme(.light)
        Probe(\.colorScheme, .light).environment(\.colorScheme, .light)
        Probe(\.dynamicTypeSize, .medium).dynamicTypeSize(...DynamicTypeSize.medium)
        Probe(\.isEnabled, false).disabled(false).disabled(true)
      }
    }
  }

  @Test func aURLIsNotOpenedByAPicture() throws {
    let url = try #require(URL(string: "https://shop.example"))
    var isOpened: Bool?
    EnvironmentValues().openURL(url) { isOpened = $0 }
    #expect(isOpened == false)
  }
}
