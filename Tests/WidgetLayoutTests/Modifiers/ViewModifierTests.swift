import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Modifiers of one's own")
struct ViewModifierTests {
  private struct Framed: ViewModifier {
    @Environment(\.widgetFamily) private var family
    let mark: String

    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        Text(mark)
        content
        Text(family == .systemLarge ? "L" : mark)
      }
    }
  }

  @Test func theContentIsInside() throws {
    try expect(5, 1, "<<a<<") { Text("a").modifier(Framed(mark: "<")).modifier(Framed(mark: "<")) }
  }

  @Test func itReadsTheEnvironment() throws {
    try expect(3, 1, "<aL") {
      Text("a").modifier(Framed(mark: "<")).environment(\.widgetFamily, .systemLarge)
    }
  }

  @Test func theContentMayStandTwiceOrNotAtAll() throws {
    try expect(3, 1, "a a") { Text("a").modifier(Twice()) }
    try expect(1, 1, "a") { Text("a").modifier(EmptyModifier()) }
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content
        content
      }
    }
  }
}
